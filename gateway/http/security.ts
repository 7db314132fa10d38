import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers that keep a page to its own scripts, and its visitors to themselves. */
export const secureHeaders = async (
  app: FastifyInstance,
  { fromSources, hostedUploads }: { fromSources: boolean; hostedUploads?: string | undefined },
): Promise<void> => {
  await app.register(helmet, {
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
}
