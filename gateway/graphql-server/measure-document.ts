import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  TokenKind,
} from 'graphql'

/** How large an operation is once its fragments stand where they are spread. */
export interface Measure {
  /** Fields within fields. */
  depth: number
  /** Fields and fragments, each as often as it is asked for. */
  selections: number
  aliases: number
  directives: number
}

const nothing: Measure = { depth: 0, selections: 0, aliases: 0, directives: 0 }

const beside = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  selections: a.selections + b.selections,
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
})

/** The schema about itself: large by nature, and answered in development alone. */
const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type'

/**
 * The largest of the document's operations, each figure for itself. Every fragment is measured once, so that
 * fragments within fragments take no longer to count than to read; a ring of them counts as nothing and is
 * refused by validation.
 */
export const measureDocument = ({ definitions }: DocumentNode): Measure => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const known = new Map<string, Measure>()

  const ofFragment = (name: string): Measure => {
    const fragment = fragments.get(name)
    const found = known.get(name)
    if (found || !fragment) return found ?? nothing
    known.set(name, nothing)
    const measure = beside(ofSet(fragment.selectionSet), {
      ...nothing,
      directives: fragment.directives?.length ?? 0,
    })
    known.set(name, measure)
    return measure
  }

  const below = (node: SelectionNode): Measure => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value)
    if (node.kind === Kind.INLINE_FRAGMENT) return ofSet(node.selectionSet)
    const inner = ofSet(node.selectionSet)
    if (isIntrospection(node.name.value)) return { ...nothing, depth: 1, aliases: inner.aliases }
    return { ...inner, depth: inner.depth + 1 }
  }

  const ofSelection = (node: SelectionNode): Measure =>
    beside(below(node), {
      depth: 0,
      selections: 1,
      aliases: node.kind === Kind.FIELD && node.alias ? 1 : 0,
      directives: node.directives?.length ?? 0,
    })

  const ofSet = (set: SelectionSetNode | undefined): Measure =>
    (set?.selections ?? []).map(ofSelection).reduce(beside, nothing)

  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const onVariables = node.variableDefinitions?.flatMap(({ directives = [] }) => directives) ?? []
      const directives = (node.directives?.length ?? 0) + onVariables.length
      return beside(ofSet(node.selectionSet), { ...nothing, directives })
    })
  return operations.reduce(
    (a, b) => ({
      depth: Math.max(a.depth, b.depth),
      selections: Math.max(a.selections, b.selections),
      aliases: Math.max(a.aliases, b.aliases),
      directives: Math.max(a.directives, b.directives),
    }),
    nothing,
  )
}

/** The length of the longest name in a document: of a field, an alias, an argument, a variable, anything. */
export const longestName = ({ loc }: DocumentNode): number => {
  let longest = 0
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) {
    if (token.kind === TokenKind.NAME) longest = Math.max(longest, token.value.length)
  }
  return longest
}

/** How many names, values and signs a document consists of. */
export const countTokens = ({ loc }: DocumentNode): number => {
  let count = 0
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) count++
  return count
}
