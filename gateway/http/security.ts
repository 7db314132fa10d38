import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** What helmet says is the same for every answer: said to one that nobody gets, it is known. */
const headersBy = (options: HelmetOptions): Record<string, string> => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/** Headers that keep a page to its own scripts, and its visitors to themselves. */
export const secureHeaders = (
  app: FastifyInstance,
  { fromSources, hostedUploads }: { fromSources: boolean; hostedUploads?: string | undefined },
): void => {
  const headers = headersBy({
    contentSecurityPolicy: fromSources
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'none'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'https:'],
            fontSrc: ["'self'"],
            connectSrc: ["'self'", ...(hostedUploads === undefined ? [] : [hostedUploads])],
            frameSrc: ['https://www.youtube-nocookie.com'],
            manifestSrc: ["'self'"],
            formAction: ["'self'"],
            baseUri: ["'none'"],
            frameAncestors: ["'none'"],
          },
        },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const names = Object.keys(headers)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const name of names) if (!reply.hasHeader(name)) reply.header(name, headers[name])
    done()
  })
}
