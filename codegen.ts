import type { CodegenConfig } from '@graphql-codegen/cli'
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationDefinitionNode } from 'graphql'

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

const hookFor = (operation: OperationDefinitionNode, queryHook: HookConfig['queryHook']): string => {
  const name = operation.name?.value ?? ''
  if (operation.operation === 'mutation') {
    const types = `${name}Mutation, ${name}MutationVariables`
    return `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => useMutation(${name}Document, options)`
  }
  if (queryHook === 'useQuery') {
    const types = `${name}Query, ${name}QueryVariables`
    return `export const use${name}Query = (options: useQuery.Options<${types}>) => useQuery(${name}Document, options)`
  }
  return `export const use${name}Query = (variables: ${name}QueryVariables) => useSuspenseQuery(${name}Document, { variables })`
}

/** One typed hook an operation, each a single line over Apollo's own. */
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

const plugins = (hooks: HookConfig): Types.OutputConfig[] => [
  'typescript-operations',
  'typed-document-node',
  { 'typed-hooks': hooks },
]

/** The admin area's operations are a file of their own, so that visitors never download them. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'client/generated/operations.ts': {
      documents: ['client/**/*.graphql', '!client/admin/**'],
      plugins: plugins({ queryHook: 'useSuspenseQuery' }),
    },
    'client/generated/admin-operations.ts': {
      documents: 'client/admin/**/*.graphql',
      plugins: plugins({ queryHook: 'useQuery', withoutHook: ['MoreGifts'] }),
    },
  },
  config: {
    documentMode: 'documentNode',
    useTypeImports: true,
    skipTypename: true,
    strictScalars: true,
    scalars: { Day: 'string', DateTime: 'string' },
    dedupeFragments: true,
    documentNodeImport: '@apollo/client#TypedDocumentNode',
  },
  pluginLoader: async (name) => (name.endsWith('typed-hooks') ? typedHooks : import(name)),
}

export default config
