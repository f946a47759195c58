import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)

export const hitsEn = {
  hits: 'Hits so far',
  hit: (event: number) => `event ${number(event)}`,
  more: (more: number) => `${number(more)} more ${plural(more, 'is', 'are')} marked on the timeline.`,
}
