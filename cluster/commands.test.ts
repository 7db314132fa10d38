import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { commandAt } from './commands.ts'

test('a command for the usual folder does not name it', () => {
  expect(commandAt(resolve('data/cluster'), 'admin')).toBe('npm run cluster -- admin')
  expect(commandAt(resolve('data/cluster'))).toBe('npm run cluster')
})

test('a command for another folder names it, as a shell reads it', () => {
  expect(commandAt('/srv/site', 'admin')).toBe('npm run cluster -- admin --folder /srv/site')
  expect(commandAt('/srv/site')).toBe('npm run cluster -- --folder /srv/site')
  expect(commandAt("/srv/Nino's site", 'admin')).toBe(
    String.raw`npm run cluster -- admin --folder '/srv/Nino'\''s site'`,
  )
})
