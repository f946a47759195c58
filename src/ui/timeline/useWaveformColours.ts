import type { DetailColours } from './drawDetail.ts'
import { useCachedStyle } from './useKeptStyle.ts'

/** Reads the colours of a canvas from the style sheet. */
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
