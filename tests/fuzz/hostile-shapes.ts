import fc from 'fast-check'
import { mostInput } from '../../schema/limits.ts'

/** As many bytes as a body may have, less what stands around the shape. */
const room = mostInput.bytes - 2000

const times = (count: number, write: (index: number) => string, between = ','): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(between)

const fill = (each: string, length = room): string =>
  Array<string>(Math.floor(length / (each.length + 1)))
    .fill(each)
    .join(',')

const nested = (open: string, close: string): string => {
  const depth = Math.floor(room / (open.length + close.length))
  return `${open.repeat(depth)}1${close.repeat(depth)}`
}

/** JSON nobody means, as text, each nearly as large as a body may be. */
export const hostileJson: Readonly<Record<string, string>> = {
  'a wide object': `{${times(20_000, (index) => `"k${index}":1`)}}`,
  'an object of empty objects': `{${times(16_000, (index) => `"k${index}":{}`)}}`,
  'one key again and again': `{${fill('"a":1')}}`,
  prototypes: `{${fill('"__proto__":{}')}}`,
  'a long list': `[${fill('1')}]`,
  'a list of nulls': `[${fill('null')}]`,
  'a list of texts': `[${fill('""')}]`,
  'a list of lists': `[${fill('[]')}]`,
  'a list of objects': `[${fill('{"a":1}')}]`,
  'lists within lists': nested('[', ']'),
  'objects within objects': nested('{"a":', '}'),
  'both within each other': nested('[{"input":', '}]'),
  'a deep object with a known field': nested('{"translations":', '}'),
  'one long text': `"${'x'.repeat(room)}"`,
  'a long text of escapes': `"${'\\u0000'.repeat(room / 6)}"`,
  'a long text of halves': `"${'\\ud800'.repeat(room / 6)}"`,
  'a long text of dogs': `"${'🐕'.repeat(room / 4)}"`,
  'a long text of dots and dashes': `"${'.-'.repeat(room / 2)}"`,
  'a long text of marks': `"a${'\u0300'.repeat(room / 4)}${'\u0316'.repeat(room / 5)}"`,
  'a long text like an email': `"${'a.'.repeat(room / 4)}@${'a-'.repeat(room / 5)}"`,
  'a long text like an address': `"https://${'a.'.repeat(room / 4)}/${'%20'.repeat(room / 7)}"`,
  'a long text like a film': `"https://youtu.be/${'a'.repeat(room - 100)}?v=${'b'.repeat(50)}"`,
  'white space': `"${' '.repeat(room)}"`,
  'a long number': `1${'0'.repeat(room)}`,
  'a long fraction': `0.${'1'.repeat(room)}`,
  'a long name': `{"${'n'.repeat(room)}":1}`,
  'long names': `{${times(900, (index) => `"${index}${'n'.repeat(200)}":1`)}}`,
  'as much as is let through': `{${times(mostInput.values - 10, (index) => `"k${index}":{}`)}}`,
  'as long a list as is let through': `[${times(mostInput.values / 2 - 10, () => '{"a":null}')}]`,
}

/** Names of operations, some in the words that errors are made of. */
export const hostileNames: Readonly<Record<string, string>> = {
  'something long': 'x'.repeat(room),
  'the words of an error, again and again': ' cannot represent'.repeat(room / 17),
  'the words of another': ', found String "'.repeat(room / 16),
  'the words of a third': 'Expected value of type "'.repeat(room / 24),
  'quotation marks': '"'.repeat(room / 2),
}

/** Documents that are small to send and might be dear to read, each as large as the parser lets through. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  'many aliases': `{ ${times(80, (index) => `a${index}: viewer { id }`, ' ')} }`,
  'many aliases of the type name': `{ ${times(190, (index) => `a${index}: __typename`, ' ')} }`,
  'one field again and again': `{ viewer { ${'id '.repeat(590)} } }`,
  'one field with arguments again and again': `{ ${times(70, (index) => `project(id: "${index}") { id }`, ' ')} }`,
  'conflicts in fragments': `{ ${times(25, (index) => `...F${index}`, ' ')} } ${times(25, (index) => `fragment F${index} on Query { a: project(id: "${index}") { id } }`, ' ')}`,
  'fragments that spread each other': `{ ...F0 } ${times(45, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} ...F${index + 1} }`, ' ')} fragment F45 on Query { viewer { id } }`,
  'unknown fields': `{ ${times(590, (index) => `u${index}`, ' ')} }`,
  'unknown arguments': `{ project(${times(190, (index) => `u${index}: 1`, ' ')}) { id } }`,
  'unknown directives': `{ viewer { id ${times(280, (index) => `@u${index}`, ' ')} } }`,
  'unknown fragments': `{ ${times(280, (index) => `...U${index}`, ' ')} }`,
  'unknown types': `query (${times(140, (index) => `$v${index}: U${index}`, ' ')}) { viewer { id } }`,
  'unknown fields of an input': `mutation { login(input: { ${times(190, (index) => `u${index}: 1`, ' ')} }) { token } }`,
  'inline fragments within each other': `{ ${'... on Query { '.repeat(110)} viewer { id } ${'}'.repeat(110)} }`,
  'lists within lists': `{ project(id: ${'['.repeat(285)}1${']'.repeat(285)}) { id } }`,
  'a long name': `{ ${'n'.repeat(room)} }`,
  'long aliases': `{ ${times(15, (index) => `a${index}${'n'.repeat(17_000)}: project(id: "x") { id }`, ' ')} }`,
  'a long text': `{ project(id: "${'x'.repeat(room)}") { id } }`,
  'a long text of escapes': `{ project(id: "${'\\\\u00e9'.repeat(room / 8)}") { id } }`,
  'a long block of text': `{ project(id: """${'x\\n '.repeat(room / 5)}""") { id } }`,
  'a long number': `{ projects(first: ${'9'.repeat(room)}) { totalCount } }`,
  'a long comment': `#${'x'.repeat(room)}`,
  'white space': `{ viewer { id } }${' '.repeat(room)}`,
  'many operations': times(80, (index) => `query Q${index} { viewer { id } }`, ' '),
  'many variables': `query (${times(140, (index) => `$v${index}: ID`, ' ')}) { viewer { id } }`,
  'the most an anonymous may ask': `{ ${times(15, (index) => `a${index}: project(id: "x") { id title }`, ' ')} }`,
}

const space = 14_000

/** Paths as long as a request line may be. */
export const hostilePaths: Readonly<Record<string, string>> = {
  'one long name': 'x'.repeat(space),
  'many names': 'x/'.repeat(space / 2),
  slashes: '/'.repeat(space),
  'signs of an address': 'a@'.repeat(space / 2),
  escapes: '%E1%83%90'.repeat(space / 9),
  'broken escapes': '%zz'.repeat(space / 3),
  'quotation marks': "'".repeat(space),
  'ways up': '../'.repeat(space / 3),
  schemes: 'a://'.repeat(space / 4),
}

