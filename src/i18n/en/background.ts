/** For work in the background that is lost. */
export const backgroundEn = {
  failure: (reason: string) =>
    `The calculation in the background failed (${reason}). The next press of a button here starts it again.`,
}
