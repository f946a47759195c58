/** Lets the open panel put its tools into the bar, before and after the menu of programs. */
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

interface BarPlaces {
  /** Null until the bar is rendered. */
  readonly start: HTMLElement | null
  readonly end: HTMLElement | null
}

export const BarPlacesContext = createContext<BarPlaces>({ start: null, end: null })

interface InBarProps {
  readonly place: keyof BarPlaces
  readonly children: ReactNode
}

/** Renders its children in the bar above the panel. */
export function InBar({ place, children }: InBarProps) {
  const element = useContext(BarPlacesContext)[place]
  return element && createPortal(children, element)
}