/** Query strings as long as a request line may be. */
export const hostileQueries: Readonly<Record<string, string>> = {
  'many parameters': times(space / 6, (index) => `a${index}=1`, '&').slice(0, space),
  'one parameter again and again': 'limit=1&'.repeat(space / 8),
  'the search again and again': 'search=x&'.repeat(space / 9),
  'a long search': `search=${'x'.repeat(space)}`,
  'a long search of signs': `search=${'.*'.repeat(space / 2)}`,
  'a search as long as is let through': `search=${'(a+)+'.repeat(40)}`,
  'a long cursor': `after=${'x'.repeat(space)}`,
  'a deep cursor': `after=${Buffer.from('['.repeat(space / 2)).toString('base64url')}`,
  brackets: `filter${'[a]'.repeat(space / 3)}=1`,
  escapes: `search=${'%F0%9F%90%95'.repeat(space / 12)}`,
  'broken escapes': `search=${'%zz'.repeat(space / 3)}`,
  separators: '&'.repeat(space),
  'a long language': `lng=${'ka-'.repeat(space / 3)}`,
}

/** Headers as long as a request may have them. */
export const hostileHeaders: Readonly<Record<string, Record<string, string>>> = {
  'a long language': { 'accept-language': fill('ka-GE;q=0.5', space) },
  'languages of many parts': { 'accept-language': 'a-'.repeat(space / 2) },
  'a long token': { authorization: `Bearer ${'x'.repeat(space)}` },
  'a token of many parts': { authorization: `Bearer ${'e30.'.repeat(space / 4)}` },
  'spaces for a token': { authorization: `Bearer${' '.repeat(space)}x` },
  'many cookies': { cookie: times(space / 8, (index) => `c${index}=1`, '; ').slice(0, space) },
  'many kinds of answer': { accept: fill('text/x;q=0.1', space) },
  'many codings': { 'accept-encoding': fill('x;q=0.1', space) },
  'many tags': { 'if-none-match': fill('"x"', space) },
  'many addresses': { 'x-forwarded-for': fill('192.0.2.1', space) },
  'many names of a key': { 'idempotency-key': 'x'.repeat(space) },
  'a kind of body with many parameters': { 'content-type': `application/json${';a=b'.repeat(space / 4)}` },
  'a long origin': { origin: `https://${'a.'.repeat(space / 2)}example` },
}

/** A random value, wide, deep or long, and now and then all of it. */
export const randomJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.array(fc.jsonValue(), { maxLength: 3000, size: 'max' }),
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 1500, size: 'max' }),
    fc.jsonValue({ maxDepth: 12, depthSize: 'max' }),
    fc.string({ maxLength: 20_000, size: 'max', unit: 'binary' }),
    fc.integer({ min: 1, max: 1000 }).map((depth) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)),
  )

const names = [
  'viewer',
  'id',
  'name',
  'project',
  'projects',
  'nodes',
  'title',
  'gallery',
  '__typename',
  'nothing',
]

/** A random document: what stands in it makes sense by accident only. */
export const randomDocument = (): fc.Arbitrary<string> => {
  const { field } = fc.letrec<{ field: string; set: string }>((tie) => ({
    set: fc.array(tie('field'), { minLength: 1, maxLength: 12 }).map((fields) => `{ ${fields.join(' ')} }`),
    field: fc
      .tuple(
        fc.option(fc.constantFrom('a: ', 'b: ', 'c: '), { nil: '', freq: 3 }),
        fc.constantFrom(...names),
        fc.constantFrom('', '(id: "x")', '(first: 1000)', '(first: $n)', '(locale: ka)'),
        fc.constantFrom('', ' @include(if: true)', ' @skip(if: $b)', ' @unknown'),
        fc.option(tie('set'), { nil: '', depthSize: 'small', freq: 3 }),
      )
      .map((parts) => parts.join('')),
  }))
  return fc
    .array(field, { minLength: 1, maxLength: 40 })
    .map((fields) => `query ($n: Int, $b: Boolean = false) { ${fields.join(' ')} }`)
}
