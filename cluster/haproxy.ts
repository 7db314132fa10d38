import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Layout, makeFolder, tell } from './layout.ts'
import type { Part, Program } from './part.ts'
import { askProxy, viewOfProxy } from './proxy-view.ts'

/** In the shape of every other refusal, for whoever decides by its code. */
const problem = (status: number, title: string, detail: string): string =>
  JSON.stringify({
    type: 'urn:problem:unavailable',
    title,
    status,
    detail,
    code: 'unavailable',
    error: detail,
  })

/** To whoever has sent something that no gateway has answered, though one may have done it. */
const unknownFate =
  'no gateway has answered: whatever this was to store may be stored, so send the same again with the same Idempotency-Key, or look for it first'

const refusals = {
  502: problem(502, 'Bad Gateway', unknownFate),
  503: problem(503, 'Service Unavailable', 'service temporarily unavailable'),
  504: problem(504, 'Gateway Timeout', unknownFate),
}

const refusalLines = Object.entries(refusals)
  .map(
    ([status, body]) =>
      `  http-error status ${status} content-type "application/problem+json" string '${body}' hdr retry-after 5`,
  )
  .join('\n')

/** Where HAProxy is asked what it knows. */
export const adminSocket = ({ folder }: Layout): string => join(folder, 'haproxy/admin.sock')

const stateFile = ({ folder }: Layout): string => join(folder, 'haproxy/servers.state')

const nodeLines = ({ nodes }: Layout): string =>
  nodes
    .map(({ name, sql, rest }) => `  server ${name} 127.0.0.1:${sql} check addr 127.0.0.1 port ${rest}`)
    .join('\n')

const gatewayLines = ({ gateways }: Layout): string =>
  gateways.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`).join('\n')

/**
 * Patroni says of each node what it is. One that has just taken the lease still is a standby, which may not have applied yet
 * all that it has received: to that nobody is led before it says itself that it is the primary. A connection to one that is it no longer is cut, so that nobody writes to a node
 * that has lost its lease. Where several count as the primary HAProxy has just begun and has not looked yet: who comes
 * waits for that a moment, as the pooler asks nobody for a second where it was refused. A gateway says at /ready whether requests are well with it. Where none is ready they are asked
 * all the same, as long as they live: each of them answers better than a proxy, with its files and what it still knows to be true, and
 * says when to come again. Whoever says there that it is not ready goes on with what it was asked before. One that says nothing at all, four
 * times, has its requests taken back, as it may stand still and never answer them; not at once, as one that was told to end says
 * nothing either while it spends some seconds on its last answers. A visitor waits some twelve seconds then at most. An
 * address may ask for /ready 240 times a minute: these looks leave most of them to others.
 */
export const configuration = (layout: Layout): string => `global
  maxconn 4000
  log stdout format raw local0 notice
  stats socket ${adminSocket(layout)} mode 600 level admin expose-fd listeners
  server-state-file ${stateFile(layout)}

defaults
  log global
  load-server-state-from-file global
  timeout connect 2s
  timeout check 2s
  timeout queue 5s

listen primary
  bind 127.0.0.1:${layout.proxy.primary}
  mode tcp
  tcp-request inspect-delay 300ms
  tcp-request content accept if { nbsrv(primary) lt 2 }
  tcp-request content reject if WAIT_END
  option clitcpka
  option srvtcpka
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  http-check expect status 200
  http-check expect rstring '"role": "(master|primary)"'
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodeLines(layout)}

listen standby
  bind 127.0.0.1:${layout.proxy.standby}
  mode tcp
  option clitcpka
  option srvtcpka
  timeout client 1h
  timeout server 1h
  balance leastconn
  option httpchk GET /replica?lag=16MB
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodeLines(layout)}

frontend site
  bind 127.0.0.1:${layout.proxy.site}
  mode http
  option httplog
  option log-separate-errors
  timeout client 60s
  timeout http-request 10s
  timeout http-keep-alive 30s
  unique-id-format %{+X}o%ci%cp%Ts%rt%pid
  http-request set-header x-request-id %[unique-id]
  http-request set-header x-forwarded-for %[src]
  http-request set-header x-forwarded-proto http
${refusalLines}
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready

backend ready
  mode http
  balance leastconn
  option httpchk GET /ready
  http-check expect status 200 error-status L7OKC
  ${howAsked}
${gatewayLines(layout)}

backend alive
  mode http
  balance leastconn
  option httpchk GET /health
  http-check expect status 200
  ${howAsked}
${gatewayLines(layout)}
`

/**
 * A gateway gives itself thirty seconds for an answer and says so when they have passed; a file that it sends is never silent for
 * as long. What was not taken is sent to another gateway; what was taken and not answered only where reading it twice changes
 * nothing.
 */
const howAsked = `timeout server 35s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 2s fastinter 1s fall 4 rise 1 on-marked-down shutdown-sessions`

/** Leads the pooler to the primary, readers to a standby and visitors to gateways. */
export const haproxy = (layout: Layout): Program => {
  const { folder, programs, identity } = layout
  const directory = makeFolder(folder, 'haproxy', identity)
  const file = tell(join(directory, 'haproxy.cfg'), configuration(layout), identity)
  return {
    name: 'haproxy',
    command: programs.haproxy,
    // A master that hands its listening sockets on: SIGUSR2 has it read the file anew, and nobody is refused meanwhile.
    parameters: ['-W', '-f', file],
    directory,
    env: {},
    identity,
    log: join(folder, 'log/haproxy.log'),
    patience: 5000,
    betweenLooks: 250,
    isReady: async () => {
      const view = await viewOfProxy(adminSocket(layout))
      // It takes all servers for good until it has looked: then one is the primary, and no other.
      const primaries = [...(view ?? [])].filter(([server, isUp]) => server.startsWith('primary/') && isUp)
      return primaries.length === 1
    },
    // Whoever is started anew, after a crash say, knows nothing of what was so when it was last reloaded.
    before: () => rmSync(stateFile(layout), { force: true }),
  }
}

/**
 * Has HAProxy read its configuration anew. What it knows of the servers is handed on: left to itself it would take each node
 * for the primary until it has looked.
 */
export const reloadHaproxy = async (layout: Layout, part: Part): Promise<void> => {
  tell(stateFile(layout), await askProxy(adminSocket(layout), 'show servers state'), layout.identity)
  part.signal('SIGUSR2')
}
