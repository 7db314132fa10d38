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
