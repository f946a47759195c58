/** Icons of the Program panel; those for going backwards are mirrored. */
import type { ComponentType, ReactElement } from 'react'
import type { SteppingWords } from '../words/stepping.ts'

function StrokedIcon({ back, children }: { readonly back?: boolean; readonly children: ReactElement }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g transform={back === true ? 'matrix(-1 0 0 1 20 0)' : undefined}>{children}</g>
    </svg>
  )
}

const dot = (cx: number, cy: number) => <circle cx={cx} cy={cy} r="2" fill="currentColor" stroke="none" />

/** Icon of Step into: an arrow to the next line, down into a call. */
const into = (
  <>
    <path d="M3.5 4.5h6a3.5 3.5 0 0 1 3.5 3.5v4M10 9.5l3 3 3-3" />
    {dot(13, 16.5)}
  </>
)

/** Icon of Step over: an arc over a call. */
const over = (
  <>
    <path d="M3 11a6.8 6.8 0 0 1 13-1.5M16.7 5v4.8h-4.8" />
    {dot(10, 15)}
  </>
)

/** Icon of Step out: an arrow up and out of a call. */
const out = (
  <>
    <path d="M7 12.5V8.5A3.5 3.5 0 0 1 10.5 5h5.5M13 2l3 3-3 3" />
    {dot(7, 16.5)}
  </>
)

/** Icon of Continue: a triangle in front of a breakpoint. */
const onwards = (
  <>
    <path d="M3 4.5v11l8-5.5Z" fill="currentColor" />
    <circle cx="15.5" cy="10" r="2.6" fill="currentColor" stroke="none" />
  </>
)

export const EditIcon = () => (
  <StrokedIcon>
    <path d="M4 16l.8-3.4 8.4-8.4 2.6 2.6-8.4 8.4ZM11.4 6l2.6 2.6" />
  </StrokedIcon>
)

export const STEPPING_ICONS: Readonly<Record<keyof SteppingWords['commands'], ComponentType>> = {
  reverseContinue: () => <StrokedIcon back>{onwards}</StrokedIcon>,
  outBack: () => <StrokedIcon back>{out}</StrokedIcon>,
  overBack: () => <StrokedIcon back>{over}</StrokedIcon>,
  intoBack: () => <StrokedIcon back>{into}</StrokedIcon>,
  into: () => <StrokedIcon>{into}</StrokedIcon>,
  over: () => <StrokedIcon>{over}</StrokedIcon>,
  out: () => <StrokedIcon>{out}</StrokedIcon>,
  continue: () => <StrokedIcon>{onwards}</StrokedIcon>,
}
