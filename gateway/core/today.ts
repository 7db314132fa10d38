const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' })

/** The calendar day, `YYYY-MM-DD`, on the charity's clock. */
export const dayOf = (instant: Date): string => calendar.format(instant)
