import type { FastifyInstance } from 'fastify'
import { requireAdmin, requireSignedIn } from '../core/viewer.ts'
import { adminRole } from '../openapi/security.ts'

/**
 * Refuses whoever may not call a route, as its schema says, before a byte of what was sent is read: a stranger learns
 * nothing of what would be accepted.
 */
export const requirePermission = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ viewer, routeOptions }) => {
    const ways = routeOptions.schema?.security ?? []
    if (ways.length === 0 || ways.some((way) => Object.keys(way).length === 0)) return
    requireSignedIn(viewer)
    if (ways.every(({ bearer }) => bearer?.includes(adminRole))) requireAdmin(viewer)
  })
}
