import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problems } from '../../schema/problems.ts'
import { truncateToastText } from '../ui/toasts.ts'
import { en } from './en.ts'
import { enAdmin } from './en-admin.ts'
import { ka } from './ka.ts'
import { kaAdmin } from './ka-admin.ts'

const isCut = (text: string): boolean => truncateToastText(text) !== text

const dictionaries = { en: { site: en, admin: enAdmin }, ka: { site: ka, admin: kaAdmin } }

const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('generated'))
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))

/** The names of the texts that are handed to a toast where they stand. */
const namesOfToasts = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\btoast\.(?:success|error)\(\s*t\(([^,)]*)/g)].flatMap(([, named = '']) =>
        [...named.matchAll(/'([\w.]+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ),
].filter((name) => name.includes('.'))

const textAt = (texts: unknown, name: string): string => {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), texts)
  return typeof found === 'string' ? found : ''
}

describe.each(['en', 'ka'] as const)('what a toast says is not cut in its middle, in %s', (locale) => {
  const { site, admin } = dictionaries[locale]

  test.each(Object.entries({ ...site.problems, ...admin.problems }))(
    'where it is refused for %s',
    (_code, text) => {
      expect(isCut(text)).toBe(false)
    },
  )

  test.each(namesOfToasts)('where it says %s', (name) => {
    const text = textAt(admin, name) || textAt(site, name)
    // Of what it is about nobody knows how long it is.
    expect(isCut(text.replace(/\{\{.*?\}\}/g, ''))).toBe(false)
  })
})

test.each(Object.entries(problems))('the server’s own words for %s fit into a toast', (_code, { detail }) => {
  expect(isCut(detail)).toBe(false)
})
