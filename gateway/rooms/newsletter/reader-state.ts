/** Whether a reader is written to, worked out in SQL of a row's columns. */
export const readerState = (column: (name: string) => string): string => {
  const [askedAt, confirmedAt] = [column('asked_at'), column('confirmed_at')]
  return `case when ${column('unreachable_since')} is not null then 'unreachable'
    when ${confirmedAt} is not null then 'confirmed' when ${askedAt} is not null then 'waiting' else 'earlier' end`
}
