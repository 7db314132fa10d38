import { isDeepStrictEqual } from 'node:util'
import { problems } from '../../schema/problems.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objects = (value: unknown): [string, Json][] =>
  Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, Json] => isObject(entry[1]))

/** Things that are written once under a name and referred to everywhere else. */
const createShelf = (kind: string) => {
  const kept = new Map<string, Json>()
  return {
    /** @throws when the name already stands for something else: a reference would then lie */
    put: (name: string, value: Json): Json => {
      const known = kept.get(name)
      if (known && !isDeepStrictEqual(known, value)) throw new Error(`two ${kind} are called ${name}`)
      kept.set(name, value)
      return { $ref: `#/components/${kind}/${name}` }
    },
    all: (): Json => Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

type Shelf = ReturnType<typeof createShelf>

/** Real values, which may look like schemas and are none. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const'])

const shareSchemas = (node: unknown, shelf: Shelf): unknown => {
  if (Array.isArray(node)) return node.map((each) => shareSchemas(each, shelf))
  if (!isObject(node)) return node
  const { title, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, values.has(key) ? value : shareSchemas(value, shelf)]),
  )
  if (typeof title === 'string' && ('type' in rest || 'anyOf' in rest)) return shelf.put(title, rest)
  return title === undefined ? rest : { title, ...rest }
}

const shareHeaders = (response: Json, shelf: Shelf): Json => {
  if (!isObject(response.headers)) return response
  const headers = objects(response.headers).map(([name, header]) => [name, shelf.put(name, header)])
  return { ...response, headers: Object.fromEntries(headers) }
}

/**
 * `RateLimited` of a refusal that says no more than the catalogue, `ForbiddenOrForeignOrigin` of two with one status;
 * null where a route has words of its own, which stay with the route.
 */
const catalogueName = ({ content }: Json): string | null => {
  const media = isObject(content) ? content['application/problem+json'] : undefined
  const examples = objects(isObject(media) ? media.examples : undefined)
  const isPlain = examples.every(([code, { value }]) => {
    const known = Object.entries(problems).find(([name]) => name === code)?.[1]
    return isObject(value) && value.detail === known?.detail
  })
  if (examples.length === 0 || !isPlain) return null
  const words = examples.map(([code]) => code).join('_or_')
  return words.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

/** One whose values have a name is its route's own: the same word takes other values elsewhere. */
const isOfRoute = ({ schema }: Json): boolean => isObject(schema) && '$ref' in schema

const shareParameter = (parameter: unknown, shelf: Shelf): unknown => {
  if (!isObject(parameter) || typeof parameter.name !== 'string' || parameter.in === 'path') return parameter
  if (isOfRoute(parameter)) return parameter
  return shelf.put(parameter.name, parameter)
}

const shareOperation = (operation: Json, shelves: Record<'headers' | 'responses' | 'parameters', Shelf>) => {
  const responses = objects(operation.responses).map(([status, given]) => {
    const response = shareHeaders(given, shelves.headers)
    const name = catalogueName(response)
    return [status, name === null ? response : shelves.responses.put(name, response)]
  })
  const { parameters } = operation
  return {
    ...operation,
    ...(Array.isArray(parameters)
      ? { parameters: parameters.map((each) => shareParameter(each, shelves.parameters)) }
      : {}),
    responses: Object.fromEntries(responses),
  }
}

/**
 * The same document with everything that is said more than once in `components`: schemas by their title,
 * headers and parameters by their name, refusals by their code.
 */
export const shareComponents = (document: Json): Json => {
  const schemas = createShelf('schemas')
  const shelves = {
    headers: createShelf('headers'),
    responses: createShelf('responses'),
    parameters: createShelf('parameters'),
  }
  const paths = objects(shareSchemas(document.paths, schemas)).map(([path, methods]) => [
    path,
    Object.fromEntries(
      objects(methods).map(([method, operation]) => [method, shareOperation(operation, shelves)]),
    ),
  ])
  const given = isObject(document.components) ? document.components : {}
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...given,
      schemas: schemas.all(),
      ...Object.fromEntries(Object.entries(shelves).map(([kind, shelf]) => [kind, shelf.all()])),
    },
  }
}
