/** Texts about lost background work. */
export const backgroundEn = {
  failure: (reason: string) =>
    `The calculation in the background failed (${reason}). The next press of a button here starts it again.`,
}
