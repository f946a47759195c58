/** Success with a value, or failure with an error as data (for example a code and its position), never as prose. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function failure<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}

/** Ends an exhaustive switch over a union: a missing case fails to compile; a value outside the union throws. */
export function assertNever(impossible: never): never {
  throw new TypeError(`Unexpected case: ${JSON.stringify(impossible)}`)
}
