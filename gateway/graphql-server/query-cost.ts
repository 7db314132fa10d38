import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { defaultPageSize, maximumPageSize } from '../../schema/lists.ts'

type Values = Readonly<Record<string, unknown>>

/** A page size the services would refuse is refused as often as its list is asked for, so it counts as the largest. */
const pageSize = (first: unknown): number =>
  typeof first === 'number' && first >= 1 && first <= maximumPageSize ? first : maximumPageSize

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.INT) return Number(node.value)
  return node.kind === Kind.BOOLEAN ? node.value : null
}

/** What operations cost that ask for the same whatever their variables are. */
const fixedCosts = new WeakMap<OperationDefinitionNode, number>()

/**
 * How many values an operation asks for: a field counts one, a list as often as it has items. Variables are read
 * as they were sent: of those that do not fit their types nothing is executed. Each fragment is counted once.
 */
export const costOf = (
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
): number => {
  const fixed = fixedCosts.get(operation)
  if (fixed !== undefined) return fixed
  let isFixed = true
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const known = new Map<string, number>()
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  )

  const read = (node: ValueNode): unknown => {
    if (node.kind !== Kind.VARIABLE) return literal(node)
    isFixed = false
    const name = node.name.value
    if (Object.hasOwn(variables, name)) return variables[name]
    const standard = defaults.get(name)
    return standard && literal(standard)
  }

  const argument = (nodes: readonly ArgumentNode[] | undefined, wanted: string): unknown => {
    const node = nodes?.find(({ name }) => name.value === wanted)
    return node && read(node.value)
  }

  const isLeftOut = ({ name, arguments: given }: DirectiveNode): boolean =>
    (name.value === 'skip' && argument(given, 'if') === true) ||
    (name.value === 'include' && argument(given, 'if') === false)

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined): number => {
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    if (!field) return 1
    const isPaged = field.args.some(({ name }) => name === 'first')
    const items = isPaged ? pageSize(argument(node.arguments, 'first') ?? defaultPageSize) : 1
    return 1 + items * ofSet(node.selectionSet, getNamedType(field.type))
  }

  const ofFragment = (name: string): number => {
    const fragment = fragments.get(name)
    const found = known.get(name)
    if (found !== undefined || !fragment) return found ?? 0
    const cost = ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    known.set(name, cost)
    return cost
  }

  const ofSelection = (node: SelectionNode, parent: GraphQLNamedType | undefined): number => {
    if (node.directives?.some(isLeftOut)) return 0
    if (node.kind === Kind.FIELD) return ofField(node, parent)
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value)
    const { typeCondition } = node
    return ofSet(node.selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : parent)
  }

  const ofSet = (set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined): number =>
    (set?.selections ?? []).reduce((cost, node) => cost + ofSelection(node, parent), 0)

  const cost = ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)
  if (isFixed) fixedCosts.set(operation, cost)
  return cost
}
