import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../../../tests/support/database.ts'
import { addProject } from '../../../tests/support/ledger.ts'
import { countWrongSums } from '../../../tests/support/personal-data.ts'
import { linesWith, wholeDatabase } from '../../../tests/support/whole-database.ts'
import { newId } from '../../core/ids.ts'
import { erasedAtOnce } from './erase.ts'
import { createPersonalDataRepository } from './personal-data.repository.ts'

const email = 'tamar@example.org'
const gifts = erasedAtOnce + 1

const addAdmin = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
     values ($1, 'Nino', 'Lomidze', 'a@example.org', 'a@example.org', 'nino', 'nino', 'hash', 'ka', 'admin')`,
    [id],
  )
  return id
}

/** Gifts of one person, written down by the admin; the tenth of each ten was put right, and every third is anonymous. */
const giveOften = async (manager: EntityManager, by: string): Promise<void> => {
  const [projectId, donorId] = [await addProject(manager), newId()]
  // A busy machine may take longer for all of them at once than a request would wait.
  await manager.query('set local statement_timeout = 0')
  await manager.query(
    `insert into donors (id, name, email, email_key, locale) values ($1, 'Tamar', $2, $2, 'en')`,
    [donorId, email],
  )
  await manager.query(`select set_config('trail.asker', json_build_object('actor', $1::text)::text, true)`, [
    by,
  ])
  await manager.query(
    `insert into donations (id, project_id, donor_id, amount, anonymous, status, received_at, reference, locale, recorded_by)
     select gen_random_uuid(), $1, $2, 1 + n % 7, n % 3 = 0, 'confirmed', '2024-01-01T10:00:00Z'::timestamptz + interval '5 hours' * n,
       case when n % 2 = 0 then 'Tamar ' || n else 'TBC ' || n end, 'en', $3
     from generate_series(1, $4::integer) n`,
    [projectId, donorId, by, gifts],
  )
  await manager.query(
    `insert into donation_entries (id, donation_id, version, kind, corrects, reason, made_by,
       project_id, donor_id, anonymous, amount, refunded, status, received_at, method, reference)
     select gen_random_uuid(), id, 2, 'corrected', 1, 'Tamar has called.', $1,
       project_id, donor_id, anonymous, amount + 1, refunded, status, received_at, method, reference
     from donations where reference like '%0'`,
    [by],
  )
  await manager.query(`select set_config('trail.asker', '', true)`)
  await manager.query('set local statement_timeout to default')
}

const sumsOf = (manager: EntityManager): Promise<object[]> =>
  manager.query(`
    select (select sum(amount) from donations) as ledger, (select sum(raised) from project_totals) as totals,
      (select sum(donation_count) from project_totals) as gifts, (select count(*) from trail) as trail`)

test('somebody who gave more often than one statement may erase is erased a part after the other', async ({
  manager,
  statements,
}) => {
  const by = await addAdmin(manager)
  await giveOften(manager, by)
  const before = await sumsOf(manager)
  const sent = await statements.during(async () => {
    expect(await createPersonalDataRepository(manager).erase(email, by)).toContainEqual({
      place: 'gifts',
      count: gifts,
    })
  })
  expect(sent.filter((sql) => sql.includes('select erase_gifts('))).toHaveLength(2)
  // Of the donor and of the person one each.
  expect(sent.filter((sql) => sql.includes('select erase_trail('))).toHaveLength(2 + 2)
  expect(await sumsOf(manager)).toEqual(before)
  expect(linesWith(await wholeDatabase(manager), ['Tamar', email])).toEqual([])
  expect(
    await manager.query(`
      select (select count(*)::integer from donations where donor_id is null and person_id is null and anonymous) as nobodys,
        (select count(*)::integer from project_donors) + (select count(*)::integer from people) as people,
        (select sum(donor_count)::integer from project_totals) as donors,
        (select sum(unsigned_count)::integer from project_totals) as unsigned`),
  ).toEqual([{ nobodys: gifts, people: 0, donors: 0, unsigned: gifts }])
  expect(await countWrongSums(manager)).toBe(0)
})
