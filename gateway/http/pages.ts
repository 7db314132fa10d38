import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { CreatePages } from '../../schema/pages.ts'
import { pageRoutes } from './page-routes.ts'
import type { Site } from './site.ts'

const immutable = 'public, max-age=31536000, immutable'

/** Serves the built site: its files by name, and its pages rendered. Both were built together, in `dist`. */
export const serveBuiltPages =
  (dist: string) =>
  async (app: FastifyInstance, site: Site): Promise<void> => {
    const directory = path.join(dist, 'client')
    const read = (name: string) => readFile(path.join(directory, name), 'utf8')
    const shell = await read('index.html')
    const built: { createPages: CreatePages } = await import(
      pathToFileURL(path.join(dist, 'pages/entry.js')).href
    )
    const pages = built.createPages(JSON.parse(await read('.vite/manifest.json')))

    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      globIgnore: ['index.html*'],
      setHeaders: (response, file) => {
        const isHashed = path.relative(directory, file).startsWith(`assets${path.sep}`)
        response.header('cache-control', isHashed ? immutable : 'no-cache')
      },
    })
    await pageRoutes(app, site, { pages: async () => pages, shell: async () => shell })
  }
