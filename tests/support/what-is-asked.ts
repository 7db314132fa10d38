import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { buildSchema, type GraphQLObjectType, Kind, parse } from 'graphql'
import { isPermission, type Permission } from '../../schema/permissions.ts'
import documents from '../../schema/trusted-documents.json' with { type: 'json' }
import { root } from './root.ts'

const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'))
const texts: Readonly<Record<string, string>> = documents

/** What the reference says that a field asks for; nothing where everybody may, or everybody who is signed in. */
const permissionOf = (type: GraphQLObjectType | null | undefined, field: string): Permission | null => {
  const { description } = type?.getFields()[field] ?? {}
  const [, named = ''] = /Asks for `([a-z:]+)`\.$/.exec(description ?? '') ?? []
  return isPermission(named) ? named : null
}

/** The text of what a request asks for over GraphQL; null for any other request. */
const documentOf = (request: Request): string | null => {
  const url = new URL(request.url())
  if (url.pathname !== '/graphql') return null
  const body: { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } } =
    request.method() === 'POST'
      ? JSON.parse(request.postData() ?? '{}')
      : { extensions: JSON.parse(url.searchParams.get('extensions') ?? '{}') }
  return body.query ?? texts[body.extensions?.persistedQuery?.sha256Hash ?? ''] ?? null
}

const operationIn = (document: string) =>
  parse(document).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)

/** The fields of a mutation, each with what it asks for; null for whatever only reads. */
const writesOf = (request: Request): { field: string; permission: Permission | null }[] | null => {
  const document = documentOf(request)
  const operation = document === null ? undefined : operationIn(document)
  if (operation?.operation !== 'mutation') return null
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [
          {
            field: selection.name.value,
            permission: permissionOf(schema.getMutationType(), selection.name.value),
          },
        ]
      : [],
  )
}

const refusal = {
  data: null,
  errors: [{ message: 'service temporarily unavailable', extensions: { code: 'unavailable' } }],
}

/** Keeps all that a page would write from being written, and tells what it was and what that asks for. */
export const keepFromWriting = async (page: Page) => {
  const writes: { field: string; permission: Permission | null }[] = []
  await page.route(/\/graphql\b/, async (route) => {
    const fields = writesOf(route.request())
    if (fields === null) return route.fallback()
    writes.push(...fields)
    await route.fulfill({ json: refusal })
  })
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    writes.push({ field: new URL(route.request().url()).pathname, permission: 'content:write' })
    await route.fulfill({
      status: 503,
      json: { code: 'unavailable', error: 'service temporarily unavailable' },
    })
  })
  return writes
}

const isOfGateway = (response: Response): boolean =>
  /\/(graphql|api)\b/.test(new URL(response.url()).pathname)

/** In the page: until what has arrived is drawn. */
const twoFrames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })

/** What a page is answered from now on: all of its texts, and each refusal in a line. */
export const watchAnswers = (page: Page) => {
  const answers: Promise<{ text: string; refusal: string | null }>[] = []
  const pending = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    asked += 1
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('response', (response) => {
    if (!isOfGateway(response)) return
    const told = async () => {
      const text = await response.text().catch(() => '')
      const isRefused = response.status() >= 400 || /^\{"errors"|"errors":\[\{/.test(text)
      const address = new URL(response.url())
      const name =
        address.searchParams.get('operationName') ?? response.request().postData()?.slice(0, 80) ?? ''
      return { text, refusal: isRefused ? `${response.status()} ${address.pathname} ${name} ${text}` : null }
    }
    answers.push(told())
  })
  return {
    /** Once everything that was asked for is answered and drawn, and nothing more is asked for because of it. */
    quiet: (): Promise<void> =>
      expect
        .poll(
          async () => {
            const before = asked
            await page.evaluate(twoFrames)
            return pending.size + asked - before
          },
          { intervals: [20, 30, 50] },
        )
        .toBe(0),
    refusals: async (): Promise<string[]> =>
      (await Promise.all(answers)).flatMap(({ refusal: each }) => (each === null ? [] : [each])),
    texts: async (): Promise<string> => (await Promise.all(answers)).map(({ text }) => text).join('\n'),
  }
}
