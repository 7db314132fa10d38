import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const immutable = 'public, max-age=31536000, immutable'

/** Addresses that belong to programs: there an unknown one is answered as a problem, not as a page. */
const programPaths = /^\/(api|graphql|health|ready|metrics|assets)(\/|$)/

/** Serves the built site: its files by name, its shell for every page's address. */
export const serveBuiltPages =
  (directory: string) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        const isHashed = path.relative(directory, file).startsWith(`assets${path.sep}`)
        response.header('cache-control', isHashed ? immutable : 'no-cache')
      },
    })
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      if (programPaths.test(request.url)) return reply.callNotFound()
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    })
  }
