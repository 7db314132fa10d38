import { readFile } from 'node:fs/promises'
import path from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'

/** Serves the site from its sources, with hot replacement, on the gateway's own port. */
export const serveSourcePages =
  (client: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const vite = await createServer({
      configFile: path.join(client, 'vite.config.ts'),
      configLoader: 'native',
      root: client,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    })
    app.addHook('onClose', () => vite.close())
    await app.register(middie)
    app.use(vite.middlewares)
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const shell = await readFile(path.join(client, 'index.html'), 'utf8')
      return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(request.url, shell))
    })
  }
