import { createHash } from 'node:crypto'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { Explorer } from './mount.ts'

const firstQuery = `# Sign in with the mutation "login", then put its token into the headers:
# { "authorization": "Bearer …" }
{
  gallery {
    videoLinks
  }
}
`

const opening = '<script>'

/** The page is whole in one file, with the script at its end. Its editor works in threads made of texts it holds. */
const policyOf = (html: string): string => {
  const script = html.slice(html.indexOf(opening) + opening.length, html.lastIndexOf('</script>'))
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';')
}

/** To read the schema and try operations on: it loads nothing from elsewhere. */
export const createExplorer = (): Explorer => {
  const html = renderGraphiQL({
    title: 'from stray to safe',
    endpoint: '/graphql',
    defaultQuery: firstQuery,
  }).trimStart()
  return { html, contentSecurityPolicy: policyOf(html) }
}
