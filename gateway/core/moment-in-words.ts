import { dayInWords } from '../../schema/days-in-words.ts'
import type { Locale } from '../../schema/locales.ts'
import { dayOf } from './today.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tbilisi',
})

/** A moment on the charity's clock: `2 Dec 2026, 01:30`, `2026 წლის 2 დეკემბერი, 01:30`. */
export const momentInWords = (moment: Date, locale: Locale): string =>
  `${dayInWords(dayOf(moment), locale)}, ${clock.format(moment)}`
