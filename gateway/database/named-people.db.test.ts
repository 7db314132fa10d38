import { expect } from 'vitest'
import { NameEverybodyByTheirGifts1795737600012 } from '../../migrations/1795737600012-name-everybody-by-their-gifts.ts'
import { test } from '../../tests/support/database.ts'
import { keptNames } from '../../tests/support/kept-names.ts'
import { addProject } from '../../tests/support/ledger.ts'

/** More than are described at once. */
const people = 220

test('whoever was called wrong before is called as their gifts are signed, however many they are', async ({
  manager,
}) => {
  const { queryRunner } = manager
  if (!queryRunner) throw new Error('the manager of a test is a transaction')
  const projectId = await addProject(manager)
  for (const spelling of ['Nnio ', 'Nino ']) {
    await manager.query(
      `insert into donors (id, name, email, email_key, locale)
       select gen_random_uuid(), $1 || n, n || '@example.org', n || '@example.org', 'ka'
       from generate_series(1, $2::integer) n`,
      [spelling, people],
    )
  }
  await manager.query(
    `insert into donations (id, project_id, donor_id, anonymous, amount, status, received_at, locale)
     select gen_random_uuid(), $1, id, substr(email, 1, 1) = '1', 5, 'confirmed', '2026-01-05', 'ka' from donors
     where name like 'Nino %'`,
    [projectId],
  )
  const wrong = `array_to_tsvector(words_of('Nnio'))`
  await manager.query(`update people set name = 'Nnio', words = ${wrong}, sound = 'nio'`)
  await manager.query(`update open_people set name = 'Nnio', words = ${wrong}, sound = 'nio'`)

  await new NameEverybodyByTheirGifts1795737600012().up(queryRunner)

  const [called, signed] = await keptNames(manager)
  expect(called).toEqual(signed)
  expect(
    await manager.query(`select count(*)::integer as people from people where name like 'Nino %'`),
  ).toEqual([{ people }])
})
