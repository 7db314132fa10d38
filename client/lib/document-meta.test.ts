import { gql, InMemoryCache } from '@apollo/client'
import { type DocumentNode, Kind, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import manifest from '../../schema/trusted-documents.json'
import * as forAdmins from '../generated/admin-operations.ts'
import * as forEverybody from '../generated/operations.ts'
import * as forOwners from '../generated/own-account-operations.ts'
import { isProtected, trustedHash } from './document-meta.ts'

const documents = Object.entries({ ...forEverybody, ...forOwners, ...forAdmins }).flatMap(([name, value]) =>
  typeof value === 'object' && name.endsWith('Document') ? [{ name, document: value }] : [],
)

const namesOf = (operations: object): string[] =>
  Object.keys(operations).filter((name) => name.endsWith('Document'))

/** What it is asked with, where it is asked by an address, which logs and caches keep. */
const variablesByAddress = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && `${definition.operation}` === 'query'
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  )

const texts = new Map(Object.entries(manifest))

describe('the generated documents', () => {
  it('are all in the manifest, and nothing else is', () => {
    const hashes = documents.map(({ document }) => trustedHash(document))
    expect([...texts.keys()].sort()).toEqual(hashes.sort())
  })

  it.each(documents)('$name is sent as the manifest has it', ({ document }) => {
    const completed = new InMemoryCache().transformDocument(document)
    expect(print(completed)).toBe(texts.get(trustedHash(completed) ?? ''))
  })

  it('are protected in the admin area and for one’s own account, and nowhere else', () => {
    const marked = documents.filter(({ document }) =>
      isProtected(new InMemoryCache().transformDocument(document)),
    )
    expect(marked.map(({ name }) => name)).toEqual([...namesOf(forOwners), ...namesOf(forAdmins)])
  })

  it('have no secret in an address', () => {
    const asked = new Set(documents.flatMap(({ document }) => variablesByAddress(document)))
    expect([...asked]).toContain('locale')
    expect([...asked].filter((name) => /token|password|code|secret|challenge|key|email/i.test(name))).toEqual(
      [],
    )
  })

  it('are told from those written by hand', () => {
    expect(trustedHash(gql('{ viewer { id } }'))).toBeNull()
  })
})
