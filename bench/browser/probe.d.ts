import type { Probe } from './probe.mjs'

declare global {
  interface Window {
    readonly probe: Probe
  }
}
