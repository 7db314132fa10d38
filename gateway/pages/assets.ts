import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { atReadersPace } from '../http/slow-readers.ts'

const immutable = 'public, max-age=31536000, immutable'

/** Serves the built files of a directory by their names; those below `assets` bear the hash of what they hold. */
export const serveAssets = async (app: FastifyInstance, directory: string): Promise<void> => {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      Object.assign(route, atReadersPace)
    })
    await files.register(fastifyStatic, {
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
  })
}
