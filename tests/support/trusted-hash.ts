import trusted from '../../schema/trusted-documents.json' with { type: 'json' }

/** What the client calls its own operation by. */
export const hashOf = (beginning: string): string => {
  const found = Object.entries<string>(trusted).find(([, text]) => text.includes(beginning))
  if (!found) throw new Error(`the client has no ${beginning}`)
  return found[0]
}
