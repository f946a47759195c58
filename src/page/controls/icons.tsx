/** Icons, and functions that make more: 20×20, in the current colour, hidden from assistive technology. */
import type { ReactElement } from 'react'

/** Makes an icon from an SVG shape. */
export const icon = (shape: ReactElement) => () => (
  <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" fill="currentColor">
    {shape}
  </svg>
)

const filled = (path: string) => icon(<path d={path} />)

/** Makes an icon from a path, stroked with the common line width. */
export const strokedIcon = (path: string) =>
  icon(
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
  )

const bar = (left: number, width: number, height = 12) => (
  <rect x={left} y={10 - height / 2} width={width} height={height} rx="0.7" />
)

const mirrored = (shape: ReactElement) => <g transform="matrix(-1 0 0 1 20 0)">{shape}</g>

const step = (
  <>
    <path d="M5 5.2v9.6a.7.7 0 0 0 1.1.6l7-4.8a.7.7 0 0 0 0-1.2l-7-4.8a.7.7 0 0 0-1.1.6Z" />
    {bar(13.8, 2, 11)}
  </>
)

const toEnd = (
  <>
    <path d="M9.7 5.7v8.6a.6.6 0 0 0 1 .5l4.8-4.3a.6.6 0 0 0 0-1l-4.8-4.3a.6.6 0 0 0-1 .5Zm-6.7 0v8.6a.6.6 0 0 0 1 .5l4.8-4.3a.6.6 0 0 0 0-1L4 5.2a.6.6 0 0 0-1 .5Z" />
    {bar(16.4, 1.6, 10.4)}
  </>
)

export const PlayIcon = filled(
  'M6 4.2v11.6a.8.8 0 0 0 1.2.7l9.2-5.8a.8.8 0 0 0 0-1.4L7.2 3.5a.8.8 0 0 0-1.2.7Z',
)
export const PauseIcon = icon(
  <>
    {bar(5, 3.4)}
    {bar(11.6, 3.4)}
  </>,
)
export const StepForwardIcon = icon(step)
export const StepBackIcon = icon(mirrored(step))
export const ToEndIcon = icon(toEnd)
export const ToStartIcon = icon(mirrored(toEnd))
export const StopIcon = icon(bar(5, 10, 10))
export const SystemThemeIcon = filled('M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 1.6v10.8a5.4 5.4 0 0 1 0-10.8Z')
export const UndoIcon = strokedIcon('M7.5 4 3.8 7.7l3.7 3.7M4.2 7.7h7.3a4.2 4.2 0 0 1 0 8.4H9')
export const RedoIcon = strokedIcon('m12.5 4 3.7 3.7-3.7 3.7M15.8 7.7H8.5a4.2 4.2 0 0 0 0 8.4H11')
export const ClearIcon = strokedIcon(
  'M4.5 5.5h11M8 5.5V4h4v1.5M6 5.5l.7 10.5h6.6L14 5.5M8.7 8.5v4.7M11.3 8.5v4.7',
)
export const ResetIcon = strokedIcon('M4.3 10a5.7 5.7 0 1 0 1.9-4.2L4 7.8M4 3.8v4h4')
export const PasteIcon = strokedIcon('M7.5 4h-2v13h9V4h-2M7.5 2.8h5v2.4h-5zM8 9h4M8 12h4')
export const ShareIcon = strokedIcon('M10 12V3M7 5.5l3-3 3 3M7 9H4.5v8h11V9H13')
export const CheckIcon = strokedIcon('m4 10.5 4 4 8-9')
export const LightThemeIcon = strokedIcon(
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5m0 13V18M2 10h1.5m13 0H18M4.3 4.3l1.1 1.1m9.2 9.2 1.1 1.1m-11.4 0 1.1-1.1m9.2-9.2 1.1-1.1',
)
export const DarkThemeIcon = strokedIcon('M16.5 11.8A7 7 0 1 1 8.2 3.5a5.6 5.6 0 0 0 8.3 8.3Z')
export const ZoomInIcon = strokedIcon(
  'M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6ZM12.8 12.8l4 4M8.8 6.6v4.4M6.6 8.8h4.4',
)
export const ZoomOutIcon = strokedIcon(
  'M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6ZM12.8 12.8l4 4M6.6 8.8h4.4',
)
export const FitIcon = strokedIcon('M3 5v10M17 5v10M6 10h8M8 8l-2 2 2 2M12 8l2 2-2 2')
export const LoopIcon = strokedIcon(
  'M6 6h7a3.5 3.5 0 0 1 3.5 3.5M14 14H7a3.5 3.5 0 0 1-3.5-3.5M8 3.8 5.8 6 8 8.2M12 11.8l2.2 2.2-2.2 2.2',
)
export const MoreIcon = icon(
  <>
    {[4.5, 10, 15.5].map((cx) => (
      <circle key={cx} cx={cx} cy="10" r="1.6" />
    ))}
  </>,
)
export const ChevronIcon = strokedIcon('m5 12.5 5-5 5 5')
export const GridIcon = strokedIcon('M4 4h12v12H4zM4 8h12M4 12h12M8 4v12M12 4v12')
