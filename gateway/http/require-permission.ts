import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { requirePermission, requireSignedIn } from '../core/viewer.ts'
import { permissionsOf, waysOf } from '../openapi/security.ts'

/**
 * Refuses whoever may not call a route, as its schema says, before a byte of what was sent is read: a stranger learns
 * nothing of what would be accepted.
 */
export const refuseForbidden = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const { schema = {} } = route
    if (waysOf(schema).length === 0) return
    const asked = permissionsOf(schema)
    const check: onRequestHookHandler = ({ viewer }, _reply, done) => {
      requireSignedIn(viewer)
      for (const permission of asked) requirePermission(viewer, permission)
      done()
    }
    route.onRequest = [route.onRequest ?? [], check].flat()
  })
}
