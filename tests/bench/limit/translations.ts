import { byKey } from './by-key.ts'
import { newestGifts } from './newest-gifts.ts'
import { prepared } from './prepared.ts'
import type { Variables } from './variables.ts'

const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const recordedGifts = prepared<[string, string, number, string, string | null, string | null]>(
  'recorded gifts',
  newestGifts(`d.id, d.amount::float8, ${utc('d.received_at')}, o.name, o.email`),
)

const translated = prepared<
  [
    string,
    number,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ]
>(
  'translated',
  `select id, version, start_date::text, end_date::text, image_url, title_en, description_en, title_ka, description_ka
   from projects order by id desc limit $1`,
)

const projectCount = prepared<[number]>('project count', 'select count(*)::int from projects')

export const translations = async ({ projects: first, gifts: firstGifts }: Variables) => {
  const [rows, giftRows, [count]] = await Promise.all([
    translated(first),
    recordedGifts(first, firstGifts),
    projectCount(),
  ])
  const giftsOf = byKey(giftRows, ([, id, amount, receivedAt, name, email]) => ({
    id,
    amount,
    receivedAt,
    recordedDonor: name === null && email === null ? null : { name, email },
  }))
  return {
    projects: {
      totalCount: count?.[0],
      nodes: rows.map(
        ([id, version, startDate, endDate, imageUrl, titleEn, descriptionEn, titleKa, descriptionKa]) => ({
          id,
          version,
          startDate,
          endDate,
          imageUrl,
          translations: {
            en: { title: titleEn, description: descriptionEn },
            ka: { title: titleKa, description: descriptionKa },
          },
          donations: { nodes: giftsOf.get(id) ?? [] },
        }),
      ),
    },
  }
}
