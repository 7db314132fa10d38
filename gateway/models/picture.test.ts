import { expect, test } from 'vitest'
import { plain } from '../../tests/support/pictures.ts'
import { toPicture } from './picture.ts'

test('pictures are worked on one at a time: a small one waits for the large one before it', {
  timeout: 30_000,
}, async () => {
  const [large, small] = [await plain(1200, 1200).png().toBuffer(), await plain(4, 4).png().toBuffer()]
  const done: string[] = []
  await Promise.all([
    toPicture(large).then(() => done.push('large')),
    toPicture(small).then(() => done.push('small')),
  ])
  expect(done).toEqual(['large', 'small'])
})
