/// <reference lib="webworker" />

declare const self: DedicatedWorkerGlobalScope

/** The page hears of errors that nobody catches, but not of such rejections: makes the one of the other. */
export function throwRejections(): void {
  self.addEventListener('unhandledrejection', ({ reason }) => {
    setTimeout(() => {
      throw reason
    })
  })
}
