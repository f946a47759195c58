interface TrustedTypesFactory {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules
}

declare global {
  /** Trusted Types, in browsers that have them. */
  var trustedTypes: TrustedTypesFactory | undefined
}

/**
 * Rules whose results the page's security policy lets through, where there is one.
 * @param name listed there; each can be taken once a page
 */
export function trustedRules<Rules extends object>(name: string, rules: Rules): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules
}
