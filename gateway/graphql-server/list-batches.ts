import { idOf } from '../graphql/batched-resolver.ts'
import { wantedFields } from '../graphql/wanted-fields.ts'
import type { FieldPlan } from './operation-plan.ts'
import { argumentsOf, type Run } from './plan-run.ts'

/** What a field that is answered for a whole list is for the record at an index of it. */
export type Batches = ReadonlyMap<FieldPlan, (index: number) => unknown>

/** All ids of what a list holds; null where something in it has none. */
export const idsOf = (list: Iterable<unknown>): string[] | null => {
  const ids: string[] = []
  for (const item of list) {
    const id = item instanceof Error ? null : idOf(item)
    if (id === null) return null
    ids.push(id)
  }
  return ids
}

const askBatch = async (
  run: Run,
  field: FieldPlan,
  ids: readonly string[],
): Promise<(index: number) => unknown> => {
  try {
    const wanted = wantedFields({ fieldNodes: field.nodes, fragments: run.fragments })
    const answers = await field.batched?.(ids, argumentsOf(run, field), run.context, wanted)
    return (index) => answers?.[index]
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** Asks for all of them at once. What fails does so for each record. */
export const askBatches = async (
  run: Run,
  fields: readonly FieldPlan[],
  ids: readonly string[],
): Promise<Batches> => {
  const asked = fields.map(async (field) => [field, await askBatch(run, field, ids)] as const)
  return new Map(await Promise.all(asked))
}
