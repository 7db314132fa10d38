import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { memberOf } from '../core/member.ts'
import { atReadersPace } from '../http/slow-readers.ts'

const immutable = 'public, max-age=31536000, immutable'

/**
 * Whoever goes on with a download where it was cut may ask for more than the file has by now, and is told how much that is;
 * or for the rest of the very file they have begun, and is told that it is another.
 */
const refusePart = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  if (error.statusCode !== 416 && error.statusCode !== 412) throw error
  const range = memberOf(memberOf(error, 'headers'), 'Content-Range')
  if (range !== undefined) reply.header('content-range', range)
  reply.code(error.statusCode).send()
}

/** Serves the built files of a directory by their names; those below `assets` bear the hash of what they hold. */
export const serveAssets = async (app: FastifyInstance, directory: string): Promise<void> => {
  await app.register(async (files) => {
    files.setErrorHandler(refusePart)
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
