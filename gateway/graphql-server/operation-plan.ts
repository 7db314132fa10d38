import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql'

export type Values = Readonly<Record<string, unknown>>
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** What becomes of a field's value. */
export type Completion =
  | { kind: 'non-null'; of: Completion }
  | { kind: 'list'; of: Completion; type: GraphQLOutputType }
  | { kind: 'leaf'; type: GraphQLLeafType; isFit: ((value: unknown) => boolean) | undefined }
  | { kind: 'object'; fields: readonly FieldPlan[]; hasOddKey: boolean }

/** All that is known of a field of an answer before its operation runs. */
export interface FieldPlan {
  /** What the answer calls it. */
  key: string
  nodes: readonly FieldNode[]
  parentType: GraphQLObjectType
  definition: GraphQLField<unknown, unknown>
  /** Null where they depend on variables. */
  args: Readonly<Record<string, unknown>> | null
  completion: Completion
  /** Where the value is one of these, must it be there or not. */
  leaf: Extract<Completion, { kind: 'leaf' }> | null
}

/** What an operation answers, with the fragments in place and what is left out left out. */
export interface OperationPlan {
  rootType: GraphQLObjectType
  fields: readonly FieldPlan[]
  hasOddKey: boolean
}

/** What no plan is made of, and graphql-js executes: questions about the schema itself, types behind types. */
class NotPlanned extends Error {}

/** What these accept and answer as it is; anything else they judge themselves. */
const fits: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Float: Number.isFinite,
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
}

/** As a key of an ordinary object it would be no key. */
const oddKey = '__proto__'

const hasVariable = (nodes: FieldNode['arguments']): boolean => {
  let found = false
  for (const node of nodes ?? []) {
    visit(node, {
      [Kind.VARIABLE]: () => {
        found = true
      },
    })
  }
  return found
}

/** The values of its arguments, where they are the same in every run; what fails is left to the run, which tells. */
const constantArguments = (
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): FieldPlan['args'] => {
  if (hasVariable(node.arguments)) return null
  try {
    return getArgumentValues(definition, node)
  } catch {
    return null
  }
}

/**
 * Plans an operation of a valid document.
 * @param variables decide what `@skip` and `@include` leave, nothing else
 * @returns null for what is left to graphql-js
 */
export const planOperation = (
  schema: GraphQLSchema,
  fragments: Fragments,
  operation: OperationDefinitionNode,
  variables: Values,
): OperationPlan | null => {
  const isLeftOut = (node: SelectionSetNode['selections'][number]): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false

  /** Gathers what is asked for under each key, as a set may ask for one thing in many places. */
  const gather = (
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    found: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void => {
    for (const node of selections) {
      if (isLeftOut(node)) continue
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        const nodes = found.get(key)
        if (nodes) nodes.push(node)
        else found.set(key, [node])
        continue
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(node.name.value)) continue
        spread.add(node.name.value)
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node
      if (!fragment) continue
      const condition = fragment.typeCondition?.name.value
      if (condition !== undefined && condition !== type.name) {
        if (!isObjectType(schema.getType(condition))) throw new NotPlanned()
        continue
      }
      gather(type, fragment.selectionSet, found, spread)
    }
  }

  const completionOf = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Completion => {
    if (isNonNullType(type)) return { kind: 'non-null', of: completionOf(type.ofType, nodes) }
    if (isListType(type)) return { kind: 'list', of: completionOf(type.ofType, nodes), type: type.ofType }
    if (isLeafType(type)) return { kind: 'leaf', type, isFit: fits[type.name] }
    if (!isObjectType(type) || type.isTypeOf) throw new NotPlanned()
    return { kind: 'object', ...planOf(type, nodes) }
  }

  const fieldOf = (type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan | null => {
    const [node] = nodes
    if (!node) return null
    const name = node.name.value
    if (name === '__schema' || name === '__type') throw new NotPlanned()
    const definition = name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : type.getFields()[name]
    if (!definition) return null
    const completion = completionOf(definition.type, nodes)
    const value = completion.kind === 'non-null' ? completion.of : completion
    return {
      key,
      nodes,
      parentType: type,
      definition,
      args: constantArguments(definition, node),
      completion,
      leaf: value.kind === 'leaf' ? value : null,
    }
  }

  const planOf = (
    type: GraphQLObjectType,
    nodes: readonly { selectionSet?: SelectionSetNode | undefined }[],
  ) => {
    const found = new Map<string, FieldNode[]>()
    const spread = new Set<string>()
    for (const { selectionSet } of nodes) if (selectionSet) gather(type, selectionSet, found, spread)
    const fields = [...found].flatMap(([key, asked]) => fieldOf(type, key, asked) ?? [])
    return { fields, hasOddKey: found.has(oddKey) }
  }

  const rootType = schema.getRootType(operation.operation)
  if (!rootType || operation.operation === 'subscription') return null
  try {
    return { rootType, ...planOf(rootType, [operation]) }
  } catch (error) {
    // Of a variable that `@skip` needs and does not have graphql-js tells best.
    if (error instanceof NotPlanned || error instanceof GraphQLError) return null
    throw error
  }
}

/** The variables that `@skip` and `@include` of a document read: a plan holds for one set of their values. */
export const decidingVariables = (document: Parameters<typeof visit>[0]): string[] => {
  const names = new Set<string>()
  visit(document, {
    [Kind.DIRECTIVE]: ({ arguments: given = [] }: DirectiveNode) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}
