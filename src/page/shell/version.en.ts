export const versionEn = {
  heading: 'New version',
  ready: 'A new version is ready.',
  take: 'Reload',
  later: 'Later',
}
