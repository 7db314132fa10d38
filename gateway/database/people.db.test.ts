import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { keptNames } from '../../tests/support/kept-names.ts'
import { addProject, disturb, enter, give } from '../../tests/support/ledger.ts'
import { newId } from '../core/ids.ts'
import { createRandom } from '../demo/pseudo-random.ts'
import { DonorEntity } from '../rooms/donations/donor.entity.ts'

const addDonor = async (manager: EntityManager, name: string | null, email = ''): Promise<string> => {
  const id = newId()
  await manager.insert(DonorEntity, {
    id,
    name,
    email: email || null,
    emailKey: email.toLowerCase() || null,
    locale: 'ka',
  })
  return id
}

const personOf = async (manager: EntityManager, donorId: string): Promise<string> => {
  const [row] = await manager.query<{ personId: string }[]>(
    `select person_id as "personId" from donors where id = $1`,
    [donorId],
  )
  return row?.personId ?? ''
}

/** Who is found by what is typed, by the names they are called. */
const found = async (manager: EntityManager, searched: string): Promise<string[]> => {
  const rows = await manager.query<{ name: string }[]>(
    `select coalesce(name, email) as name from people where words @@ people_called($1) order by 1`,
    [searched],
  )
  return rows.map(({ name }) => name)
}

const kept = (manager: EntityManager): Promise<object[]> =>
  manager.query<object[]>(`
    select person_id, year, donation_count, anonymous_count, given::text, last_at from person_years
    where donation_count > 0 order by 1, 2`)

const recounted = (manager: EntityManager): Promise<object[]> =>
  manager.query<object[]>(`
    select p.root_id as person_id, year, count(*)::integer as donation_count,
      (count(*) filter (where d.anonymous))::integer as anonymous_count, sum(d.amount)::text as given,
      max(d.received_at) as last_at
    from donations d join donors o on o.id = d.donor_id
    join people p on p.fingerprint = donor_person(o.email_key, o.name)
    cross join lateral (values (0), (to_char(d.received_at at time zone 'Asia/Tbilisi', 'YYYY')::integer)) y (year)
    where d.status = 'confirmed' group by 1, 2 order by 1, 2`)

/** What whoever may not see addresses is told of: nothing that was given anonymously. */
const openKept = async (manager: EntityManager): Promise<object[][]> => [
  await manager.query(`
    select person_id, year, donation_count, given::text, last_at from open_years where donation_count > 0 order by 1, 2`),
  await manager.query(`
    select project_id, person_id, donation_count from open_project_donors where donation_count > 0 order by 1, 2`),
]

const openRecounted = async (manager: EntityManager): Promise<object[][]> => {
  const gifts = `donations d join donors o on o.id = d.donor_id
    join people p on p.fingerprint = donor_person(o.email_key, o.name) where not d.anonymous`
  return [
    await manager.query(`
      select root_id as person_id, year, count(*)::integer as donation_count, sum(amount)::text as given,
        max(received_at) as last_at
      from (select p.root_id, d.* from ${gifts} and d.status = 'confirmed') d
      cross join lateral (values (0), (to_char(received_at at time zone 'Asia/Tbilisi', 'YYYY')::integer)) y (year)
      group by 1, 2 order by 1, 2`),
    await manager.query(`
      select d.project_id, p.root_id as person_id, count(*)::integer as donation_count
      from ${gifts} and d.status = 'confirmed' group by 1, 2 order by 1, 2`),
  ]
}

const projectsKept = (manager: EntityManager): Promise<object[]> =>
  manager.query<object[]>('select project_id, donor_count, unsigned_count from project_totals order by 1')

const projectsRecounted = (manager: EntityManager): Promise<object[]> =>
  manager.query<object[]>(`
    select t.project_id, count(distinct p.root_id)::integer as donor_count,
      (count(d.id) - count(d.donor_id))::integer as unsigned_count
    from project_totals t left join donations d on d.project_id = t.project_id and d.status = 'confirmed'
    left join donors o on o.id = d.donor_id
    left join people p on p.fingerprint = donor_person(o.email_key, o.name)
    group by 1 order by 1`)

const merge = async (manager: EntityManager, kept: string, gone: string): Promise<void> => {
  await manager.query(
    `update people set root_id = $1, merged_into = case when id = $2 then $1 else merged_into end,
       merged_at = coalesce(merged_at, now()) where root_id = $2`,
    [kept, gone],
  )
}

