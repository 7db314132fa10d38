import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import { createEventsRepository } from '../../gateway/rooms/events/events.repository.ts'
import { test } from '../support/database.ts'
import { createOwnDatabase } from '../support/gateways.ts'

test('those who move at the same time lose nothing, and never put two at one place', async ({
  connection,
  dataSource,
}) => {
  const open = await createOwnDatabase(dataSource, connection)
  const { manager } = await open(8)
  const events = createEventsRepository(manager)
  const ids = Array.from({ length: 8 }, newId)
  for (const id of ids) await events.insert(id, { title: { en: id }, content: { en: 'At noon.' } })
  const random = createRandom(3)
  const pick = (): string => ids[random.below(ids.length)] ?? ''
  const move = () => events.move(pick(), pick(), random.pick(['before', 'after']))
  for (let round = 0; round < 10; round++) {
    const done = await Promise.all(Array.from({ length: 8 }, move))
    expect(done).toEqual(Array.from({ length: 8 }, () => true))
  }
  const rows = await manager.query('select distinct place_of(place, id) as place from events')
  expect(rows).toHaveLength(ids.length)
  // Whoever comes last stands where they were put.
  const [first = '', second = '', third = ''] = ids
  await Promise.all([events.move(second, first, 'after'), events.move(third, first, 'after')])
  const [next] = await manager.query(
    `select id from events where place_of(place, id) > (select place_of(place, id) from events where id = $1)
     order by place_of(place, id) limit 1`,
    [first],
  )
  expect([second, third]).toContain(next.id)
})
