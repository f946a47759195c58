export const presentEn = {
  name: 'Presentation',
  hint: 'The page lies behind. The keys for playing and stepping work. Escape ends the presentation.',
  end: 'End',
  ended: 'The presentation has ended.',
}
