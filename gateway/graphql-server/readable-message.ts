/** Characters of a message at most: a name in it may be as long as a request. */
const longest = 300

/** Of so many the beginning is looked for what is not to be told; cut first, as what looks may take long. */
const looked = 1000

/** The library's sentences that speak of itself or of its own headers, by how they begin, and ours. */
const ownWords: readonly [beginning: string, ours: string][] = [
  ['GraphQL queries must be strings', 'a query must be a string'],
  ['GraphQL operations must contain a non-empty `query`', 'a query is missing'],
  [
    'This operation has been blocked as a potential Cross-Site Request Forgery',
    'send operations by POST, with content-type application/json',
  ],
]

/** Where the libraries repeat a value of the document, which may be somebody's password, they are cut short. */
const withoutValues = (message: string): string =>
  message
    .replace(/((?:found|Unexpected) (?:String|BlockString|Int|Float)) "[\s\S]*"/, '$1')
    .replace(/^(Expected value of type "[^"]*"), found [\s\S]*$/, '$1.')
    .replace(/ cannot represent ([^:"{[]*): [\s\S]*$/, ' cannot represent $1.')
    .replace(/^Value "[\s\S]*" does not exist in/, 'Value does not exist in')

/** What a client is told of a document that is refused before it runs. */
export const readableMessage = (message: string): string => {
  const tokens = /^Syntax Error: Document contains more tha[nt] (\d+) tokens/.exec(message)
  if (tokens) return `a document may hold ${tokens[1]} words and signs at most`
  const own = ownWords.find(([beginning]) => message.startsWith(beginning))
  if (own) return own[1]
  const told = withoutValues(message.slice(0, looked))
  return told.length > longest ? `${told.slice(0, longest - 1).toWellFormed()}…` : told
}
