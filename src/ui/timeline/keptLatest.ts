/** Memoizes the latest call: the played part and the rest are drawn one after the other from the same result. */
export function memoizeLatest<Parts extends readonly unknown[], Made>(
  make: (...of: Parts) => Made,
): (...of: Parts) => Made {
  let kept: { readonly of: Parts; readonly made: Made } | undefined
  return (...of) => {
    if (!kept?.of.every((part, index) => part === of[index])) kept = { of, made: make(...of) }
    return kept.made
  }
}
