/** As much as search engines show, in characters. */
const longest = 160

/** The beginning of a text in one line, ended between two words. */
export const summaryOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).toWellFormed()
  return `${whole.replace(/[.,:;…]+$/, '')}…`
}
