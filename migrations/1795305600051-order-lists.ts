import type { MigrationInterface, QueryRunner } from 'typeorm'

const title = (one: string, other: string) =>
  `(lower(coalesce(title_${one}, title_${other})) collate "C"), id`
const day = (without: string) => `(coalesce(date, '${without}')), id`

/** As \`untranslated\` asks for it: one of the texts is missing in one language. */
const untranslated = (texts: string) => `(num_nulls(title_en, title_ka) > 0 or ${texts})`

/**
 * A page of a list is a range of an index, in whatever order; and those of whom there are few are found without the
 * others. There are never so many projects that sorting them takes long.
 */
const indexes: Record<string, string> = {
  projects_title_en_idx: `projects (${title('en', 'ka')}) where deleted_at is null`,
  projects_title_ka_idx: `projects (${title('ka', 'en')}) where deleted_at is null`,
  events_listed_idx: 'events (id) where deleted_at is null',
  events_title_en_idx: `events (${title('en', 'ka')}) where deleted_at is null`,
  events_title_ka_idx: `events (${title('ka', 'en')}) where deleted_at is null`,
  events_first_date_idx: `events (${day('infinity')}) where deleted_at is null`,
  events_last_date_idx: `events (${day('-infinity')}) where deleted_at is null`,
  events_date_idx: 'events (date, id) where deleted_at is null',
  events_undated_idx: 'events (id) where date is null and deleted_at is null',
  events_untranslated_idx: `events (id) where deleted_at is null and ${untranslated('num_nulls(content_en, content_ka) > 0')}`,
  events_draft_idx: 'events (id) where published_at is null and deleted_at is null',
  events_archived_idx: 'events (id) where archived_at is not null and deleted_at is null',
  contact_messages_name_idx: `contact_messages ((lower(coalesce(name, '')) collate "C"), id) where deleted_at is null`,
  contact_messages_locale_idx: 'contact_messages (locale, id) where deleted_at is null',
  newsletter_subscriptions_unknown_idx: 'newsletter_subscriptions (id) where source is null',
  person_years_anonymous_idx:
    'person_years (year, last_at, person_id) where donation_count > 0 and anonymous_count = donation_count',
}

/**
 * Both ways alike, so that the newest of an event are a range of it: else, where one event has most subscribers, those of
 * another are looked for among all.
 */
const ofEvents = (way: string) => `
drop index event_subscribers_newest_idx;
create index event_subscribers_newest_idx on event_subscribers (event_id, id${way});`

export class OrderLists1795305600051 implements MigrationInterface {
  readonly name = 'OrderLists1795305600051'

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, shape] of Object.entries(indexes)) {
      await runner.query(`create index ${name} on ${shape}`)
    }
    await runner.query(ofEvents(''))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ofEvents(' desc'))
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`)
  }
}
