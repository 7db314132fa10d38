/** The gateway from the ground up. What stands on one floor sees the floors below, and nothing beside it. */
const floors = [
  ['core/', 'config/'],
  [
    'log/',
    'paper/',
    'metrics/',
    'tracing/',
    'openapi/',
    'graphql/',
    'storage/',
    'authentication/',
    'rate-limits/',
  ],
  ['database/', 'idempotency/'],
  ['http/', 'models/', 'backup/', 'letters/', 'payments/'],
  ['room\\.ts$'],
  ['rooms/', 'pages/', 'api-docs/', 'graphql-server/'],
  ['rooms\\.ts$', 'demo/'],
  ['app\\.ts$', 'start/'],
  ['server\\.ts$', 'cli/'],
]

/** What stands for the outside world: services may name its types. */
const outside = '^gateway/(?:storage|authentication|rate-limits)/|^gateway/core/clock\\.ts$'
/** Folders of the client that know nothing of the domain, and those that compose the rooms. */
const primitives = '(?:ui|i18n|lib|generated)/'
const composers = '(?:app|home|admin|server)/'

const ours = '^(?:cluster|gateway|client|schema|migrations|tests)/'
const tests = '\\.test\\.tsx?$|^tests/|^client/testing/'
const edge = '\\.(?:routes|resolver)\\.ts$'
/** How a thing is shown: over GraphQL, over REST. */
const shown =
  '\\.(?:type|representation)\\.ts$|^gateway/models/(?:graphql-[^/]+|representation|examples)\\.ts$'
/** Each edge, from its machinery to what a room shows on it. */
const rest =
  '\\.(?:routes|representation)\\.ts$|^gateway/(?:http|openapi)/|^gateway/models/(?:representation|examples)\\.ts$'
const graphql = '\\.(?:resolver|type)\\.ts$|^gateway/graphql(?:-server)?/|^gateway/models/graphql-[^/]+\\.ts$'
/** A table, as TypeORM knows it. */
const entity = '\\.entity\\.ts$|^gateway/models/entity\\.ts$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** `$1` is what the importing file itself stands in. */
const onlyDown = floors.map((here, index) =>
  forbid(
    `floor-${index + 1}-looks-down`,
    'Whoever needs something of a floor above is handed it, or names it as an interface of its own.',
    { path: `^gateway/(${here.join('|')})`, pathNot: tests },
    { path: '^gateway/', pathNot: `^gateway/(?:${['$1', ...floors.slice(0, index).flat()].join('|')})` },
  ),
)

