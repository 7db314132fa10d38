import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { CreatePages } from '../../schema/pages.ts'
import { serveAssets } from './assets.ts'
import { pageRoutes } from './page-routes.ts'
import type { Site } from './site.ts'

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

    await serveAssets(app, directory)
    await pageRoutes(app, site, { pages: async () => pages, shell: async () => shell })
  }
