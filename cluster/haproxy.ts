import { join } from 'node:path'
import { type Layout, makeFolder, tell } from './layout.ts'
import type { Part, Program } from './part.ts'
import { askProxy, viewOfProxy } from './proxy-view.ts'

/** What a visitor is told where no gateway runs at all, in the shape of every other refusal. */
const unavailable = JSON.stringify({
  type: 'urn:problem:unavailable',
  title: 'Service Unavailable',
  status: 503,
  detail: 'service temporarily unavailable',
  code: 'unavailable',
  error: 'service temporarily unavailable',
})

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
 * that has lost its lease. A gateway says at /ready whether requests are well with it. Where none is ready they are asked
 * all the same, as long as they live: each of them answers better than a proxy, with what it has in memory, and says when to
 * come again. An address may ask for /ready 240 times a minute: a look every two seconds leaves most of them to others.
 */
const configuration = (layout: Layout): string => `global
  maxconn 4000
  log stdout format raw local0 notice
  stats socket ${adminSocket(layout)} mode 600 level admin expose-fd listeners
  server-state-file ${stateFile(layout)}

defaults
  log global
  load-server-state-from-file global
  timeout connect 2s
  timeout check 1s
  timeout queue 5s

listen primary
  bind 127.0.0.1:${layout.proxy.primary}
  mode tcp
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
  timeout client 60s
  timeout http-request 10s
  timeout http-keep-alive 30s
  unique-id-format %{+X}o%ci%cp%Ts%rt%pid
  http-request set-header x-request-id %[unique-id]
  http-request set-header x-forwarded-for %[src]
  http-request set-header x-forwarded-proto http
  http-error status 503 content-type "application/problem+json" lf-string '${unavailable.replaceAll('%', '%%')}' hdr retry-after 5
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready

backend ready
  mode http
  balance leastconn
  option httpchk GET /ready
  http-check expect status 200
  ${againIfUnanswered}
  default-server inter 2s fall 1 rise 1
${gatewayLines(layout)}

backend alive
  mode http
  balance leastconn
  option httpchk GET /health
  http-check expect status 200
  ${againIfUnanswered}
  default-server inter 2s fall 2 rise 1
${gatewayLines(layout)}
`

/** What was not taken is sent to another gateway; what was taken and not answered only where reading it twice changes nothing. */
const againIfUnanswered = `timeout server 60s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET`

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
