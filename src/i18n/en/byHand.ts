export const byHandEn = {
  copyTitle: 'Copy this text',
  copyHint:
    'The browser blocked copying. The text is selected: press Ctrl+C (⌘C), or hold it down and choose Copy.',
  fileTitle: (name: string) => `Keep ${name}`,
  textHint: 'The content of the file is selected. Copy it, and paste it where you want to keep it.',
  pictureHint: 'Hold the picture down, or click it with the right button, to save or copy it.',
  unshownHint:
    'This file cannot be shown here. Open this page in a browser of its own, such as Chrome or Safari, to save it.',
  text: 'Text to copy',
  picture: 'The picture',
  send: 'Send file…',
  saved: (name: string) => `${name} went to your downloads.`,
  missing: 'If it is not there:',
  show: 'Show it here',
}
