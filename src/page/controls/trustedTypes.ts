interface TrustedTypesFactory {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules
}

declare global {
  /** Undefined in browsers that do not support Trusted Types. */
  var trustedTypes: TrustedTypesFactory | undefined
}

/**
 * Creates a Trusted Types policy, whose results the page's security policy accepts; returns the bare rules if
 * unsupported.
 * @param name of the policy, listed in the security policy; can be created once per page
 */
export function trustedRules<Rules extends object>(name: string, rules: Rules): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules
}
