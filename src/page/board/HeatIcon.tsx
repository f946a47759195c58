import { icon } from '../controls/icons.tsx'

/** Icon of the heat map: cells of different intensity. */
export const HeatIcon = icon(
  <>
    <path d="M3 3h6.5v6.5H3Z" opacity="0.25" />
    <path d="M10.5 3H17v6.5h-6.5ZM3 10.5h6.5V17H3Z" opacity="0.55" />
    <path d="M10.5 10.5H17V17h-6.5Z" />
  </>,
)
