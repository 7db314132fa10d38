/** How long an issue is on its way to all its readers, as it is said: under two minutes there is nothing to count. */
export type SendingTime = { unit: 'soon' } | { unit: 'minutes' | 'hours'; time: number }

/** Up to this many minutes it is minutes that are counted. */
const mostMinutes = 119

export const sendingTime = (readers: number, perMinute: number): SendingTime => {
  const minutes = Math.ceil(readers / perMinute)
  if (minutes <= 1) return { unit: 'soon' }
  if (minutes <= mostMinutes) return { unit: 'minutes', time: minutes }
  return { unit: 'hours', time: Math.round(minutes / 60) }
}
