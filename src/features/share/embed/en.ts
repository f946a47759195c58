export const embedEn = {
  open: 'Open in Backdoku',
}
