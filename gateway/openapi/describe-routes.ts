import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { mostInput, mostRefused } from '../../schema/limits.ts'
import { shareComponents } from './components.ts'
import { describePermission, permissionTable } from './security.ts'

const introduction = `Projects, donations and events of a charity for stray dogs.

**Signing in.** \`POST /api/login\` answers a token; calls with a lock take it as \`Authorization: Bearer <token>\`.

**Who may do what.** Each role has permissions, and an operation names the one that it asks for; without it the answer is \`forbidden\`. Admins have every one.

${permissionTable()}

**Languages.** \`?lng=ka\` or \`?lng=en\`, then \`Accept-Language\`, then English picks the language of what is read and written; \`Content-Language\` says which was served. What was never written in it is answered in the other one.

**Keeping answers.** Nobody may: they say \`Cache-Control: no-store\`. What anybody may read, asked for without a token, says \`public, no-cache\` instead, with an \`ETag\` to ask with whether it is still true.

**Reading what was just written.** Where there are several gateways, the answer to a write carries a mark, \`Written-At\`: a program that reads without a token, and wants to see it on whichever gateway answers, sends that back as \`Read-After\` for a few seconds. Browsers are given a cookie that does.

**Changing what others change.** A change that names the \`version\` it was made from is refused with \`edit_conflict\` where somebody else was faster; so is one whose \`If-Match\` names the version, with \`precondition_failed\`. An admin is answered it as the \`ETag\`; that of a public answer names what was kept, and no version.

**Forms.** Money is in lari with at most two decimals, instants are ISO 8601 in UTC, days are \`YYYY-MM-DD\`, ids are opaque.

**Parameters.** What a read for admins does not know is refused with \`validation_failed\`: a list is never answered whole to whoever has asked for a part. Public reads pass it over.

**Limits.** A body holds ${mostInput.bytes / 1024} KiB, ${mostInput.values} values and ${mostInput.depth} levels of lists and objects at most; a refusal names ${mostRefused.fields} fields at most. Address and headers hold 16 KiB, else the answer is \`headers_too_large\` whatever is asked for. How often one address may ask, the \`RateLimit\` headers tell.

**Refusals** are problem details (RFC 9457): programs decide by \`code\`, \`errors\` names every refused field. So is the answer to what is no request, and to one that does not arrive in time (\`request_timeout\`).`

/** What the operations of a part of the API have in common. */
interface Tag {
  name: string
  description: string
}

/** Collects the documentation of every route registered after it; `app.swagger()` answers it. */
export const describeRoutes = async (app: FastifyInstance, tags: readonly Tag[]): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'from stray to safe',
        version: '1.0.0',
        description: introduction,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [...tags, { name: 'operations', description: 'Whether the gateway is alive and ready.' }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `token` that `POST /api/login` answers.',
          },
        },
      },
      security: [],
    },
    transform: ({ schema, url }) => ({ schema: describePermission(schema ?? {}), url }),
    transformObject: (document) =>
      'openapiObject' in document ? shareComponents({ ...document.openapiObject }) : document.swaggerObject,
  })
}
