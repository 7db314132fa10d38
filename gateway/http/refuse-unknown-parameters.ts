import type { FastifyInstance, preValidationHookHandler } from 'fastify'
import { mostRefused } from '../../schema/limits.ts'
import { localeParameter } from '../../schema/locales.ts'
import { fieldError } from '../../schema/validation.ts'
import { validationFailed } from '../core/problem.ts'
import { permissionsOf } from '../openapi/security.ts'
import { parametersOf } from './caching.ts'

/**
 * Refuses what a read of admins is asked to narrow itself by and does not know, as GraphQL does: whoever asks for a part
 * must not take the whole for it. Public reads pass it over, as anybody's link may have picked something up.
 */
export const refuseUnknownParameters = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().some((method) => method === 'GET' || method === 'HEAD')
    if (!isRead || permissionsOf(route.schema ?? {}).length === 0) return
    const known = new Set([...parametersOf(route), localeParameter])
    const check: preValidationHookHandler = ({ query }, _reply, done) => {
      const unknown = Object.keys(Object(query)).filter((name) => !known.has(name))
      if (unknown.length === 0) return done()
      const named = unknown.slice(0, mostRefused.fields)
      done(validationFailed(named.map((name) => fieldError(name, 'unknown_field'))))
    }
    route.preValidation = [check, route.preValidation ?? []].flat()
  })
}
