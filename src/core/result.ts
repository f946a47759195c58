/** Success with a value, or failure with an error that can be told to the user: a code and a place, never prose. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function failure<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}

/** Ends a switch over a union: a compile error where a case is missing, a throw where the types were lied to. */
export function assertNever(impossible: never): never {
  throw new TypeError(`Unexpected case: ${JSON.stringify(impossible)}`)
}
