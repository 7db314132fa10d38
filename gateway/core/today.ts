const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' })

let last = { second: Number.NaN, day: '' }

/** The calendar day, `YYYY-MM-DD`, on the charity's clock. Days begin with a second: of each is looked up once. */
export const dayOf = (instant: Date): string => {
  const second = Math.floor(instant.getTime() / 1000)
  if (second !== last.second) last = { second, day: calendar.format(instant) }
  return last.day
}

const clockOfDay = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'Asia/Tbilisi',
})

/** What the charity's clock shows, `HH:MM`. */
export const timeOf = (instant: Date): string => clockOfDay.format(instant)
