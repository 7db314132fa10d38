/** The address of a list once something else is chosen: from its first page on. Empty, or null, is not in it. */
export const changedAddress = (
  params: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.delete('after')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
