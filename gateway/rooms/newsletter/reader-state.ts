/** Whether a reader has confirmed, worked out in SQL of when they were asked and when they did. */
export const readerState = (askedAt: string, confirmedAt: string): string =>
  `case when ${confirmedAt} is not null then 'confirmed' when ${askedAt} is not null then 'waiting' else 'earlier' end`
