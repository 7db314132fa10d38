const calendar = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Tbilisi',
})

/** The day it is at the charity, `YYYY-MM-DD`. Put together here: how a browser orders the parts is its own matter. */
export const dayAtCharity = (instant: Date): string => {
  const parts = new Map(calendar.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

const hour = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tbilisi',
})

/** The hour of the day it is at the charity, 0 to 23. */
export const hourAtCharity = (instant: Date): number => Number(hour.format(instant))

/** How many days lie between two, `YYYY-MM-DD`. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)

const wall = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Tbilisi',
})

/** What the clock of Tbilisi shows, `HH:MM`. */
export const timeAtCharity = (instant: Date): string => wall.format(instant).slice(11, 16)

/** The moment when the clock of Tbilisi shows a day, `YYYY-MM-DD`, and a time, `HH:MM`; null where that is none. */
export const momentAtCharity = (day: string, time: string): Date | null => {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asIfUtc)) return null
  const ahead = Date.parse(`${wall.format(new Date(asIfUtc)).replace(' ', 'T')}Z`) - asIfUtc
  return new Date(asIfUtc - ahead)
}
