import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, vi } from 'vitest'
import { test as withDataDirectory } from '../../tests/support/data-directory.ts'
import type { Entry } from './contents.ts'
import { dumpPictures } from './dump-pictures.ts'
import type { Report } from './dump-tables.ts'

const test = withDataDirectory
  .extend('uploads', ({ dataDir }) => path.join(dataDir, 'uploads'))
  .extend('report', () => vi.fn<Report>())

const namesOf = async (entries: AsyncIterable<Entry>): Promise<string[]> => {
  const names: string[] = []
  for await (const { name } of entries) names.push(name)
  return names
}

describe('the pictures of a backup', () => {
  test('are those that are whole', async ({ uploads, report }) => {
    mkdirSync(uploads)
    for (const name of ['b.webp', 'a.webp', '.being-uploaded']) writeFileSync(path.join(uploads, name), name)
    expect(await namesOf(dumpPictures(uploads, [], report))).toEqual(['uploads/a.webp', 'uploads/b.webp'])
    expect(report).toHaveBeenCalledExactlyOnceWith('pictures', '2')
  })

  test('are none where nobody has brought any', async ({ uploads, report }) => {
    expect(await namesOf(dumpPictures(uploads, [], report))).toEqual([])
    expect(report).toHaveBeenCalledExactlyOnceWith('pictures', '0')
  })

  test('are told as missing where rows name others', async ({ uploads, report }) => {
    mkdirSync(uploads)
    writeFileSync(path.join(uploads, 'a.webp'), 'a')
    const entries = await namesOf(dumpPictures(uploads, ['a.webp', 'b.webp', 'c.webp'], report))
    expect(entries).toEqual(['uploads/a.webp'])
    expect(report.mock.calls.map(([what, said]) => [what, said.split(' ')[0]])).toEqual([
      ['pictures', '1'],
      ['pictures missing', '2'],
    ])
  })

  test('are those that are left, where the gateway removes one meanwhile', async ({ uploads, report }) => {
    mkdirSync(uploads)
    for (const name of ['a.webp', 'b.webp', 'c.webp']) writeFileSync(path.join(uploads, name), name)
    const pictures = dumpPictures(uploads, [], report)
    expect((await pictures.next()).value).toMatchObject({ name: 'uploads/a.webp' })
    rmSync(path.join(uploads, 'b.webp'))
    expect(await namesOf(pictures)).toEqual(['uploads/c.webp'])
    expect(report).toHaveBeenCalledExactlyOnceWith('pictures', '2')
  })

  test('are not left out because their folder cannot be read', async ({ uploads, report }) => {
    writeFileSync(uploads, 'no folder')
    await expect(namesOf(dumpPictures(uploads, [], report))).rejects.toThrow(
      `the pictures in ${uploads} cannot be read (ENOTDIR). There is no backup.`,
    )
    expect(report).not.toHaveBeenCalled()
  })
})
