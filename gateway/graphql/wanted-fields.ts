import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { createParameterDecorator } from 'type-graphql'
import type { Wanted } from '../core/wanted.ts'

type Fragments = GraphQLResolveInfo['fragments']

/** The fields of an answer as an operation asks for them, under whatever alias; what it may skip is among them. */
class AskedFields implements Wanted {
  readonly #below = new Map<string, AskedFields>()

  has(name: string): boolean {
    return this.#below.has(name)
  }

  below(name: string): AskedFields {
    return this.#below.get(name) ?? new AskedFields()
  }

  add(set: SelectionSetNode | undefined, fragments: Fragments): void {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.INLINE_FRAGMENT) this.add(node.selectionSet, fragments)
      else if (node.kind === Kind.FRAGMENT_SPREAD)
        this.add(fragments[node.name.value]?.selectionSet, fragments)
      else {
        const asked = this.#below.get(node.name.value) ?? new AskedFields()
        this.#below.set(node.name.value, asked)
        asked.add(node.selectionSet, fragments)
      }
    }
  }
}

/** By the places of a document, which stay the same from run to run. */
const known = new WeakMap<readonly FieldNode[], AskedFields>()

/** What an operation asks of the value of a field. */
export const wantedFields = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Wanted => {
  const found = known.get(fieldNodes)
  if (found) return found
  const asked = new AskedFields()
  for (const { selectionSet } of fieldNodes) asked.add(selectionSet, fragments)
  known.set(fieldNodes, asked)
  return asked
}

/** Hands a resolver what is asked of its answer. */
export const AsWanted = (): ReturnType<typeof createParameterDecorator> =>
  createParameterDecorator(({ info }) => wantedFields(info))
