import { expect } from 'vitest'
import { KeepPictures1795478400020 as KeepPictures } from '../../../migrations/1795478400020-keep-pictures.ts'
import { ListPictures1795478400021 as ListPictures } from '../../../migrations/1795478400021-list-pictures.ts'
import { ShowPicturesOfEvents1798000100010 as ShowPicturesOfEvents } from '../../../migrations/1798000100010-show-pictures-of-events.ts'
import { test } from '../../../tests/support/database.ts'

const address = '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp'

test('pictures that projects showed before there was a library are in it', async ({ manager }) => {
  const { queryRunner } = manager
  if (!queryRunner) throw new Error('the manager of a test is a transaction')
  await new ShowPicturesOfEvents().down(queryRunner)
  await new ListPictures().down(queryRunner)
  await new KeepPictures().down(queryRunner)
  await manager.query(
    `insert into projects (id, title_en, title_ka, description_en, goal, image_url) values
       ('01a0570c-0280-7065-8aa2-eb52794f39e1', null, 'ღობე', 'Straw.', 1, $1),
       ('01a0570c-0280-7065-8aa2-eb52794f39e2', 'A fence', null, 'Straw.', 1, $1),
       ('01a0570c-0280-7065-8aa2-eb52794f39e3', 'A roof', null, 'Straw.', 1, 'https://images.example/roof.webp'),
       ('01a0570c-0280-7065-8aa2-eb52794f39e4', 'A door', null, 'Straw.', 1, '/drawings/yard-fence.svg')`,
    [address],
  )
  await new KeepPictures().up(queryRunner)
  await new ListPictures().up(queryRunner)
  expect(await manager.query('select address, name, use_count, deleted_at from pictures')).toEqual([
    { address, name: 'ღობე', use_count: 2, deleted_at: null },
  ])
  expect(
    await manager.query(`select sum(count)::int as count from list_counts where list = 'pictures'`),
  ).toEqual([{ count: 1 }])
})
