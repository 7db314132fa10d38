import { renderGraphiQL } from '@graphql-yoga/render-graphiql'

const firstQuery = `# Sign in with the mutation "login", then put its token into the headers:
# { "authorization": "Bearer …" }
{
  gallery {
    videoLinks
  }
}
`

/** A page to read the schema and try operations on, whole in one file: it loads nothing from elsewhere. */
export const explorerPage = (): string =>
  renderGraphiQL({ title: 'from stray to safe', endpoint: '/graphql', defaultQuery: firstQuery })
