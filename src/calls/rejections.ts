/// <reference lib="webworker" />

declare const self: DedicatedWorkerGlobalScope

/** Rethrows unhandled rejections as errors, because only uncaught errors reach the page. */
export function throwRejections(): void {
  self.addEventListener('unhandledrejection', ({ reason }) => {
    setTimeout(() => {
      throw reason
    })
  })
}
