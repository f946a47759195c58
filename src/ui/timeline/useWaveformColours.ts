import type { DetailColours } from './drawDetail.ts'
import { useKeptStyle } from './useKeptStyle.ts'

/** Reads the colours of a canvas from the style sheet. */
export const useWaveformColours = () => useKeptStyle(coloursOf)

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