describe('a donor is found', () => {
  const spellings: readonly [name: string, typed: readonly string[]][] = [
    [
      'ლევან გელაშვილი',
      ['gelash', 'გელაშ', 'Levan Gelashvili', 'gelas', 'lev gel', 'GELASHVILI', 'gelashvily'],
    ],
    ['Levan Gelashvili', ['გელაშ', 'ლევან', 'გელ ლევ']],
    ['ეკატერინე ყიფიანი', ["ek'at'erine", 'ekaterine', "q'ipiani", 'qipiani', 'kipiani', 'qifiani']],
    ['ჭიჭიკო წერეთელი', ["ch'ich'iko", 'chichiko', 'tsereteli', 'cereteli', 'wereteli', "ts'ereteli"]],
    ['ხატია ღვინიაშვილი', ['khatia', 'xatia', 'ghvinia', 'gvinia', 'k', 'gh']],
    ['ძია ჟორა ჯაფარიძე', ['dzia', 'zhora', 'jora', 'japaridze', 'djaparidze', 'd', 'zh']],
    ['Xatia Cereteli', ['ხატია', 'წერეთელი', 'ცერ']],
    ['Nina Gelashvili-Weiss', ['weiss', 'ვეის', 'gelashvili weiss']],
    ['Erica Carter', ['ერიკა', 'კარტერ']],
    ['ᲜᲘᲜᲝ', ['nino', 'ნინო']],
  ]
  for (const [name, typed] of spellings) {
    test(`who is called ${name}`, async ({ manager }) => {
      await addDonor(manager, name)
      await addDonor(manager, 'Somebody Else')
      for (const each of typed) expect([each, await found(manager, each)]).toEqual([each, [name]])
    })
  }

  test('by an email, or a part of it', async ({ manager }) => {
    await addDonor(manager, null, 'Levan.Gelashvili@example.org')
    for (const typed of [
      'levan.gelashvili@example.org',
      'gelash',
      'გელაშ',
      'l.gelashvili',
      'levan.gelashvili@exam',
    ]) {
      expect([typed, await found(manager, typed)]).toEqual([typed, ['Levan.Gelashvili@example.org']])
    }
  })

  test('by every name they have given, and not by half of it in the middle', async ({ manager }) => {
    const projectId = await addProject(manager)
    for (const name of ['Nino', 'ქალბატონი კაპანაძე']) {
      const donorId = await addDonor(manager, name, 'nino@example.org')
      await give(manager, projectId, { status: 'confirmed', donorId })
    }
    for (const typed of ['nin', 'kapan']) expect(await found(manager, typed)).toEqual(['ქალბატონი კაპანაძე'])
    expect(await found(manager, 'panadze')).toEqual([])
  })

  test('by nothing that says nothing', async ({ manager }) => {
    await addDonor(manager, 'Nino')
    for (const typed of ['', '-', `'`, '  &|!:*()<>\\ ']) expect(await found(manager, typed)).toEqual([])
  })
})

