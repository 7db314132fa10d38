const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ')

/** `middle` within `depth` pairs of `open` and `close`. */
export const nested = (depth: number, open: string, middle: string, close: string): string =>
  open.repeat(depth) + middle + close.repeat(depth)

/** Fragments of which each spreads the next `width` times: `width` to the power of `depth` fields. */
const bomb = (depth: number, width: number): string =>
  `query { ...F0 } ${times(depth, (index) => `fragment F${index} on Query { ${`...F${index + 1} `.repeat(width)} }`)}
   fragment F${depth} on Query { viewer { id } }`

/** Projects and their gifts, `first` of each. */
export const page = (first: number | string) =>
  `projects(first: ${first}) { nodes { id title description donations(first: ${first}) { nodes { id amount donor { name } } } } }`

/** Documents nobody sends with good intent. */
export const abusive: Record<string, string> = {
  'ten thousand selections deep': nested(10_000, '{ viewer ', '{ id }', '}'),
  'ten thousand braces that never close': '{ viewer '.repeat(10_000),
  'ten thousand lists deep': `{ project(id: ${nested(10_000, '[', '1', ']')}) { id } }`,
  'ten thousand objects deep': `mutation { login(input: ${nested(10_000, '{ username: ', '"x"', ' }')}) { token } }`,
  'a variable ten thousand lists deep': `query ($x: ${nested(10_000, '[', 'ID', ']')}) { viewer { id } }`,
  'a default ten thousand lists deep': `query ($x: [ID] = ${nested(10_000, '[', '"x"', ']')}) { viewer { id } }`,
  'twelve inline fragments and thirteen fields deep': `{ ${nested(13, 'viewer { ', 'id', ' }')} }`,
  'inline fragments in inline fragments': `{ ${nested(400, '... on Query { ', 'viewer { id }', ' }')} }`,
  'ten thousand inline fragments deep': `{ ${nested(10_000, '... { ', 'viewer { id }', ' }')} }`,
  'sixteen aliases': `{ ${times(16, (index) => `a${index}: viewer { id }`)} }`,
  'a thousand aliases': `{ ${times(1000, (index) => `a${index}: viewer { id }`)} }`,
  'a thousand aliased logins': `mutation { ${times(1000, (index) => `a${index}: login(input: { username: "admin", password: "p${index}" }) { token }`)} }`,
  'aliases hidden in a fragment': `{ ...F } fragment F on Query { ${times(16, (index) => `a${index}: viewer { id }`)} }`,
  'aliases hidden in many fragments': `{ ${times(4, (index) => `...F${index}`)} } ${times(4, (index) => `fragment F${index} on Query { ${times(5, (each) => `a${index}x${each}: viewer { id }`)} }`)}`,
  'aliases of nested fields': `{ viewer { ${times(16, (index) => `a${index}: name`)} } }`,
  'aliases of the type name and more': `{ ${times(300, (index) => `a${index}: __typename`)} ${times(16, (index) => `b${index}: viewer { id }`)} }`,
  'one field ten thousand times': `{ viewer { ${'id '.repeat(10_000)} } }`,
  'sixteen aliases of the type name': `{ ${times(16, (index) => `a${index}: __typename`)} }`,
  'three hundred aliases of the type name': `{ ${times(332, (index) => `a${index}: __typename`)} }`,
  'one field three hundred times': `{ viewer { ${'id '.repeat(300)} } }`,
  'ten unknown directives': `{ viewer { id ${times(10, (index) => `@x${index}`)} } }`,
  'twenty-one directives, wherever they may stand': `query (${times(5, (index) => `$v${index}: ID @include(if: true)`)}) @skip(if: false) { ...F @include(if: true) ...F @skip(if: false) } fragment F on Query @include(if: true) { viewer @include(if: true) { id @include(if: true) name @include(if: true) } ... @include(if: true) { viewer { id } } project(id: "x") @skip(if: false) { id } }`,
  'a name of two hundred letters': `{ ${'a'.repeat(200)}: viewer { id } }`,
  'an argument of two hundred thousand letters': `{ project(${'a'.repeat(200_000)}: 1) { id } }`,
  'a text of two hundred thousand letters for a number': `{ projects(first: "${'a'.repeat(200_000)}") { totalCount } }`,
  'one object five hundred times': `{ ${'viewer { id } '.repeat(500)} }`,
  'a fragment spread ten thousand times': `{ ${'...F '.repeat(10_000)} } fragment F on Query { viewer { id } }`,
  'fragments that multiply, twice each': bomb(30, 2),
  'fragments that multiply, ten times each': bomb(20, 10),
  'fragments that multiply, forty times each': bomb(15, 40),
  'a fragment of itself': '{ ...F } fragment F on Query { ...F }',
  'two fragments of each other': '{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }',
  'a ring of a hundred fragments': `{ ...F0 } ${times(100, (index) => `fragment F${index} on Query { ...F${(index + 1) % 100} }`)}`,
  'a fragment of itself below a field':
    '{ projects { nodes { ...F } } } fragment F on Project { donations { nodes { ...F } } }',
  'a ring nobody enters': 'query { viewer { id } } fragment F on Query { ...G } fragment G on Query { ...F }',
  'a hundred directives on one field': `{ viewer ${'@include(if: true) '.repeat(100)} { id } }`,
  'a directive on each of thirty fields': `{ viewer { ${'id @include(if: true) '.repeat(30)} } }`,
  'ten thousand unknown directives': `{ viewer { id ${'@x '.repeat(10_000)} } }`,
  'directives hidden in a fragment': `{ ...F } fragment F on Query { ${times(21, () => 'viewer @include(if: true) { id }')} }`,
  'everything twice': `{ a: ${page(1000)} b: ${page(1000)} }`,
  'everything by a thousand': `{ ${page(1000)} }`,
  'everything by variables': `query ($n: Int = 1000) { ${page('$n')} }`,
  'a thousand operations': times(1000, (index) => `query Q${index} { viewer { id } }`),
  'three hundred variables': `query (${times(300, (index) => `$v${index}: ID`)}) { viewer { id } }`,
  'a thousand arguments': `{ project(${times(1000, (index) => `a${index}: 1`)}) { id } }`,
  'five hundred conflicting fields': `{ ${times(100, (index) => `p: project(id: "${index}") { id }`)} }`,
  'two hundred thousand commas': `{ viewer { id } }${','.repeat(200_000)} !`,
  'a subscription nobody offers': 'subscription { viewer { id } }',
  'a document without an operation': 'fragment F on Query { viewer { id } }',
  'half a document': '{ viewer { id',
}
