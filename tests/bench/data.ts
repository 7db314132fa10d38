import type { DataSource } from 'typeorm'

/** How much there is to read: the size of a charity after some good years. */
const size = {
  projects: 50,
  donationsPerProject: 200,
  events: 20,
  subscribersPerEvent: 100,
  messages: 10_000,
}

/** Fills a migrated, empty database with plain rows, made by the database itself. */
export const fillDatabase = async (dataSource: DataSource): Promise<void> => {
  const { projects, donationsPerProject, events, subscribersPerEvent, messages } = size
  await dataSource.query(
    `insert into projects (id, title_en, title_ka, description_en, description_ka, goal)
     select gen_random_uuid(), 'Project ' || n, 'პროექტი ' || n, repeat('Straw and kennels. ', 20),
       repeat('ჩალა და სახლუკები. ', 20), 1000 * n from generate_series(1, $1::int) n`,
    [projects],
  )
  await dataSource.query(
    `insert into donors (id, name, locale) select gen_random_uuid(), 'Donor ' || n, 'en' from generate_series(1, $1::int) n`,
    [projects * donationsPerProject],
  )
  await dataSource.query(
    `with numbered as (select id, row_number() over () as n from donors),
       listed as (select id, row_number() over () as n from projects)
     insert into donations (id, project_id, donor_id, anonymous, amount, status, received_at, locale)
     select gen_random_uuid(), listed.id, numbered.id, numbered.n % 7 = 0, 1 + numbered.n % 200, 'confirmed',
       now() - numbered.n * interval '1 minute', 'en'
     from numbered join listed on listed.n = 1 + numbered.n % $1::int`,
    [projects],
  )
  await dataSource.query(
    `insert into events (id, title_en, content_en, date)
     select gen_random_uuid(), 'Event ' || n, 'We meet at noon.', current_date + n from generate_series(1, $1::int) n`,
    [events],
  )
  await dataSource.query(
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select gen_random_uuid(), events.id, 'Subscriber ' || n, n || '@example.org', n || '@example.org', 'en'
     from events, generate_series(1, $1::int) n`,
    [subscribersPerEvent],
  )
  await dataSource.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Writer ' || n % 5000, n || '@example.org', repeat('When can I visit? ', 10) || n, 'en'
     from generate_series(1, $1::int) n`,
    [messages],
  )
  await dataSource.query('analyze')
}
