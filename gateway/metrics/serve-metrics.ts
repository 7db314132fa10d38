import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { memberOf } from '../core/member.ts'
import type { Measured } from './prometheus.ts'

/** Milliseconds in which whoever reads has said what. */
const patience = 5000

const answerWith =
  ({ contentType, text }: Measured): RequestListener =>
  (request, response) => {
    const isKnown = request.url?.split('?', 1)[0] === '/metrics'
    if (!isKnown || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isKnown ? 405 : 404, { 'content-type': 'text/plain' }).end()
      return
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500, { 'content-type': 'text/plain' }).end(),
    )
  }

const addressOf = (server: Server): string => {
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('a listener for metrics has an address')
  return `http://${isIPv6(at.address) ? `[${at.address}]` : at.address}:${at.port}`
}

/** Metrics cannot be told where they are to be. The message says what to do. */
export class MetricsAddressError extends Error {
  override readonly name = 'MetricsAddressError'

  constructor({ host, port }: { host: string; port: number }, cause: unknown) {
    const code: unknown = memberOf(cause, 'code')
    super(
      code === 'EADDRINUSE'
        ? `port ${port} of ${host}, which METRICS_PORT names, is in use by another program. Stop it, or name another one.`
        : `nobody can listen at port ${port} of ${host}, as METRICS_PORT and METRICS_HOST want it (${String(code)}). Name another.`,
      { cause },
    )
  }
}

export interface ServedMetrics {
  address: string
  close(): Promise<void>
}

/**
 * Tells what is measured at an address of its own, which is none of the site's: nobody but operators is to reach it.
 * @throws MetricsAddressError
 */
export const serveMetrics = async (
  measured: Measured,
  at: { host: string; port: number },
): Promise<ServedMetrics> => {
  const server = createServer({ requestTimeout: patience, headersTimeout: patience }, answerWith(measured))
  try {
    await once(server.listen(at), 'listening')
  } catch (error) {
    throw new MetricsAddressError(at, error)
  }
  return {
    address: addressOf(server),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
