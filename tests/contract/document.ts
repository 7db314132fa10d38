import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import document from '../../schema/openapi.json' with { type: 'json' }

interface Media {
  examples?: Record<string, { value: unknown }>
}

interface Response {
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}

type Referable<Thing> = Thing | { $ref: string }

interface Described {
  operationId: string
  parameters?: Referable<{ in: string; name: string }>[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Referable<Response>>
  security?: { bearer?: string[] }[]
}

const documentId = 'openapi.json'
const ajv = new Ajv2020({ strict: false, allErrors: true })
ajvFormats.default(ajv)
ajv.addFormat('binary', true)
ajv.addSchema(document, documentId)

/** What of the document stands at this JSON pointer, references followed. */
const at = (pointer: string): unknown => {
  let node: unknown = document
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
  }
  return node
}

const escaped = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1')

/** The faults of a value against the schema at this pointer, a line each. */
export const faults = (schemaPointer: string, value: unknown): string[] => {
  const validate = ajv.compile({
    $ref: `${documentId}#${schemaPointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}`,
  })
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** One kind of content with the place of its schema. */
export interface DocumentedMedia {
  type: string
  schemaPointer: string
  examples: [name: string, value: unknown][]
}

const mediaAt = (pointer: string): DocumentedMedia[] =>
  Object.entries((at(pointer) ?? {}) as Record<string, Media>).map(([type, { examples = {} }]) => ({
    type,
    schemaPointer: `${pointer}/${escaped(type)}/schema`,
    examples: Object.entries(examples).map(([name, { value }]) => [name, value]),
  }))

export interface DocumentedResponse {
  status: number
  /** In lower case. */
  headers: string[]
  media: DocumentedMedia[]
}

export interface DocumentedOperation {
  id: string
  method: string
  /** With `{id}` where an id stands. */
  path: string
  /** Of a request, in lower case. */
  headers: string[]
  body: DocumentedMedia[]
  responses: DocumentedResponse[]
  /** What only those may ask who have it; null where others are answered as well. */
  permission: string | null
}

const headerNames = (parameters: Described['parameters'] = []): string[] =>
  parameters
    .map((given) => ('$ref' in given ? (at(given.$ref.slice(1)) as { in: string; name: string }) : given))
    .flatMap((parameter) => (parameter.in === 'header' ? [parameter.name.toLowerCase()] : []))

const responseAt = (pointer: string, status: string): DocumentedResponse => {
  const given = at(pointer) as Referable<Response>
  const target = '$ref' in given ? given.$ref.slice(1) : pointer
  const { headers = {} } = at(target) as Response
  return {
    status: Number(status),
    headers: Object.keys(headers).map((name) => name.toLowerCase()),
    media: mediaAt(`${target}/content`),
  }
}

/** Every operation of the OpenAPI document as it is committed. */
export const documented: DocumentedOperation[] = Object.entries(
  document.paths as unknown as Record<string, Record<string, Described>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters, responses, security = [] }]) => {
    const [needed, ...others] = security
    const pointer = `/paths/${escaped(path)}/${method}`
    return {
      id: operationId,
      method,
      path,
      headers: headerNames(parameters),
      body: mediaAt(`${pointer}/requestBody/content`),
      responses: Object.keys(responses).map((status) => responseAt(`${pointer}/responses/${status}`, status)),
      permission: (others.length === 0 && needed?.bearer?.[0]) || null,
    }
  }),
)
