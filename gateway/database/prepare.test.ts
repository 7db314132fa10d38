import { expect, test } from 'vitest'
import { createDataSource } from './data-source.ts'
import { prepareDatabase } from './prepare.ts'

test('a start that is told to end fails of what was taken from under it, and promises no further try', async () => {
  const told = new AbortController()
  const said: string[] = []
  // Nothing listens at port 1: what a start was about to ask when its end closed the database fails as this does.
  const preparing = prepareDatabase({
    dataSource: createDataSource({
      connection: { url: 'postgres://127.0.0.1:1/none' },
      poolSize: 1,
      entities: [],
      migrations: [],
    }),
    loadDemo: null,
    report: (what, how) => said.push(`${what}: ${how}`),
    onUnreachable: () => undefined,
    signal: told.signal,
  })
  told.abort()
  await expect(preparing).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(said).toEqual([])
})
