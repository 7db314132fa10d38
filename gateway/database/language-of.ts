/** Of all who were merged into a person. */
export const giftsOf = 'people m join donations d on d.person_id = m.id'

/** Of a person without an address: of the first who has one among those who were merged into them. */
const ofTheirs = (value: string, person: string): string =>
  `(select ${value} from people m where m.root_id = ${person}.id and m.email is not null
    order by m.merged_at, m.id limit 1)`

/** Where a person is written to: they themselves, or whoever was merged into them. Taken apart, each has their own again. */
export const addressOf = (person: string): string =>
  `coalesce(${person}.email, ${ofTheirs('m.email', person)})`

/** What the team has said of their language, of whoever is told of by the table `person`. */
const toldOf = (person: string): string => `(select h.told_locale from people h where h.id = ${person}.id)`

/** The same of whoever gave the gift that is told of by the table `gift`. */
export const toldOfGiver = (gift: string): string =>
  `(select h.told_locale from people g join people h on h.id = g.root_id where g.id = ${gift}.person_id)`

/** The language of a person where nobody may be told of their address. */
export const openLanguageOf = (person: string): string => `coalesce(${toldOf(person)}, ${person}.locale)`

/** The language that was written down of a person: whose the address is, theirs is the language. The team's word goes before. */
export const ownLanguageOf = (person: string): string =>
  `coalesce(${person}.told_locale, case when ${person}.email is null
    then ${ofTheirs('coalesce(m.told_locale, m.locale)', person)} end, ${person}.locale)`

/**
 * The language of a person: what the team has said of it, else what they have last promised a gift in, which is their own word;
 * what a colleague wrote down of them may be in theirs.
 */
export const languageOf = (person: string): string => `coalesce(${person}.told_locale, (
  select g.locale from ${giftsOf} join pledges g on g.donation_id = d.id
  where m.root_id = ${person}.id order by d.received_at desc, d.id desc limit 1), ${ownLanguageOf(person)})`
