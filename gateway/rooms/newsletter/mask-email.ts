/** Enough of an address for its owner to know it again: whoever is shown a link of theirs learns no address. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}…${email.slice(at)}`
}