const rules = [
  forbid('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),

  forbid(
    'schema-is-a-leaf',
    'The contract is what both sides import, so it can import neither.',
    { path: '^schema/', pathNot: tests },
    { path: ours, pathNot: '^schema/' },
  ),
  forbid(
    'core-is-a-leaf',
    'Pure words stay usable everywhere.',
    { path: '^gateway/core/', pathNot: tests },
    {
      path: `${ours}|node_modules/(?:typeorm|pg|fastify|graphql|type-graphql)/`,
      pathNot: '^(?:schema|gateway/core)/',
    },
  ),
  forbid(
    'types-are-leaves',
    'What the wire shows is described without how it is found.',
    { path: '\\.type\\.ts$' },
    {
      path: ours,
      pathNot: '^schema/|\\.type\\.ts$|^gateway/(?:core|graphql|models|rooms/[^/]+)/[^/.]+\\.ts$',
    },
  ),
  forbid(
    'migrations-stand-alone',
    'A migration that imports our code changes when that code does.',
    { path: '^migrations/', pathNot: `${tests}|^migrations/all\\.ts$` },
    { path: ours, pathNot: '^migrations/' },
  ),

  forbid(
    'every-folder-has-a-floor',
    'A new folder says where it stands.',
    { path: '^gateway/', pathNot: `${tests}|^gateway/(?:${floors.flat().join('|')})` },
    {},
  ),
  ...onlyDown,
  forbid(
    'edges-call-services',
    'A route and a resolver take the input, call the service and return.',
    { path: edge },
    { path: `\\.repository\\.ts$|${entity}|${outside}|^gateway/database/|node_modules/(?:typeorm|pg)/` },
  ),
  forbid('rest-is-not-graphql', 'Each edge stands on the service alone.', { path: rest }, { path: graphql }),
  forbid(
    'graphql-is-not-rest',
    'Each edge stands on the service alone.',
    { path: graphql, pathNot: '^gateway/graphql-server/' },
    { path: rest },
  ),
  forbid(
    'services-know-no-edge-and-no-sql',
    'A rule is the same on both edges and on any store.',
    { path: '\\.service\\.ts$' },
    {
      path: `${edge}|${shown}|${entity}|^gateway/(?:http|openapi|graphql|database)/|node_modules/(?:typeorm|pg|fastify|graphql|type-graphql)/`,
    },
  ),
  forbid(
    'repositories-know-only-the-store',
    'Nothing above leaks into the SQL.',
    { path: '\\.repository\\.ts$' },
    {
      path: `${edge}|${shown}|\\.service\\.ts$|${outside}|^gateway/(?:http|openapi|graphql)/|node_modules/(?:fastify|graphql|type-graphql)/`,
    },
  ),
  forbid(
    'entities-are-rows',
    'A row knows its columns, not who reads them.',
    { path: '\\.entity\\.ts$' },
    {
      path: `${edge}|${shown}|\\.(?:service|repository)\\.ts$|${outside}|^gateway/(?:http|openapi|graphql)/`,
    },
  ),
  forbid(
    'rooms-keep-their-insides',
    'Another room is its face, its nouns and how they are shown.',
    { path: '^gateway/rooms/([^/]+)/', pathNot: tests },
    {
      path: '^gateway/rooms/(?!$1/)',
      pathNot: '/[^/.]+\\.ts$|\\.(?:room|service|type|representation|examples)\\.ts$',
    },
  ),
  forbid(
    'rooms-name-what-they-use',
    'Of a noun and a service of another room only the type is known: its face makes the service.',
    { path: '^gateway/rooms/([^/]+)/', pathNot: tests },
    {
      path: '^gateway/rooms/(?!$1/)[^/]+/(?:[^/.]+|[^/]+\\.service)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'faces-meet-faces',
    'Whoever needs a service is handed it; only a face asks another one.',
    { path: ours, pathNot: `${tests}|\\.room\\.ts$|^gateway/rooms\\.ts$` },
    { path: '\\.room\\.ts$' },
  ),
  forbid(
    'the-outside-is-given',
    'A service names what it needs of the outside world, and is handed the real thing or a fake.',
    { path: '\\.service\\.ts$' },
    { path: outside, dependencyTypesNot: ['type-only'] },
  ),

  forbid(
    'client-and-gateway-meet-in-schema',
    'The browser bundle holds nothing of the server.',
    { path: '^client/' },
    { path: '^(?:gateway|migrations|tests)/', pathNot: '^tests/support/' },
  ),
  forbid(
    'gateway-knows-no-client',
    'The gateway serves the built pages; it does not import their sources.',
    { path: '^(?:gateway|schema|migrations)/' },
    { path: '^client/' },
  ),
  forbid(
    'client-primitives-know-no-domain',
    'What every room uses depends on none.',
    { path: `^client/${primitives}`, pathNot: tests },
    { path: '^client/', pathNot: `^client/${primitives}` },
  ),
  forbid(
    'client-rooms-know-no-room',
    'Rooms are composed by app, home, admin and server, not by each other.',
    { path: `^client/(?!${primitives}|${composers})([^/]+)/`, pathNot: tests },
    { path: '^client/[^/]+/', pathNot: `^client/(?:$1/|${primitives})` },
  ),

  forbid(
    'cluster-runs-what-is-built',
    'It starts the site and others as an operator would, by what they are told from outside.',
    { path: '^cluster/', pathNot: tests },
    { path: '^(?:gateway|client|schema|migrations)/' },
  ),
  forbid(
    'product-without-cluster',
    'The site does not know how many of it there are, nor who has started it.',
    { path: '^(?:gateway|client|schema|migrations)/' },
    { path: '^cluster/' },
  ),
  forbid(
    'product-without-tests',
    'What runs in production does not lean on test helpers.',
    { path: ours, pathNot: tests },
    { path: tests },
  ),
  forbid(
    'product-without-dev-packages',
    'Production installs only the dependencies.',
    {
      path: '^(?:gateway|schema|migrations)/',
      pathNot: `${tests}|^gateway/cli/(?:build|bundle|emit-contract)\\.ts$|/dev-[^/]+\\.ts$`,
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
  ),
  forbid(
    'development-on-demand',
    'What only development needs is loaded by a dynamic import, which production never reaches.',
    { path: '^gateway/', pathNot: `${tests}|/dev-[^/]+\\.ts$` },
    { path: '^gateway/.+/dev-[^/]+\\.ts$', dynamic: false },
  ),
  forbid(
    'packages-are-declared',
    'A package that happens to be installed may be gone tomorrow.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid('imports-resolve', 'An import of nothing fails at the worst time.', {}, { couldNotResolve: true }),
  forbid(
    'no-barrels',
    'Import a thing from where it is.',
    {},
    { path: '/index\\.tsx?$', pathNot: 'node_modules/' },
  ),
]

export default {
  forbidden: rules,
  options: {
    parser: 'swc',
    // What Vite turns into something else than a module; and folders with packages of their own, not always installed.
    exclude: {
      path: [
        '^tests/bench/(?:peers|lighthouse)/',
        '\\.(?:css|svg|graphql|woff2|jpg|png|webp)$',
        '[?](?:url|raw|inline)$',
        '^virtual:',
      ],
    },
    doNotFollow: { path: 'node_modules|^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
