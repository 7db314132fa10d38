import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isNonNullType,
  locatedError,
  responsePathAsArray,
} from 'graphql'
import { askedFor } from '../core/asker.ts'
import { RowList } from '../database/row-list.ts'
import { askBatches, type Batches, idsOf } from './list-batches.ts'
import type { Completion, FieldPlan, FieldsPlan, OperationPlan } from './operation-plan.ts'
import { type Answer, isRecord, odd, tryPlainly } from './plain-answer.ts'
import { argumentsOf, type Run } from './plan-run.ts'
import { writeRows } from './write-rows.ts'
import type { WrittenJson } from './written-answer.ts'

type Path = GraphQLResolveInfo['path']
type MaybePromise<Value> = Value | Promise<Value>
type Leaf = Extract<Completion, { kind: 'leaf' }>
type List = Extract<Completion, { kind: 'list' }>

const isPromise = <Value>(value: MaybePromise<Value>): value is Promise<Value> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

const pathOf = ({ key, parentType }: FieldPlan, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parentType.name,
})

const infoOf = (run: Run, { definition, nodes, parentType }: FieldPlan, path: Path): GraphQLResolveInfo => ({
  fieldName: definition.name,
  fieldNodes: nodes,
  returnType: definition.type,
  parentType,
  path,
  schema: run.schema,
  fragments: run.fragments,
  rootValue: undefined,
  operation: run.operation,
  variableValues: run.variables,
})

/** An error counts where nothing stands; where something must, its parent is nothing instead. */
const refuse = (run: Run, { nodes }: FieldPlan, type: GraphQLOutputType, path: Path, raw: unknown): null => {
  const error = locatedError(raw, nodes, responsePathAsArray(path))
  if (isNonNullType(type)) throw error
  run.errors.push(error)
  return null
}

const resolve = (run: Run, field: FieldPlan, source: unknown, path: Path | undefined): unknown => {
  const { definition, parentType, plainly } = field
  if (plainly && isRecord(source)) return plainly(source, argumentsOf(run, field), run.context)
  if (definition.resolve) {
    const at = pathOf(field, path)
    return definition.resolve(source, argumentsOf(run, field), run.context, infoOf(run, field, at))
  }
  if (definition.name === '__typename') return parentType.name
  if (!isRecord(source)) return undefined
  const value = source[definition.name]
  if (typeof value !== 'function') return value
  const at = pathOf(field, path)
  return Reflect.apply(value, source, [argumentsOf(run, field), run.context, infoOf(run, field, at)])
}

const nothingThere = ({ parentType, definition }: FieldPlan): Error =>
  new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`)

const completeLeaf = ({ type, isFit }: Leaf, value: unknown): unknown => {
  if (isFit?.(value)) return value
  if (value instanceof Error) throw value
  if (value === null || value === undefined) return null
  const serialized: unknown = type.serialize(value)
  if (serialized !== null && serialized !== undefined) return serialized
  throw new Error(`Expected ${type.name} to make something of a value, but it made nothing.`)
}

const complete = (
  run: Run,
  field: FieldPlan,
  completion: Completion,
  path: Path,
  value: unknown,
): unknown => {
  if (completion.kind === 'leaf') return completeLeaf(completion, value)
  if (value instanceof Error) throw value
  if (completion.kind === 'non-null') {
    const completed = complete(run, field, completion.of, path, value)
    if (completed === null) throw nothingThere(field)
    return completed
  }
  if (value === null || value === undefined) return null
  if (completion.kind === 'list') return completeList(run, field, completion, path, value)
  const answer = completion.plain ? tryPlainly(completion.plain, value) : odd
  return answer === odd ? executeFields(run, completion, value, path) : answer
}

/** What is still on its way in a list may fail as well, and nobody asks any more: unheard, that would end the process. */
const hearOut = (items: readonly unknown[]): void => {
  for (const item of items) if (isPromise(item)) item.then(undefined, () => undefined)
}

const completeList = (
  run: Run,
  field: FieldPlan,
  list: List,
  path: Path,
  value: unknown,
): MaybePromise<unknown[]> | WrittenJson => {
  if (!isIterable(value)) {
    const { parentType, definition } = field
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${parentType.name}.${definition.name}".`,
    )
  }
  const { item } = list
  // Records that are still rows are written as such.
  const written = item?.plain && value instanceof RowList ? writeRows(value, item.plain) : null
  if (written) return written
  const batched = item?.batched ?? []
  const ids = batched.length > 0 && Array.isArray(value) ? idsOf(value) : null
  if (ids === null || ids.length === 0) return completeItems(run, field, list, path, value, null)
  return askBatches(run, batched, ids).then((batches) =>
    completeItems(run, field, list, path, value, batches),
  )
}

