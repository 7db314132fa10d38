import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** Collects the documentation of every route registered after it; `app.swagger()` answers it. */
export const describeRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'from stray to safe',
        version: '1.0.0',
        description:
          'Projects, donations and events of a charity for stray dogs. Money is in lari with at most two decimals, instants are ISO 8601 in UTC, days are YYYY-MM-DD. `?lng=en` or `?lng=ka` picks the language of an answer.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'accounts', description: 'Signing up and signing in.' },
        { name: 'projects', description: 'What people give for.' },
        { name: 'donations', description: 'The ledger of gifts.' },
        { name: 'events', description: 'What people come to.' },
        { name: 'gallery', description: 'The videos of the gallery.' },
        { name: 'contacts', description: 'Letters to the team.' },
        { name: 'newsletter', description: 'One letter a month.' },
        { name: 'analytics', description: 'What has been received.' },
        { name: 'operations', description: 'For those who run it.' },
      ],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
}
