/** Of all who were merged into a person. */
export const giftsOf = 'people m join donations d on d.person_id = m.id'

/**
 * The language of a person: what they have last promised a gift in is their own word; what a colleague wrote down of them may be in
 * theirs.
 */
export const languageOf = (person: string): string => `coalesce((
  select g.locale from ${giftsOf} join pledges g on g.donation_id = d.id
  where m.root_id = ${person}.id order by d.received_at desc, d.id desc limit 1), ${person}.locale)`
