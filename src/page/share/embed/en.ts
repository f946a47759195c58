export const embedEn = {
  open: 'Open in Backdoku',
  waits: 'Runs in your browser',
}
