import type { EntityManager } from 'typeorm'
import { defaultLocale, type Locale } from '../../../schema/locales.ts'
import { languageOf } from '../../database/language-of.ts'
import type { GivenDonor } from './given.ts'
import type { ImportedGift } from './import-choices.ts'

/** Of those among the givers who are known already. */
const known = `
  select each.id, ${languageOf('r')} as locale
  from jsonb_to_recordset($1::jsonb) as each(id uuid, name text, "emailKey" text)
    join people p on p.fingerprint = donor_person(each."emailKey", each.name)
    join people r on r.id = p.root_id`

/** Nobody whose name is written in Georgian letters is written to in English. */
const byName = (name: string | null | undefined, otherwise: Locale): Locale =>
  /\p{Script=Georgian}/u.test(name ?? '') ? 'ka' : otherwise

type Giver = Pick<GivenDonor, 'name' | 'emailKey'> & { id: string }

const spokenBy = async (manager: EntityManager, givers: readonly Giver[]): Promise<Map<string, Locale>> => {
  const rows = await manager.query<{ id: string; locale: Locale }[]>(known, [JSON.stringify(givers)])
  return new Map(rows.map(({ id, locale }) => [id, locale]))
}

/** A gift that a colleague writes down, in the language of whoever gave it; of whom nothing tells it, in that of the screen. */
export const inLanguageOf = async (manager: EntityManager, id: string, donor: GivenDonor): Promise<Locale> =>
  (await spokenBy(manager, [{ ...donor, id }])).get(id) ?? byName(donor.name, donor.locale)

/**
 * The gifts of a file, each in the language of whoever gave it: nobody has chosen one there, and that of whoever imports it is no
 * donor's. What was promised is in the language of the promise.
 */
export const inLanguages = async (
  manager: EntityManager,
  gifts: readonly ImportedGift[],
): Promise<ImportedGift[]> => {
  const givers = gifts.flatMap(({ id, donor, pledge }) => (donor && !pledge ? [{ id, ...donor }] : []))
  const spoken = await spokenBy(manager, givers)
  return gifts.map((gift) => {
    if (gift.pledge) return gift
    const locale = spoken.get(gift.id) ?? byName(gift.donor?.name, defaultLocale)
    return { ...gift, locale, donor: gift.donor && { ...gift.donor, locale } }
  })
}
