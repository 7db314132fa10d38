import { createHash } from 'node:crypto'
import { InMemoryCache } from '@apollo/client'
import type { CodegenConfig } from '@graphql-codegen/cli'
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import { plugin as documentNodes } from '@graphql-codegen/typed-document-node'
import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql'

interface HookConfig {
  /** The Apollo hook that queries are read with. */
  queryHook: 'useQuery' | 'useSuspenseQuery'
  /** Queries asked from an event handler, which need no hook. */
  withoutHook?: string[]
}

const operationsOf = (documents: Types.DocumentFile[]): OperationDefinitionNode[] =>
  documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)

const hookFor = (operation: OperationDefinitionNode, queryHook: HookConfig['queryHook']): string => {
  const name = operation.name?.value ?? ''
  const isMutation = operation.operation === 'mutation'
  const kind = isMutation ? `${name}Mutation` : `${name}Query`
  const hook = isMutation ? 'useMutation' : queryHook
  const types = hook === 'useSuspenseQuery' ? `${kind}Variables` : `${kind}, ${kind}Variables`
  const mark = isMutation || !needsVariables(operation) ? '?' : ''
  return `export const use${kind} = (options${mark}: ${hook}.Options<${types}>) => ${hook}(${name}Document, options)`
}

/** One typed hook an operation, each a single line over Apollo's own and with its options. */
const typedHooks: CodegenPlugin<HookConfig> = {
  plugin: (_schema, documents, { queryHook, withoutHook = [] }) => {
    const operations = operationsOf(documents).filter(({ name }) => !withoutHook.includes(name?.value ?? ''))
    const has = (kind: string) => operations.some(({ operation }) => operation === kind)
    const hooks = [has('query') && queryHook, has('mutation') && 'useMutation'].filter(Boolean)
    return {
      prepend: [`import { ${hooks.join(', ')} } from '@apollo/client/react'`],
      content: operations.map((operation) => hookFor(operation, queryHook)).join('\n\n'),
    }
  },
}

const cache = new InMemoryCache()

/** A document as the client's cache completes it, and the hash it is asked for by. */
const trusted = (document: DocumentNode): { text: string; hash: string } => {
  const text = print(cache.transformDocument(document))
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** Every operation's text by its hash. The plugin that writes the documents says what they are. */
const trustedDocuments: CodegenPlugin = {
  plugin: async (schema, documents, config) => {
    const texts: [hash: string, text: string][] = []
    const collect = (document: DocumentNode): void => {
      const { hash, text } = trusted(document)
      texts.push([hash, text])
    }
    await documentNodes(schema, documents, { ...config, unstable_onExecutableDocumentNode: collect })
    const inOrder = texts.sort(([, one], [, other]) => one.localeCompare(other, 'en'))
    return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`
  },
}

const ourPlugins: Record<string, CodegenPlugin> = {
  'typed-hooks': typedHooks,
  'trusted-documents': trustedDocuments,
}

const plugins = (hooks: HookConfig): Types.OutputConfig[] => [
  'typescript-operations',
  'typed-document-node',
  { 'typed-hooks': hooks },
]

/** What says that a document is protected travels with it, and nobody who asks for it can forget to. */
const asProtected = (document: DocumentNode) => ({ hash: trusted(document).hash, protected: true })

/** The fragments of public pages that admins look at before anybody else does. */
const previewed = [
  'client/projects/{project-article,project-media,giving-card,project-story}.graphql',
  'client/events/event-article.graphql',
]

/**
 * The operations of the admin area, and of one's own account, are files of their own, so that visitors never download
 * them. All of them are protected.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'client/generated/operations.ts': {
      documents: ['client/**/*.graphql', '!client/admin/**', '!client/accounts/own/**'],
      plugins: plugins({ queryHook: 'useSuspenseQuery' }),
    },
    'client/generated/own-account-operations.ts': {
      documents: 'client/accounts/own/**/*.graphql',
      plugins: plugins({ queryHook: 'useQuery' }),
      config: { unstable_onExecutableDocumentNode: asProtected },
    },
    'client/generated/admin-operations.ts': {
      documents: ['client/admin/**/*.graphql', ...previewed],
      plugins: plugins({
        queryHook: 'useQuery',
        withoutHook: ['MoreDonors', 'MoreSubscribers', 'UploadTarget', 'ProjectAfterGift'],
      }),
      config: { unstable_onExecutableDocumentNode: asProtected },
    },
    'schema/trusted-documents.json': {
      documents: 'client/**/*.graphql',
      plugins: ['trusted-documents'],
    },
  },
  config: {
    documentMode: 'documentNodeImportFragments',
    useTypeImports: true,
    skipTypename: true,
    strictScalars: true,
    scalars: { Day: 'string', TimeOfDay: 'string', Month: 'string', DateTime: 'string' },
    inlineFragmentTypes: 'mask',
    dedupeFragments: true,
    unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ hash: trusted(document).hash }),
    documentNodeImport: '@apollo/client#TypedDocumentNode',
  },
  pluginLoader: async (name) => ourPlugins[name.replace('@graphql-codegen/', '')] ?? import(name),
}

export default config
