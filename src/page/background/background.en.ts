export const backgroundEn = {
  failure: (reason: string) =>
    `Background calculation failed (${reason}). Press any button of this panel to restart it.`,
}
