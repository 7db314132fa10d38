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

import { type BatchedResolver, batchedResolverOf } from '../graphql/batched-resolver.ts'
import { plainResolverOf } from '../graphql/plain-resolver.ts'
import { textScalars } from '../graphql/scalars.ts'

export type Values = Readonly<Record<string, unknown>>
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** What becomes of a field's value. */
export type Completion =
  | { kind: 'non-null'; of: Completion }
  | { kind: 'list'; of: Completion; type: GraphQLOutputType; item: ObjectPlan | null }
  | {
      kind: 'leaf'
      type: GraphQLLeafType
      fit: Fit | undefined
      isFit: ((value: unknown) => boolean) | undefined
    }
  | ObjectPlan

export interface ObjectPlan extends FieldsPlan {
  kind: 'object'
  plain: PlainFields | null
}

/** All that is known of a field of an answer before its operation runs. */
export interface FieldPlan {
  /** What the answer calls it. */
  key: string
  nodes: readonly FieldNode[]
  parentType: GraphQLObjectType
  definition: GraphQLField<unknown, unknown>
  /** How it is answered for all records of a list at once; null where each is asked. */
  batched: BatchedResolver | null
  /** How it is worked out of its record alone; null where more is to be known. */
  plainly: ReturnType<typeof plainResolverOf>
  /** Null where they depend on variables. */
  args: Readonly<Record<string, unknown>> | null
  completion: Completion
  /** Where the value is one of these, must it be there or not. */
  leaf: Extract<Completion, { kind: 'leaf' }> | null
}

/** What is answered of an object, with the fragments in place and what is left out left out. */
export interface FieldsPlan {
  fields: readonly FieldPlan[]
  /** An answer before anything is known: copied, it has room for every key. Null where a key would be none of it. */
  template: Readonly<Record<string, unknown>> | null
  /** Those that are answered for a whole list at once. */
  batched: readonly FieldPlan[]
}

export type OperationPlan = FieldsPlan

/** A field that is read off its object, which nobody has to be asked for. */
export interface PlainField {
  key: string
  name: string
  isRequired: boolean
  leaf: FieldPlan['leaf']
  below: PlainFields | null
}

/** All of an object's fields, where each is one of those. */
export interface PlainFields {
  fields: readonly PlainField[]
  template: Readonly<Record<string, unknown>>
}

/** What no plan is made of, and graphql-js executes: questions about the schema itself, types behind types. */
class NotPlanned extends Error {}

/** What types accept and answer as it is; anything else they judge themselves. */
const fits = {
  text: (value: unknown): boolean => typeof value === 'string',
  flag: (value: unknown): boolean => typeof value === 'boolean',
  number: (value: unknown): boolean => Number.isFinite(value),
  whole: (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
}

export type Fit = keyof typeof fits

const fitOf: Record<string, Fit | undefined> = {
  String: 'text',
  ID: 'text',
  Boolean: 'flag',
  Float: 'number',
  Int: 'whole',
  ...Object.fromEntries(textScalars.map(({ name }) => [name, 'text'])),
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

const plainFieldOf = ({ key, definition, leaf, completion }: FieldPlan): PlainField | null => {
  const value = completion.kind === 'non-null' ? completion.of : completion
  const below = value.kind === 'object' ? value.plain : null
  if (definition.resolve || (!leaf && !below) || definition === TypeNameMetaFieldDef) return null
  return { key, name: definition.name, isRequired: value !== completion, leaf, below }
}

const plainFieldsOf = ({ fields, template }: Omit<FieldsPlan, 'batched'>): PlainFields | null => {
  const plain = fields.flatMap((field) => plainFieldOf(field) ?? [])
  return template && plain.length === fields.length ? { fields: plain, template } : null
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
    if (isListType(type)) {
      const of = completionOf(type.ofType, nodes)
      const item = of.kind === 'non-null' ? of.of : of
      return { kind: 'list', of, type: type.ofType, item: item.kind === 'object' ? item : null }
    }
    if (isLeafType(type)) {
      const fit = fitOf[type.name]
      return { kind: 'leaf', type, fit, isFit: fit && fits[fit] }
    }
    if (!isObjectType(type) || type.isTypeOf) throw new NotPlanned()
    const plan = planOf(type, nodes)
    return { kind: 'object', ...plan, plain: plainFieldsOf(plan) }
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
      batched: batchedResolverOf(definition.extensions),
      plainly: plainResolverOf(definition.extensions),
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
    const template = Object.fromEntries(fields.map(({ key }) => [key, null]))
    const batched = fields.filter((field) => field.batched)
    return { fields, template: found.has(oddKey) ? null : template, batched }
  }

  const rootType = schema.getRootType(operation.operation)
  if (!rootType || operation.operation === 'subscription') return null
  try {
    return planOf(rootType, [operation])
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
