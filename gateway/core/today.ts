const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' })

let last = { second: Number.NaN, day: '' }

/** The calendar day, `YYYY-MM-DD`, on the charity's clock. Days begin with a second: of each is looked up once. */
export const dayOf = (instant: Date): string => {
  const second = Math.floor(instant.getTime() / 1000)
  if (second !== last.second) last = { second, day: calendar.format(instant) }
  return last.day
}
