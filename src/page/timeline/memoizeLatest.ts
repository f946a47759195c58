/** Memoizes the latest call: the timeline draws the part before the playhead and the rest from the same result. */
export function memoizeLatest<Parts extends readonly unknown[], Made>(
  make: (...parts: Parts) => Made,
): (...parts: Parts) => Made {
  let kept: { readonly parts: Parts; readonly made: Made } | undefined
  return (...parts) => {
    if (!kept?.parts.every((part, index) => part === parts[index])) kept = { parts, made: make(...parts) }
    return kept.made
  }
}
