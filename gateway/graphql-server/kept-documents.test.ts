import { readFileSync } from 'node:fs'
import { setImmediate as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import Fastify from 'fastify'
import { buildSchema, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { anonymous } from '../core/viewer.ts'
import { createContext, type GraphqlContext } from '../graphql/context.ts'
import { startGraphql } from './mount.ts'
import { judgedOnce, trustedDocuments } from './trusted-documents.ts'

const asker = { viewer: anonymous, locale: 'en', address: '', device: '' } as const

const collect = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** As long as a document may be, of which there may be eight plans. */
const documentOf = (number: number): string =>
  `query Q${number}($no: Boolean = false) { ${'one '.repeat(190)} two: one @skip(if: $no) }`

test('holds few of the documents that anybody may send', async ({ onTestFinished }) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const asked: WeakRef<object>[] = []
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      one: {
        type: new GraphQLNonNull(GraphQLInt),
        resolve: (_source, _args, _context, { operation }) => {
          if (asked.at(-1)?.deref() !== operation) asked.push(new WeakRef(operation))
          return 1
        },
      },
    },
  })
  const { apollo } = await startGraphql(app, {
    schema: new GraphQLSchema({ query }),
    constraintProblems: {},
    production: true,
    trustedDocumentsOnly: false,
  })
  for (let number = 0; number < 100; number++) {
    const { body } = await apollo.executeOperation(
      { query: documentOf(number) },
      { contextValue: createContext({}, asker) },
    )
    expect(body).toMatchObject({ singleResult: { data: { two: 1 } } })
  }
  expect(asked).toHaveLength(100)
  await pause()
  collect()
  expect(asked.filter((each) => each.deref() !== undefined).length).toBeLessThan(25)
})

test('parses a document of our own client once, and what anybody sends each time', async ({
  onTestFinished,
}) => {
  let parsed = 0
  const counting: ApolloServerPlugin<GraphqlContext> = {
    requestDidStart: async () => ({
      parsingDidStart: async () => {
        parsed++
      },
    }),
  }
  const apollo = new ApolloServer<GraphqlContext>({
    schema: buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')),
    documentStore: null,
    persistedQueries: { cache: trustedDocuments },
    plugins: [judgedOnce(), counting],
  })
  await apollo.start()
  onTestFinished(() => apollo.stop())
  const [sha256Hash = ''] = Object.entries(manifest).find(([, text]) => text.includes('query Gallery')) ?? []
  const timesParsed = async (request: { query?: string; extensions?: object }): Promise<number> => {
    parsed = 0
    for (let times = 0; times < 3; times++) {
      await apollo.executeOperation(request, { contextValue: createContext({}, asker) })
    }
    return parsed
  }
  expect(await timesParsed({ extensions: { persistedQuery: { version: 1, sha256Hash } } })).toBe(1)
  expect(await timesParsed({ query: '{ __typename }' })).toBe(3)
})
