import { readFile } from 'node:fs/promises'
import path from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { CreatePages } from '../../schema/pages.ts'
import { pageRoutes } from './page-routes.ts'
import type { Site } from './site.ts'

/** Serves the site from its sources, with hot replacement, on the gateway's own port. */
export const serveSourcePages =
  (client: string) =>
  async (app: FastifyInstance, site: Site): Promise<void> => {
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
    await pageRoutes(app, site, {
      pages: async () => {
        const { createPages } = await vite.ssrLoadModule('/server/entry.tsx')
        const create: CreatePages = createPages
        return create(null)
      },
      shell: async (url) =>
        vite.transformIndexHtml(url, await readFile(path.join(client, 'index.html'), 'utf8')),
      finish: (url, html) => vite.transformIndexHtml(url, html),
    })
  }
