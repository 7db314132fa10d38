import { graphql, printType } from 'graphql'
import { expect, test } from 'vitest'
import { dog, kursha } from '../../tests/support/dog.ts'
import { Problem } from '../core/problem.ts'
import { anonymous, type Viewer } from '../core/viewer.ts'
import { createContext } from '../graphql/context.ts'
import { createSchema } from '../graphql-server/schema.ts'
import { recordType } from './graphql-types.ts'
import { recordsResolver, textsResolver } from './records.resolver.ts'

const service = {
  get: async () => kursha,
  list: () => Promise.reject(new Error('not asked for')),
  create: () => Promise.reject(new Error('not asked for')),
  update: () => Promise.reject(new Error('not asked for')),
}

const DogType = recordType(dog)
const schema = createSchema([recordsResolver(dog, DogType, () => service), textsResolver(dog, DogType)])

const signedIn = (role: 'user' | 'admin'): Viewer => ({
  kind: 'signed-in',
  id: dog.exampleId,
  role,
  session: dog.exampleId,
})

const ask = async (fields: string, viewer: Viewer = anonymous) => {
  const { data, errors } = await graphql({
    schema,
    source: `{ dog(id: "1") { ${fields} } }`,
    contextValue: createContext({}, { viewer, locale: 'ka', address: '', device: '' }),
  })
  return { dog: data?.dog, refusals: errors?.map(({ originalError }) => originalError) }
}

const printed = (name: string): string => {
  const type = schema.getType(name)
  return type ? printType(type) : ''
}

test('a text is answered in the language of the request or in the other one', async () => {
  expect((await ask('name')).dog).toEqual({ name: 'Kursha' })
})

test('an optional text that is written in neither language is null, and not missing', async () => {
  expect((await ask('story missingIn')).dog).toEqual({ story: null, missingIn: ['ka'] })
})

test('what only admins are shown is refused to everybody else, and the rest is answered', async () => {
  expect(await ask('id chip', signedIn('admin'))).toEqual({ dog: { id: dog.exampleId, chip: kursha.chip } })
  expect(await ask('id chip')).toEqual({
    dog: { id: dog.exampleId, chip: null },
    refusals: [new Problem('token_missing')],
  })
  expect((await ask('chip', signedIn('user'))).refusals).toEqual([new Problem('forbidden')])
})

test('what can be refused is nullable, what nobody is shown is no field', () => {
  expect(printed('Dog')).toContain('chip: String\n')
  expect(printed('Dog')).toContain('arrivedAt: DateTime!\n')
  expect(printed('Dog')).not.toContain('finderPhone')
})

test('a choice is an enum that records and inputs share', () => {
  expect(printed('DogSize')).toContain('"""Fits under a chair."""\n  small')
  expect(printed('Dog')).toContain('size: DogSize!')
  expect(printed('NewDogInput')).toContain('size: DogSize! = small')
})

test('a change may leave everything out, and then nothing is chosen for it', () => {
  expect(printed('DogChangeInput')).toContain('size: DogSize\n')
  expect(printed('DogChangeInput')).toContain('chip: String\n')
})

test('inputs tell the limits, and take what nobody is shown but nothing that the gateway keeps', () => {
  expect(printed('NewDogInput')).toContain(
    '"""The number under its skin. 1 to 15 characters."""\n  chip: String!',
  )
  expect(printed('NewDogInput')).toContain('finderPhone: String\n')
  expect(printed('NewDogInput')).not.toContain('arrivedAt')
})
