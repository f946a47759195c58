/** The app's icons: 20×20, drawn in the current colour, silent for assistive technology. */
import type { ReactNode } from 'react'

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 20 20" width="20" height="20" fill="currentColor">
      {children}
    </svg>
  )
}

function Stroked({ path }: { readonly path: string }) {
  return (
    <Icon>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Icon>
  )
}

export const PlayIcon = () => (
  <Icon>
    <path d="M6 4.2v11.6a.8.8 0 0 0 1.2.7l9.2-5.8a.8.8 0 0 0 0-1.4L7.2 3.5a.8.8 0 0 0-1.2.7Z" />
  </Icon>
)

export const PauseIcon = () => (
  <Icon>
    <rect x="5" y="4" width="3.4" height="12" rx="0.8" />
    <rect x="11.6" y="4" width="3.4" height="12" rx="0.8" />
  </Icon>
)

export const StepForwardIcon = () => (
  <Icon>
    <path d="M5 5.2v9.6a.7.7 0 0 0 1.1.6l7-4.8a.7.7 0 0 0 0-1.2l-7-4.8a.7.7 0 0 0-1.1.6Z" />
    <rect x="13.8" y="4.5" width="2" height="11" rx="0.6" />
  </Icon>
)

export const StepBackIcon = () => (
  <Icon>
    <path d="M15 5.2v9.6a.7.7 0 0 1-1.1.6l-7-4.8a.7.7 0 0 1 0-1.2l7-4.8a.7.7 0 0 1 1.1.6Z" />
    <rect x="4.2" y="4.5" width="2" height="11" rx="0.6" />
  </Icon>
)

export const ToStartIcon = () => (
  <Icon>
    <path d="M10.3 5.7v8.6a.6.6 0 0 1-1 .5L4.6 10.5a.6.6 0 0 1 0-1l4.8-4.3a.6.6 0 0 1 1 .5Z" />
    <path d="M17 5.7v8.6a.6.6 0 0 1-1 .5l-4.8-4.3a.6.6 0 0 1 0-1L16 5.2a.6.6 0 0 1 1 .5Z" />
    <rect x="2" y="4.8" width="1.6" height="10.4" rx="0.5" />
  </Icon>
)

export const ToEndIcon = () => (
  <Icon>
    <path d="M9.7 5.7v8.6a.6.6 0 0 0 1 .5l4.8-4.3a.6.6 0 0 0 0-1l-4.8-4.3a.6.6 0 0 0-1 .5Z" />
    <path d="M3 5.7v8.6a.6.6 0 0 0 1 .5l4.8-4.3a.6.6 0 0 0 0-1L4 5.2a.6.6 0 0 0-1 .5Z" />
    <rect x="16.4" y="4.8" width="1.6" height="10.4" rx="0.5" />
  </Icon>
)

export const StopIcon = () => (
  <Icon>
    <rect x="5" y="5" width="10" height="10" rx="1.6" />
  </Icon>
)

export const UndoIcon = () => <Stroked path="M7.5 4 3.8 7.7l3.7 3.7M4.2 7.7h7.3a4.2 4.2 0 0 1 0 8.4H9" />
export const RedoIcon = () => <Stroked path="m12.5 4 3.7 3.7-3.7 3.7M15.8 7.7H8.5a4.2 4.2 0 0 0 0 8.4H11" />
export const ClearIcon = () => (
  <Stroked path="M4.5 5.5h11M8 5.5V4h4v1.5M6 5.5l.7 10.5h6.6L14 5.5M8.7 8.5v4.7M11.3 8.5v4.7" />
)
export const ResetIcon = () => <Stroked path="M4.3 10a5.7 5.7 0 1 0 1.9-4.2L4 7.8M4 3.8v4h4" />
export const EraseIcon = () => (
  <Stroked path="M7 5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H7l-4.5-5L7 5ZM9.5 8l4 4M13.5 8l-4 4" />
)
export const PasteIcon = () => <Stroked path="M7.5 4h-2v13h9V4h-2M7.5 2.8h5v2.4h-5zM8 9h4M8 12h4" />
export const CopyIcon = () => <Stroked path="M7 7h9v9.5H7zM13 7V3.5H4V13h3" />
export const CheckIcon = () => <Stroked path="m4 10.5 4 4 8-9" />
export const SystemThemeIcon = () => (
  <Icon>
    <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 1.6v10.8a5.4 5.4 0 0 1 0-10.8Z" />
  </Icon>
)
export const LightThemeIcon = () => (
  <Stroked path="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />
)
export const DarkThemeIcon = () => <Stroked path="M16.5 11.8A7 7 0 1 1 8.2 3.5a5.6 5.6 0 0 0 8.3 8.3Z" />
export const ZoomInIcon = () => (
  <Stroked path="M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6ZM12.8 12.8l4 4M8.8 6.6v4.4M6.6 8.8h4.4" />
)
export const ZoomOutIcon = () => (
  <Stroked path="M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6ZM12.8 12.8l4 4M6.6 8.8h4.4" />
)
export const FitIcon = () => <Stroked path="M3 5v10M17 5v10M6 10h8M8 8l-2 2 2 2M12 8l2 2-2 2" />
export const LoopIcon = () => (
  <Stroked path="M6 6h7a3.5 3.5 0 0 1 3.5 3.5M14 14H7a3.5 3.5 0 0 1-3.5-3.5M8 3.8 5.8 6 8 8.2M12 11.8l2.2 2.2-2.2 2.2" />
)
export const ChevronIcon = () => <Stroked path="m5 12.5 5-5 5 5" />
