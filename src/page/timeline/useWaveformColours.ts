import type { DetailColours } from './drawDetail.ts'
import { useCachedStyle } from './useCachedStyle.ts'

/** Returns a cached reader of a canvas's colours, set by the style sheet as colours of its text, border and so on. */
export const useWaveformColours = () => useCachedStyle(coloursOf)

function coloursOf(canvas: HTMLCanvasElement): DetailColours {
  const { color, textDecorationColor, borderColor, outlineColor, caretColor } = getComputedStyle(canvas)
  return {
    line: color,
    band: textDecorationColor,
    body: borderColor,
    placed: outlineColor,
    backtracked: caretColor,
  }
}
