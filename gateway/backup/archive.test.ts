import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Entry, heading, jsonEntry, rowsEntry, rowsOf, tableOf } from './contents.ts'
import { checkArchive, readEntries } from './read-archive.ts'
import { type Told, writeArchive } from './write-archive.ts'

const disk = vi.hoisted(() => ({ isFull: false, isForbidden: false }))

// Neither can be had of a real one by whoever may write anywhere.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    createWriteStream: (place: string, options: object) =>
      disk.isFull
        ? fs.createWriteStream('/dev/full', { ...options, flags: 'w' })
        : fs.createWriteStream(place, options),
  }
})
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  return {
    ...fs,
    access: (place: string, mode?: number) =>
      disk.isForbidden
        ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
        : fs.access(place, mode),
  }
})

const migrations = ['CreateDogs', 'NameDogs']
const made = { format: 1, createdAt: '2026-11-22T16:00:00.000Z', migrations }
const rows = ['(1,ყურშა)', '(2,"two\nlines")']

let directory: string
let file: string

beforeEach(() => {
  disk.isFull = false
  directory = mkdtempSync(path.join(tmpdir(), 'archive-'))
  file = path.join(directory, 'dogs.tar.gz')
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function* contents(heads: typeof made = made): AsyncGenerator<Entry, Told> {
  yield jsonEntry(heading, heads)
  yield rowsEntry('dogs', 1, rows)
  return { tables: [{ name: 'dogs', columns: ['id', 'name'], rows: 2 }], sequences: [] }
}

const write = (entries = contents(), { mayReplace = false, signal = new AbortController().signal } = {}) =>
  writeArchive({ file, mayReplace, check: () => Promise.resolve(), signal }, entries)

const check = () => checkArchive(file, migrations)

describe('an archive', () => {
  it('gives back what was put into it, to its owner alone', async () => {
    await write()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await check()).toMatchObject({ heading: made, manifest: { tables: [{ name: 'dogs', rows: 2 }] } })
    const read = []
    for await (const entry of readEntries(file)) if (tableOf(entry) === 'dogs') read.push(...rowsOf(entry))
    expect(read).toEqual(rows)
  })

  it('is not written over another one, unless that is wanted', async () => {
    writeFileSync(file, 'another')
    await expect(write()).rejects.toThrow('Name another one, or say --replace')
    expect(readFileSync(file, 'utf8')).toBe('another')
    await write(contents(), { mayReplace: true })
    expect(await check()).toMatchObject({ heading: made })
  })

  it('that is interrupted leaves nothing, and what was there before', async () => {
    writeFileSync(file, 'another')
    const stopping = new AbortController()
    async function* interrupted(): AsyncGenerator<Entry, Told> {
      yield* contents()
      stopping.abort()
      return { tables: [], sequences: [] }
    }
    async function* failing(): AsyncGenerator<Entry, Told> {
      yield* contents()
      throw new Error('the database is gone')
    }
    await expect(write(interrupted(), { mayReplace: true, signal: stopping.signal })).rejects.toThrow('abort')
    await expect(write(failing(), { mayReplace: true })).rejects.toThrow('the database is gone')
    expect(readdirSync(directory)).toEqual(['dogs.tar.gz'])
    expect(readFileSync(file, 'utf8')).toBe('another')
  })
})

describe('a place where no archive can be written', () => {
  const writeTo = (place: string) =>
    writeArchive(
      {
        file: place,
        mayReplace: false,
        check: () => Promise.resolve(),
        signal: new AbortController().signal,
      },
      contents(),
    )

  it('is named, with what to do', async () => {
    writeFileSync(file, 'another')
    await expect(writeTo(path.join(file, 'dogs.tar.gz'))).rejects.toThrow(
      'dogs.tar.gz cannot be written: a file stands where a folder is to be. Name another place. There is no backup.',
    )
    await expect(writeTo(path.join(directory, 'd'.repeat(300)))).rejects.toThrow('the name is too long')
    expect(readdirSync(directory)).toEqual(['dogs.tar.gz'])
  })

  it.runIf(existsSync('/dev/full'))('because the disk is full says so', async () => {
    disk.isFull = true
    await expect(write()).rejects.toThrow(
      'dogs.tar.gz cannot be written: the disk is full. Make room, or name a place on another one. There is no backup.',
    )
    expect(readdirSync(directory)).toEqual([])
  })
})

describe('an archive is refused', () => {
  it('where it may not be opened, and is not called damaged', async () => {
    await write()
    disk.isForbidden = true
    await expect(check()).rejects.toThrow(
      `${file} cannot be opened (EACCES). Nothing was touched. A backup may be read by`,
    )
    disk.isForbidden = false
    await expect(check()).resolves.toMatchObject({ heading: made })
    await expect(checkArchive(directory, migrations)).rejects.toThrow(`${directory} is a folder.`)
  })

  it('where it is cut off, wherever that is', async () => {
    await write()
    const whole = readFileSync(file)
    for (const length of [0, 10, whole.length / 2, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length))
      await expect(check()).rejects.toThrow('Nothing was touched. Take another copy of it')
    }
  })

  it('where it is no archive, or not there', async () => {
    writeFileSync(file, 'a letter')
    await expect(check()).rejects.toThrow('no backup')
    rmSync(file)
    await expect(check()).rejects.toThrow(`there is no file ${file}`)
  })

  it('where a letter is another one than was written', async () => {
    await write()
    const tar = gunzipSync(readFileSync(file))
    tar.write('მურა', tar.indexOf('ყურშა'))
    writeFileSync(file, gzipSync(tar))
    await expect(check()).rejects.toThrow('does not match the checksum of its tables/dogs/000001.jsonl')
  })

  it.each([
    [{ ...made, format: 2 }, 'format 2, and this one knows 1'],
    [{ ...made, migrations: [...migrations, 'GroomDogs'] }, 'its database is at GroomDogs'],
  ])('where a newer release has made it: %j', async (heads, why) => {
    await write(contents(heads))
    await expect(check()).rejects.toThrow(why)
    await expect(check()).rejects.toThrow('Restore it with that release, or with a newer one.')
  })
})