describe('what people gave', () => {
  test('equals a recount of the ledger whatever happens to it, and whoever is merged', async ({
    manager,
  }) => {
    const random = createRandom(17)
    const projects = [await addProject(manager), await addProject(manager)] as const
    const donors: string[] = []
    for (const name of ['Nino', 'nino', 'Gia', 'Ana', 'ანა']) donors.push(await addDonor(manager, name))
    for (const name of ['Ana', 'A. B.', 'Anna', null])
      donors.push(await addDonor(manager, name, 'ana@example.org'))
    const giver = (donorId: string | null, anonymous: boolean) => ({
      donorId,
      anonymous: anonymous || donorId === null,
    })
    const people = [...new Set(await Promise.all(donors.map((id) => personOf(manager, id))))]
    for (let round = 0; round < 30; round += 1) {
      const gifts = Array.from({ length: 1 + random.below(5) }, () => ({
        status: random.pick(['pending', 'confirmed', 'refunded'] as const),
        amount: (1 + random.below(10_000)) / 100,
        ...giver(donors[random.below(donors.length + 1)] ?? null, random.next() < 0.5),
        receivedAt: random.pick(['2025-12-31T19:59:59.999Z', '2025-12-31T20:00:00Z', '2026-02-10T09:00:00Z']),
      }))
      await give(manager, random.pick(projects), ...gifts)
      await disturb(manager, random, projects)
      if (random.next() < 0.3) {
        await enter(manager, 'corrected', { donor_id: `'${random.pick(donors as [string])}'` }, 'amount < 20')
      }
      if (random.next() < 0.3)
        await enter(
          manager,
          'corrected',
          { anonymous: 'not anonymous' },
          'amount < 40 and donor_id is not null',
        )
      const roots = await manager.query<{ id: string }[]>(
        'select id from people where root_id = id order by id',
      )
      const [one, other] = [random.pick(people as [string]), random.pick(people as [string])]
      const isRoot = (id: string) => roots.some((root) => root.id === id)
      if (one !== other && isRoot(one) && isRoot(other) && random.next() < 0.5)
        await merge(manager, one, other)
      else if (random.next() < 0.4) {
        await manager.query(
          `with recursive below as (
             select id from people where id = $1 and merged_into is not null
             union all select p.id from people p join below b on p.merged_into = b.id
           )
           update people set root_id = $1, merged_into = case when id = $1 then null else merged_into end,
             merged_at = case when id = $1 then null else merged_at end where id in (select id from below)`,
          [one],
        )
      }
      expect(await kept(manager)).toEqual(await recounted(manager))
      expect(await openKept(manager)).toEqual(await openRecounted(manager))
      const [called, signed] = await keptNames(manager)
      expect(called).toEqual(signed)
      expect(await projectsKept(manager)).toEqual(await projectsRecounted(manager))
    }
    expect(await manager.query('select rebuild_people() as corrected')).toEqual([{ corrected: 0 }])
    expect(await manager.query('select rebuild_open_people() as corrected')).toEqual([{ corrected: 0 }])
    expect(await openKept(manager)).toEqual(await openRecounted(manager))
    const [called, signed] = await keptNames(manager)
    expect(called).toEqual(signed)
    expect(await manager.query('select rebuild_project_donors() as corrected')).toEqual([{ corrected: 0 }])
  })

  test('can be derived from the ledger again', async ({ manager }) => {
    const projectId = await addProject(manager)
    const donorId = await addDonor(manager, 'Nino')
    await give(manager, projectId, { status: 'confirmed', donorId })
    await manager.query('update person_years set given = 9 where year = 0')
    expect(await manager.query('select rebuild_people() as corrected')).toEqual([{ corrected: 1 }])
    expect(await kept(manager)).toEqual(await recounted(manager))
  })

  test('openly can be derived again as well', async ({ manager }) => {
    const donorId = await addDonor(manager, 'Nino')
    await give(manager, await addProject(manager), { status: 'confirmed', donorId, anonymous: false })
    const told = [await openKept(manager), await keptNames(manager)]
    await manager.query('update open_years set given = 9 where year = 0')
    for (const table of ['open_donors', 'open_people', 'open_project_donors']) {
      await manager.query(`delete from ${table}`)
    }
    expect(await manager.query('select rebuild_open_people() as corrected')).toEqual([{ corrected: 2 }])
    expect([await openKept(manager), await keptNames(manager)]).toEqual(told)
  })

  test('is nothing again when the owner empties the ledger', async ({ manager }) => {
    await give(manager, await addProject(manager), {
      status: 'confirmed',
      donorId: await addDonor(manager, 'Nino'),
      anonymous: false,
    })
    await manager.query('truncate donations cascade')
    expect(await kept(manager)).toEqual([])
    expect(await openKept(manager)).toEqual([[], []])
    expect(await manager.query('select from open_people')).toEqual([])
  })

  test('holds the gifts that were there before it was kept', async ({ manager }) => {
    const projectId = await addProject(manager)
    const donorId = await addDonor(manager, 'Nino', 'nino@example.org')
    await give(manager, projectId, { status: 'confirmed', donorId }, { status: 'confirmed', donorId: null })
    await manager.query('update donors set person_id = null')
    await manager.query('alter table donations disable trigger user')
    await manager.query('update donations set person_id = null')
    await manager.query('alter table donations enable trigger user')
    await manager.query('delete from people')
    await manager.query('select rebuild_people()')
    await manager.query('select rebuild_project_donors()')
    expect(await kept(manager)).toEqual(await recounted(manager))
    expect(await projectsKept(manager)).toEqual([
      { project_id: projectId, donor_count: 1, unsigned_count: 1 },
    ])
    expect(await found(manager, 'ნინო')).toEqual(['Nino'])
  })

  test('follows who is forgotten: a name that is taken out of donors is nowhere', async ({ manager }) => {
    const donorId = await addDonor(manager, 'Nino Kapanadze', 'nino@example.org')
    await manager.query(`update donors set name = null, email = 'x', email_key = 'x' where id = $1`, [
      donorId,
    ])
    const [person] = await manager.query('select * from people')
    expect(JSON.stringify(person)).not.toMatch(/nino|kapan/i)
  })
})
