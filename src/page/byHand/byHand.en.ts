export const byHandEn = {
  copyTitle: 'Copy this text',
  copyHint:
    'The browser blocked copying. The text is selected: press Ctrl+C (⌘C), or press and hold it and choose Copy.',
  fileTitle: (name: string) => `Keep ${name}`,
  textHint: 'The file’s content is selected. Copy it and paste it where you want to save it.',
  pictureHint: 'Right-click the picture, or press and hold it, to save or copy it.',
  unshownHint:
    'This file cannot be shown here. To save it, open this page in a browser such as Chrome or Safari.',
  text: 'Text to copy',
  picture: 'The picture',
  send: 'Send file…',
  saved: (name: string) => `${name} is in your downloads.`,
  missing: 'If it is not there:',
  show: 'Show it here',
}