const completeItems = (
  run: Run,
  field: FieldPlan,
  { of, type, item: plan }: List,
  path: Path,
  value: Iterable<unknown>,
  batches: Batches | null,
): MaybePromise<unknown[]> => {
  const items: unknown[] = []
  let isWaiting = false
  const plain = plan?.plain
  for (const item of value) {
    const answer = plain ? tryPlainly(plain, item) : odd
    if (answer !== odd) {
      items.push(answer)
      continue
    }
    const at = { prev: path, key: items.length, typename: undefined }
    const fail = (error: unknown): null => refuse(run, field, type, at, error)
    try {
      const completed = isPromise(item)
        ? item.then((settled) => complete(run, field, of, at, settled))
        : plan && batches
          ? executeFields(run, plan, item, at, { batches, index: items.length })
          : complete(run, field, of, at, item)
      if (isPromise(completed)) isWaiting = true
      items.push(isPromise(completed) ? completed.catch(fail) : completed)
    } catch (error) {
      try {
        items.push(fail(error))
      } catch (refusal) {
        hearOut(items)
        throw refusal
      }
    }
  }
  return isWaiting ? Promise.all(items) : items
}

/** Where a record stands in a list of which some fields are answered at once. */
interface InList {
  batches: Batches
  index: number
}

const executeField = (
  run: Run,
  field: FieldPlan,
  source: unknown,
  parent: Path | undefined,
  inList?: InList,
): unknown => {
  const { completion, definition, leaf } = field
  try {
    const answered = inList?.batches.get(field)
    const value = answered && inList ? answered(inList.index) : resolve(run, field, source, parent)
    if (leaf && !isPromise(value)) {
      const completed = completeLeaf(leaf, value)
      if (completed === null && completion.kind === 'non-null') throw nothingThere(field)
      return completed
    }
    const path = pathOf(field, parent)
    const completed = isPromise(value)
      ? value.then((settled) => complete(run, field, completion, path, settled))
      : complete(run, field, completion, path, value)
    if (!isPromise(completed)) return completed
    return completed.catch((error) => refuse(run, field, definition.type, path, error))
  } catch (error) {
    return refuse(run, field, definition.type, pathOf(field, parent), error)
  }
}

const whenSettled = (answer: Answer): Promise<Answer> => {
  const keys = Object.keys(answer)
  return Promise.all(Object.values(answer)).then((values) => {
    for (const [index, key] of keys.entries()) answer[key] = values[index]
    return answer
  })
}

const emptyAnswer = ({ template }: FieldsPlan): Answer =>
  // An object without a prototype takes every key, and is slower in all else.
  template ? { ...template } : Object.create(null)

const executeFields = (
  run: Run,
  plan: FieldsPlan,
  source: unknown,
  path: Path | undefined,
  inList?: InList,
): MaybePromise<Answer> => {
  const answer = emptyAnswer(plan)
  let isWaiting = false
  try {
    for (const field of plan.fields) {
      const value = executeField(run, field, source, path, inList)
      answer[field.key] = value
      if (!isWaiting && isPromise(value)) isWaiting = true
    }
  } catch (error) {
    if (!isWaiting) throw error
    return whenSettled(answer).finally(() => {
      throw error
    })
  }
  return isWaiting ? whenSettled(answer) : answer
}

/** Mutations run one after another; what each writes is written under its name. */
const executeInTurn = async (run: Run, plan: OperationPlan): Promise<Answer> => {
  const answer = emptyAnswer(plan)
  for (const field of plan.fields) {
    const execute = (): unknown => executeField(run, field, undefined, undefined)
    answer[field.key] = await askedFor(field.definition.name, execute)
  }
  return answer
}

/** Runs a plan as graphql-js would its operation: the same answer, the same errors at the same places. */
export const executePlan = (run: Run, plan: OperationPlan): MaybePromise<ExecutionResult> => {
  const answered = (data: Answer | null): ExecutionResult =>
    // What fails after the answer is known is not told any more.
    run.errors.length > 0 ? { errors: [...run.errors], data } : { data }
  const failed = (error: unknown): ExecutionResult => {
    if (!(error instanceof GraphQLError)) throw error
    run.errors.push(error)
    return answered(null)
  }
  try {
    const answer =
      run.operation.operation === 'mutation'
        ? executeInTurn(run, plan)
        : executeFields(run, plan, undefined, undefined)
    return isPromise(answer) ? answer.then(answered, failed) : answered(answer)
  } catch (error) {
    return failed(error)
  }
}
