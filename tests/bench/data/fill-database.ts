import type { DataSource } from 'typeorm'
import { argon2Passwords } from '../../../gateway/authentication/passwords.ts'
import { newId } from '../../../gateway/core/ids.ts'
import { lookupKey } from '../../../gateway/core/lookup-key.ts'
import { UserEntity } from '../../../gateway/rooms/accounts/user.entity.ts'
import type { Shape } from './shape.ts'

/** Who reads what only an admin may. */
export const admin = { username: 'bench', password: 'a password for this run alone' }

const fillAccounts = async ({ manager }: DataSource): Promise<void> => {
  const email = 'bench@example.org'
  await manager.insert(UserEntity, {
    id: newId(),
    firstName: 'Nino',
    lastName: 'Kapanadze',
    email,
    emailKey: lookupKey(email),
    username: admin.username,
    usernameKey: lookupKey(admin.username),
    passwordHash: await argon2Passwords.hash(admin.password),
    accountType: 'individual',
    role: 'admin',
    locale: 'en',
    isDemo: false,
  })
}

/** Gifts of almost three years; every seventh is anonymous, every third donor has left an email. */
const statements = ({
  projects,
  giftsPerProject,
  events,
  subscribersPerEvent,
  messages,
}: Shape): [sql: string, values: unknown[]][] => [
  [
    `insert into projects (id, title_en, title_ka, description_en, description_ka, goal, image_url)
     select gen_random_uuid(), 'Project ' || n, 'პროექტი ' || n, repeat('Straw and kennels. ', 20),
       repeat('ჩალა და სახლუკები. ', 20), 1000 * n, '/drawings/winter-house.svg' from generate_series(1, $1::int) n`,
    [projects],
  ],
  [
    `insert into donors (id, name, email, email_key, locale)
     select gen_random_uuid(), (array['Nino Beridze', 'გიორგი მაისურაძე', 'Ana Lomidze', 'ლუკა კაპანაძე'])[1 + n % 4] || ' ' || n,
       case when n % 3 = 0 then 'donor' || n || '@example.org' end,
       case when n % 3 = 0 then 'donor' || n || '@example.org' end, 'en'
     from generate_series(1, $1::int) n`,
    [projects * giftsPerProject],
  ],
  [
    `with numbered as (select id, row_number() over () as n from donors),
       listed as (select id, row_number() over () as n from projects)
     insert into donations (id, project_id, donor_id, anonymous, amount, status, received_at, locale)
     select gen_random_uuid(), listed.id, numbered.id, numbered.n % 7 = 0, 1 + numbered.n % 200, 'confirmed',
       now() - interval '1000 days' * numbered.n / $2::int, 'en'
     from numbered join listed on listed.n = 1 + numbered.n % $1::int`,
    [projects, projects * giftsPerProject],
  ],
  [
    `insert into events (id, title_en, title_ka, content_en, date)
     select gen_random_uuid(), 'Event ' || n, 'შეხვედრა ' || n, 'We meet at noon.', current_date + n
     from generate_series(1, $1::int) n`,
    [events],
  ],
  [
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select gen_random_uuid(), events.id, 'Subscriber ' || n, n || '@example.org', n || '@example.org', 'en'
     from events, generate_series(1, $1::int) n`,
    [subscribersPerEvent],
  ],
  [
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Writer ' || n % 5000, n || '@example.org', repeat('When can I visit? ', 10) || n, 'en'
     from generate_series(1, $1::int) n`,
    [messages],
  ],
]

/** Fills a migrated, empty database with plain rows, made by the database itself. */
export const fillDatabase = async (dataSource: DataSource, shape: Shape): Promise<void> => {
  await fillAccounts(dataSource)
  for (const [sql, values] of statements(shape)) await dataSource.query(sql, values)
  await dataSource.query('vacuum analyze')
}
