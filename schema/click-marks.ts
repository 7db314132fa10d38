/** What social networks, advertisements, search engines and newsletters hang on a link, most of them another to each reader. */
const mark =
  /^(?:utm_\w+|fbclid|igshid|igsh|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|srsltid|msclkid|yclid|ysclid|twclid|ttclid|li_fat_id|mc_[ce]id|_gl)(?:=|$)/

/** Before anything is taken apart: hardly an address has any. */
const mayHaveMarks = /[?&](?:utm_|[a-z]*clid|igsh|gclsrc|gbraid|wbraid|gad_|srsltid|li_fat_id|mc_|_gl)/

/**
 * An address, or its query alone, without what only counts who follows it, which no page of ours reads: so all who come by
 * such links are shown one page. The rest is left as it was written.
 */
export const withoutClickMarks = (address: string): string => {
  if (!mayHaveMarks.test(address)) return address
  const [path = '', ...queries] = address.split('?')
  const parts = queries.join('?').split('&')
  const left = parts.filter((part) => !mark.test(part)).join('&')
  return left === '' ? path : `${path}?${left}`
}
