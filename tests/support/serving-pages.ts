import { onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import type { LogSettings } from '../../gateway/log/logger-options.ts'
import { type PageSource, pageRoutes } from '../../gateway/pages/page-routes.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { Pages } from '../../schema/pages.ts'
import { createAgent } from './agent.ts'

/** The document without content. */
export const empty = '<!doctype html><div id="root"></div>'

const pagesWith = (render: Pages['render']): Pages => ({
  render,
  publicPaths: ['/dashboard'],
  projectPath: (id) => `/projects/${id}`,
  isPage: (path) => path !== '/nothing',
  statusInBrowser: (path) => (path === '/admin/nowhere' ? 404 : path.startsWith('/admin') ? 200 : null),
})

interface Setup {
  isUp?: boolean
  publicUrl?: string
  requestsPerMinute?: number
  trustProxy?: string[]
  log?: LogSettings
}

/** The gateway over pages that render as the test says. */
export const serving = async (
  services: Services,
  render: Pages['render'],
  { isUp = true, publicUrl, requestsPerMinute, trustProxy = [], log }: Setup = {},
) => {
  const source: PageSource = { pages: async () => pagesWith(render), shell: async () => empty }
  const app = await buildApp({
    services,
    production: true,
    publicUrl: publicUrl ?? null,
    database: { isUp: () => isUp, isReady: async () => isUp },
    servePages: (gateway, site) => pageRoutes(gateway, site, source),
    limits: { requestsPerMinute: requestsPerMinute ?? null, maxEventLoopDelay: null, trustProxy },
    ...(log ? { log } : {}),
  })
  onTestFinished(() => app.close())
  return app
}

/** Somebody who asks it for pages. */
export const visiting = async (...setup: Parameters<typeof serving>) => createAgent(await serving(...setup))

/** A page that never fails. */
export const rendered = async () => ({ status: 200, html: '<!DOCTYPE html><p>ძაღლი' })
