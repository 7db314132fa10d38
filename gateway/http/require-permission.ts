import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { requireAdmin, requireSignedIn } from '../core/viewer.ts'
import { adminRole } from '../openapi/security.ts'

/**
 * Refuses whoever may not call a route, as its schema says, before a byte of what was sent is read: a stranger learns
 * nothing of what would be accepted.
 */
export const requirePermission = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const ways = route.schema?.security ?? []
    if (ways.length === 0 || ways.some((way) => Object.keys(way).length === 0)) return
    const isForAdmins = ways.every(({ bearer }) => bearer?.includes(adminRole))
    const check: onRequestHookHandler = ({ viewer }, _reply, done) => {
      requireSignedIn(viewer)
      if (isForAdmins) requireAdmin(viewer)
      done()
    }
    route.onRequest = [route.onRequest ?? [], check].flat()
  })
}
