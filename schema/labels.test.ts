import { expect, test } from 'vitest'
import { session } from './accounts.ts'
import { contactMessage } from './contacts.ts'
import { donation } from './donations.ts'
import { event } from './events.ts'
import type { Noun, Words } from './model.ts'
import { newsletterReader } from './newsletter.ts'
import { project } from './projects.ts'
import { openSession } from './sessions.ts'

const nouns: readonly Noun[] = [
  session,
  openSession,
  contactMessage,
  donation,
  event,
  newsletterReader,
  project,
]

/** Everything a model calls its fields and their values, by where it stands. */
const labels = nouns.flatMap(({ name, fields }) =>
  Object.entries(fields).flatMap(([field, { label, heading = label, ...rest }]) => {
    const options = 'options' in rest ? Object.values(rest.options ?? {}) : []
    return [label, heading, ...options.map((option) => option.label)].map(
      (words): [place: string, words: Words] => [`${name}.${field}`, words],
    )
  }),
)

test('what people read of a model is in Georgian for Georgians, but for names', () => {
  const foreign = labels.filter(([, { ka }]) => !/^[ა-ჰ -]+$/.test(ka.replace('YouTube', '')))
  expect(foreign).toEqual([])
})

test('and in English for everybody else', () => {
  expect(labels.filter(([, { en }]) => !/^[A-Za-z’ ]+$/.test(en))).toEqual([])
})
