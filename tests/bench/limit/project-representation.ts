import { prepared } from './prepared.ts'

type Text = string | null

const find = prepared<[string, number, Text, Text, Text, Text, number, number, Text, Text, Text, Text]>(
  'project representation',
  `select p.id, p.version, p.title_en, p.title_ka, p.description_en, p.description_ka, p.goal::float8,
     coalesce(t.raised, 0)::float8, p.start_date::text, p.end_date::text, p.image_url, p.youtube_url
   from projects p left join project_totals t on t.project_id = p.id where p.id = $1`,
)

/** A project as the gateway's REST interface shows it to a visitor. */
export const projectRepresentation = async (wanted: string) => {
  const [row] = await find(wanted)
  if (!row) return null
  const [
    id,
    version,
    titleEn,
    titleKa,
    descriptionEn,
    descriptionKa,
    goal,
    raised,
    startDate,
    endDate,
    imageUrl,
    youtubeUrl,
  ] = row
  return {
    id,
    version,
    title: titleEn ?? titleKa,
    description: descriptionEn ?? descriptionKa,
    goal,
    raised,
    startDate,
    endDate,
    imageUrl,
    youtubeUrl,
    translations: {
      en: { title: titleEn, description: descriptionEn },
      ka: { title: titleKa, description: descriptionKa },
    },
  }
}
