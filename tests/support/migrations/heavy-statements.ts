/** Something that a migration must not do to a big table, and what it does instead. */
interface Offence {
  /** Its first group is the table. */
  pattern: RegExp
  instead: string
}

const alter = String.raw`^alter table (?:if exists )?(?:only )?(\w+)\b.*`

const offences: readonly Offence[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently).*?\bon (?:only )?(\w+)/,
    instead: 'holds up whoever writes: make it `concurrently`, in a migration with `transaction = false`',
  },
  {
    pattern: new RegExp(`${alter}\\balter (?:column )?\\w+ (?:set data )?type\\b`),
    instead: 'writes every row anew: add a column, fill it, and let go of the old one',
  },
  {
    pattern: new RegExp(`${alter}\\bset not null\\b`),
    instead: 'reads every row: add a check `not valid`, validate it in a later migration, then set it',
  },
  {
    pattern: new RegExp(
      `${alter}\\badd (?:column )?(?:if not exists )?\\w+ .*\\bdefault \\(?(?:gen_random_uuid|random|clock_timestamp|nextval|uuid\\w*)\\b`,
    ),
    instead: 'writes every row anew: add the column without a default, and fill it a few rows at a time',
  },
  {
    pattern: new RegExp(
      `${alter}\\badd (?:column )?(?:if not exists )?\\w+ .*\\bgenerated always as\\b.*\\bstored\\b`,
    ),
    instead: 'writes every row anew: let a trigger fill an ordinary column',
  },
  {
    pattern: new RegExp(`${alter}\\badd (?:constraint \\w+ )?(?:check|foreign key)\\b(?!.*\\bnot valid\\b)`),
    instead: 'reads every row: add it `not valid`, and validate it in a migration of its own',
  },
  {
    pattern: new RegExp(
      `${alter}\\badd (?:constraint \\w+ )?(?:unique|primary key)\\b(?!.*\\busing index\\b)`,
    ),
    instead: 'makes an index: make that `concurrently` before, and add the constraint `using index`',
  },
  {
    pattern: /^(?:update|delete from) (?:only )?(\w+)\b(?!.*\bwhere\b)/,
    instead: 'locks every row until all are done: do it a few at a time, outside a transaction',
  },
  { pattern: /^(?:vacuum full|cluster|reindex table|lock table) (\w+)/, instead: 'holds up everybody' },
]

/** Of whatever table: it counts all rows, and nobody writes to any of its tables until the last migration is done. */
const deriving = /^select rebuild_\w+ ?\(/

const plain = (statement: string): string =>
  statement
    .replace(/--[^\n]*/g, ' ')
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Statements of one text, with bodies of functions left whole. */
const statementsOf = (text: string): string[] =>
  text
    .split(/(\$(\w*)\$[\s\S]*?\$\2\$)/)
    .flatMap((part, at) => (at % 3 === 0 ? part : at % 3 === 1 ? '$body$' : []))
    .join('')
    .split(';')
    .map(plain)
    .filter(Boolean)

/** What of these statements would hold up those who use a big table meanwhile, a sentence each. */
export const heavyOf = (sent: readonly string[], bigTables: readonly string[]): string[] =>
  sent.flatMap(statementsOf).flatMap((statement) => [
    ...offences.flatMap(({ pattern, instead }) => {
      const [, table = ''] = pattern.exec(statement) ?? []
      return bigTables.includes(table) ? [`${statement.slice(0, 120)}: ${instead}`] : []
    }),
    ...(deriving.test(statement) ? [`${statement}: holds up whoever writes: derive what is new alone`] : []),
  ])
