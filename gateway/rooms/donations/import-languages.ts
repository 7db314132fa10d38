import type { EntityManager } from 'typeorm'
import { defaultLocale, type Locale } from '../../../schema/locales.ts'
import { languageOf } from '../../database/language-of.ts'
import type { ImportedGift } from './import-choices.ts'

/** Of those among the givers who are known already. */
const known = `
  select each.id, ${languageOf('r')} as locale
  from jsonb_to_recordset($1::jsonb) as each(id uuid, name text, "emailKey" text)
    join people p on p.fingerprint = donor_person(each."emailKey", each.name)
    join people r on r.id = p.root_id`

/** Nobody whose name a bank writes in Georgian letters is written to in English. */
const byName = (name: string | null | undefined): Locale =>
  /\p{Script=Georgian}/u.test(name ?? '') ? 'ka' : defaultLocale

/**
 * The gifts of a file, each in the language of whoever gave it: nobody has chosen one there, and that of whoever imports it is no
 * donor's. What was promised is in the language of the promise.
 */
export const inLanguages = async (
  manager: EntityManager,
  gifts: readonly ImportedGift[],
): Promise<ImportedGift[]> => {
  const givers = gifts.flatMap(({ id, donor, pledge }) => (donor && !pledge ? [{ id, ...donor }] : []))
  const rows = await manager.query<{ id: string; locale: Locale }[]>(known, [JSON.stringify(givers)])
  const spoken = new Map(rows.map(({ id, locale }) => [id, locale]))
  return gifts.map((gift) => {
    if (gift.pledge) return gift
    const locale = spoken.get(gift.id) ?? byName(gift.donor?.name)
    return { ...gift, locale, donor: gift.donor && { ...gift.donor, locale } }
  })
}
