import { spawnSync } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { gatewayEnvironment } from '../../cluster/gateways.ts'
import { configuration } from '../../cluster/haproxy.ts'
import type { Layout } from '../../cluster/layout.ts'
import { lease, recovery, settings } from '../../cluster/patroni.ts'
import { configuration as toldToPooler } from '../../cluster/pgbouncer.ts'
import { patience } from '../../gateway/core/one-look.ts'
import { handlerTimeout } from '../../gateway/http/limit-making.ts'
import { maximumUploadBytes } from '../../schema/uploads.ts'
import { root } from '../support/root.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Service {
  image?: string
  restart?: string
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
  env_file?: { path: string; required: boolean }[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  healthcheck?: { test?: string[]; disable?: boolean }
  mem_limit?: string
  cpus?: number
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
}

interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

const compose: Compose = parse(read('deploy/compose.cluster.yaml'), { merge: true })
const services = Object.entries(compose.services)

/** The names of the services of which that cannot be said. */
const unless = (isSo: (service: Service) => boolean): string[] =>
  services.filter(([, service]) => !isSo(service)).map(([name]) => name)

const layout: Layout = {
  folder: '/folder',
  programs: { etcd: '', patroni: '', postgres: '', pgbouncer: '', haproxy: '', redis: '' },
  secrets: { superuser: '', replication: '', rewind: '', site: '', redis: '', jwt: '' },
  identity: null,
  etcd: { client: 1, peer: 1 },
  redis: 1,
  nodes: ['db-1', 'db-2'].map((name) => ({ name, sql: 1, advertised: 1, rest: 1 })),
  proxy: { primary: 1, standby: 1, site: 1 },
  pooler: 1,
  gateways: ['gateway-1', 'gateway-2', 'gateway-3'].map((name) => ({ name, port: 1, metrics: 1 })),
}

/** What `npm run cluster` tells HAProxy, wherever the parts listen. */
const toldByCluster = configuration(layout)

/** By section what HAProxy is told there, but for where things are, and for who says which visitor it is. */
const rulesOf = (text: string): Record<string, string[]> => {
  const rules: Record<string, string[]> = {}
  let section: string[] = []
  for (const line of text.split('\n')) {
    if (/^\w/.test(line)) {
      section = []
      rules[line] = section
    } else if (/^ +\w/.test(line) && !/^ +(?:bind |http-request set-header x-forwarded-)/.test(line))
      section.push(
        line
          .trim()
          .replace(' resolvers names init-addr none', '')
          .replace(/^(stats socket|server-state-file) \S+/, '$1')
          .replace(/^(server \S+) .*/, '$1'),
      )
  }
  return rules
}

describe('the cluster of compose.cluster.yaml', () => {
  it('runs every image by a version', () => {
    expect(unless(({ image }) => /:\d+\.\d+/.test(image ?? ''))).toEqual([])
  })

  it('starts again what ends, but for what is done', () => {
    expect(unless(({ restart }) => restart === 'unless-stopped')).toEqual(['make-database'])
  })

  it('asks each service whether it is well, and waits for what it needs to be', () => {
    expect(unless(({ healthcheck }) => healthcheck?.test !== undefined)).toEqual(['make-database'])
    const waitedFor = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
    expect(waitedFor.filter((name) => compose.services[name] === undefined)).toEqual([])
  })

  it('bounds what each takes, and lets none write into its image or gain rights', () => {
    expect(unless(({ mem_limit, cpus }) => mem_limit !== undefined && cpus !== undefined)).toEqual([])
    expect(unless(({ read_only, cap_drop }) => read_only === true && cap_drop?.[0] === 'ALL')).toEqual([])
    expect(unless(({ security_opt }) => security_opt?.[0] === 'no-new-privileges:true')).toEqual([])
  })

  it('hands passwords over as files', () => {
    expect(
      services.flatMap(([name, { environment = {} }]) =>
        Object.keys(environment)
          .filter(
            (variable) => variable !== 'PUBLIC_URL' && /(?:PASSWORD|SECRET|TOKEN|_URLS?)$/.test(variable),
          )
          .map((variable) => `${name}: ${variable}`),
      ),
    ).toEqual([])
    for (const [, { environment = {}, secrets = [] }] of services)
      for (const [variable, file] of Object.entries(environment).filter(([each]) => each.endsWith('_FILE')))
        expect([variable, secrets.map((each) => `/run/secrets/${each}`)]).toEqual([
          variable,
          expect.arrayContaining([file]),
        ])
    const asked = new Set(services.flatMap(([, { secrets = [] }]) => secrets))
    expect([...asked].sort()).toEqual(Object.keys(compose.secrets).sort())
  })

  it('declares the volumes and networks that are used, and no other', () => {
    const volumes = services.flatMap(([, { volumes: used = [] }]) => used.map((each) => each.split(':')[0]))
    expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort())
    const networks = services.flatMap(([, { networks: used = [] }]) => used)
    expect([...new Set(networks)].sort()).toEqual(Object.keys(compose.networks).sort())
  })

  it('is entered through HAProxy alone, from this machine', () => {
    expect(unless(({ ports }) => ports === undefined)).toEqual(['haproxy'])
    expect(compose.services.haproxy?.ports).toEqual(['127.0.0.1:8080:8080'])
    expect(compose.networks.internal?.internal).toBe(true)
    expect(unless(({ networks }) => networks?.includes('public') !== true)).toEqual(['haproxy'])
  })

  it('lets nobody but HAProxy reach etcd and Patroni, which ask nobody for a password', () => {
    const isCommanding = (name: string) => /^(?:etcd|db)-/.test(name)
    const commanding = services.filter(([name]) => isCommanding(name))
    expect(commanding).toHaveLength(5)
    const networks = new Set(commanding.flatMap(([, { networks: of = [] }]) => of))
    expect([...networks].every((name) => compose.networks[name]?.internal === true)).toBe(true)
    const others = services.filter(([name]) => !isCommanding(name))
    const beside = others.filter(([, { networks: of = [] }]) => of.some((name) => networks.has(name)))
    expect(beside.map(([name]) => name)).toEqual(['haproxy'])
  })

  it('lets gateways out to a mail server and a bucket, and tells them whatever stands in .env', () => {
    const gateways = services.filter(([name]) => name.startsWith('gateway-'))
    const outward = Object.keys(compose.networks).filter((name) => compose.networks[name]?.internal !== true)
    expect(gateways.length).toBeGreaterThan(1)
    for (const [, { networks = [], env_file }] of gateways) {
      expect(networks.filter((each) => outward.includes(each))).toEqual(['outside'])
      expect(env_file).toEqual([{ path: '.env', required: false }])
    }
  })

  it('leads HAProxy to each gateway and each database node there is', () => {
    const led = [...read('deploy/cluster/haproxy.cfg').matchAll(/^ {2}server (\S+)/gm)].map(
      ([, name]) => name,
    )
    const there = Object.keys(compose.services).filter((name) => /^(?:gateway|db)-/.test(name))
    expect([...new Set(led)].sort()).toEqual(there.sort())
  })

  it('leads requests by the same rules as npm run cluster', () => {
    const { 'resolvers names': names, ...rules } = rulesOf(read('deploy/cluster/haproxy.cfg'))
    expect(names).toBeDefined()
    expect(rules).toEqual(rulesOf(toldByCluster))
  })

  it('has gateways say that they are about to end for longer than HAProxy takes to ask them', () => {
    const looksEvery = Number(/default-server inter (\d+)s fastinter/.exec(toldByCluster)?.[1])
    const drains = [
      gatewayEnvironment(layout).DRAIN_SECONDS,
      ...Object.values(compose.services).flatMap(({ environment }) => environment?.DRAIN_SECONDS ?? []),
    ]
    expect(new Set(drains).size).toBe(1)
    expect(drains.length).toBeGreaterThan(1)
    expect(Number(drains[0])).toBeGreaterThan(looksEvery)
  })

  it('waits longer to hear of a gateway than that gives itself to look at its database', () => {
    const waits = Number(/timeout check (\d+)s/.exec(toldByCluster)?.[1])
    expect(waits * 1000).toBeGreaterThan(patience)
  })

  it('waits for an answer somewhat longer than a gateway gives itself for one', () => {
    for (const name of ['ready', 'alive']) {
      const [, seconds] =
        /timeout server (\d+)s/.exec(rulesOf(toldByCluster)[`backend ${name}`]?.join('\n') ?? '') ?? []
      expect(Number(seconds) * 1000).toBeGreaterThan(handlerTimeout)
      expect(Number(seconds) * 1000).toBeLessThanOrEqual(handlerTimeout + 10_000)
    }
  })

  it('has the state of HAProxy saved where it reads it as it is reloaded', () => {
    const said = read('deploy/cluster/haproxy.cfg')
    const [, socket = ''] = /stats socket (\S+)/.exec(said) ?? []
    const [, state = ''] = /server-state-file (\S+)/.exec(said) ?? []
    const [, reload = ''] = /reload-haproxy\)\n([\s\S]*?);;/.exec(read('deploy/cluster/start')) ?? []
    expect(reload).toContain(`connect("${socket}")`)
    expect(reload).toContain(`>${state}\n`)
    expect(services.find(([name]) => name === 'haproxy')?.[1]).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
    })
  })

  it('makes its secrets by the lines at its beginning, and none a second time', () => {
    const [, lines = ''] = /^(# {3}\([\s\S]*?\))$/m.exec(read('deploy/compose.cluster.yaml')) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'clone-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'deploy'))
    const type = () =>
      spawnSync('bash', ['-c', lines.replaceAll(/^#/gm, '')], { cwd: folder, encoding: 'utf8' })
    expect(type()).toMatchObject({ status: 0, stderr: '' })
    const made = (): Record<string, string> => {
      const secrets = join(folder, 'deploy/secrets')
      return Object.fromEntries(
        readdirSync(secrets).map((name) => [`./secrets/${name}`, readFileSync(join(secrets, name), 'utf8')]),
      )
    }
    const first = made()
    expect(Object.keys(first).sort()).toEqual(
      Object.values(compose.secrets)
        .map(({ file }) => file)
        .sort(),
    )
    for (const secret of Object.values(first)) expect(secret.trim().length).toBeGreaterThan(32)
    expect(statSync(join(folder, 'deploy/secrets')).mode & 0o777).toBe(0o700)
    // Containers run as users of their own, and are given the files as they are.
    expect(statSync(join(folder, 'deploy/secrets/site_password')).mode & 0o777).toBe(0o644)
    expect(type().status).not.toBe(0)
    expect(made()).toEqual(first)
  })

  it('has an image of its own for what is built anew when gateways are added', () => {
    const [, built = ''] = /up --detach --no-deps --build (\w+)/.exec(read('docs/operating.md')) ?? []
    const image = compose.services[built]?.image
    expect(image).toBeDefined()
    expect(services.filter((each) => each[1].image === image).map(([name]) => name)).toEqual([built])
  })

  it('has PgBouncer lend sessions by the same rules as npm run cluster, enough for a gateway more', () => {
    const rulesIn = (text: string) =>
      text
        .split('\n')
        .filter((line) => /^[a-z_]+ = \S/.test(line) && !/^(?:listen|auth_file|stats|stray)/.test(line))
    const said = read('deploy/cluster/pgbouncer.ini')
    expect(rulesIn(said)).toEqual(rulesIn(toldToPooler('', layout)))
    const [, lent] = /^default_pool_size = (\d+)$/m.exec(said) ?? []
    const asked = Object.values(compose.services).flatMap(
      ({ environment }) => environment?.DATABASE_POOL_SIZE ?? [],
    )
    expect(asked.length).toBeGreaterThan(1)
    expect(Number(lent)).toBeGreaterThanOrEqual((asked.length + 1) * Number(asked[0]))
  })

  it('gives a login more time than HAProxy takes to see that a node is dead', () => {
    const [, timeout] = /^server_connect_timeout = (\d+)$/m.exec(toldToPooler('', layout)) ?? []
    const [, check] = /timeout check (\d+)s/.exec(toldByCluster) ?? []
    const [, inter, fall] = /default-server inter (\d+)s fall (\d+)/.exec(toldByCluster) ?? []
    expect(Number(timeout)).toBeGreaterThan(Number(fall) * (Number(check) + Number(inter)))
  })

  it('has the secrets that operators are told to lead a command by', () => {
    const told = [...read('docs/operating.md').matchAll(/\/run\/secrets\/(\w+)/g)].map(
      ([, name = '']) => name,
    )
    expect(told).toContain('stray_direct_url')
    expect(told.filter((name) => compose.secrets[name] === undefined)).toEqual([])
  })

  it('is told other settings without a pager, which its containers do not have', () => {
    const told = [...read('docs/operating.md').matchAll(/edit-config --[^`\n]*--force[^`\n]*/g)].map(
      ([line]) => line,
    )
    expect(told.length).toBeGreaterThan(2)
    // Else patronictl shows by "less" what changes, and ends where that is not there before anything is changed.
    expect(told.filter((line) => !line.includes('--quiet'))).toEqual([])
  })

  it('elects a primary by the same rules as npm run cluster', () => {
    const { bootstrap } = parse(read('deploy/cluster/patroni.yaml'))
    expect(bootstrap.dcs).toMatchObject({ ...lease, ...recovery })
    // How much memory and disk there is differs.
    const { shared_buffers: _, wal_keep_size: __, ...others } = settings
    expect(bootstrap.dcs.postgresql.parameters).toMatchObject(others)
    expect(bootstrap.dcs.synchronous_mode).toBe(true)
  })
})

/** The paths of all values that stand in a tree of them: `gateway.image`. */
const pathsOf = (value: unknown, path: string[] = []): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]))
    : [path.join('.')]

describe('the chart', () => {
  const templates = globSync('deploy/chart/templates/*.yaml', { cwd: root }).map(read)
  const values = parse(read('deploy/chart/values.yaml'))

  it('uses each of its values, and no other', () => {
    const used = templates.flatMap((text) =>
      [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path),
    )
    const there = pathsOf(values)
    expect(used.filter((path) => !there.some((each) => `${each}.`.startsWith(`${path}.`)))).toEqual([])
    expect(there.filter((each) => !used.some((path) => `${each}.`.startsWith(`${path}.`)))).toEqual([])
  })

  it('runs every image by a version', () => {
    expect([values.gateway.image, values.redis.image].filter((image) => !/:\d+\.\d+/.test(image))).toEqual([])
  })

  it('is found where the site says it is, lets machines be emptied, and takes pictures as large as the site does', () => {
    const gateway = read('deploy/chart/templates/gateway.yaml')
    expect(gateway).toContain('- host: {{ (urlParse .Values.publicUrl).host | quote }}')
    expect(gateway).toMatch(/kind: PodDisruptionBudget[\s\S]*\n {2}maxUnavailable: 1\n/)
    const [taken] = Object.values(values.ingress.annotations)
    expect(Number.parseInt(String(taken), 10) * 1024 * 1024).toBeGreaterThan(maximumUploadBytes)
  })

  it('bounds, watches and confines what it runs, and takes passwords from secrets', () => {
    const deployments = templates
      .flatMap((text) => text.split(/^---$/m))
      .filter((text) => text.includes('kind: Deployment'))
    expect(deployments).toHaveLength(2)
    for (const text of deployments) {
      for (const each of [
        'readinessProbe:',
        'livenessProbe:',
        'resources:',
        'runAsNonRoot: true',
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
        'drop: [ALL]',
        'automountServiceAccountToken: false',
      ])
        expect(text).toContain(each)
      expect(
        [...text.matchAll(/name: \w*(?:PASSWORD|SECRET)\w*\n(.*)\n/g)].map(([, next]) => next?.trim()),
      ).toEqual([...text.matchAll(/name: \w*(?:PASSWORD|SECRET)\w*\n/g)].map(() => 'valueFrom:'))
    }
  })

  it('asks for no more sessions than the operator has its poolers lend, also while gateways are replaced', () => {
    // Half of connectionPooler.maxDBConnections, over all poolers.
    const lent = 60 / 2
    const asked = ({ replicas, poolSize }: Record<string, unknown>) =>
      (Number(replicas) + 1) * Number(poolSize)
    expect(read('deploy/chart/templates/gateway.yaml')).toContain('maxSurge: 1,')
    expect(asked(values.gateway)).toBeLessThanOrEqual(lent)
    const [grown = ''] = /helm upgrade stray deploy\/chart [^`]*/.exec(read('docs/operating.md')) ?? []
    const set = Object.fromEntries(
      [...grown.matchAll(/gateway\.(\w+)=(\d+)/g)].map(([, name, to]) => [name, to]),
    )
    expect(Number(set.replicas)).toBeGreaterThan(values.gateway.replicas)
    expect(asked({ ...values.gateway, ...set })).toBeLessThanOrEqual(lent)
  })

  it('keeps no backup in a pod that is taken away from there, nor loses the last one where that breaks off', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pod-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [line = ''] = /^kubectl exec .*backup\.js.*$/m.exec(read('docs/operating.md')) ?? []
    expect(line).toContain('/tmp/b.tar.gz')
    // "exec" behind "--", a backup that writes over nothing where that is not said, and a way that breaks off or does not.
    for (const [name, text] of [
      ['kubectl', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"'],
      [
        'node',
        'for last; do :; done; [ ! -e "$last" ] || [ "$2" = --replace ] || exit 1; echo made; echo whole >"$last"',
      ],
      ['cat', '[ -n "$WHOLE" ] || exit 1; exec /bin/cat "$@"'],
    ] as const)
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
    const type = (WHOLE: string) =>
      spawnSync('bash', ['-c', line.replaceAll('/tmp/b.tar.gz', join(folder, 'in-pod'))], {
        cwd: folder,
        env: { ...process.env, WHOLE, PATH: `${folder}:${process.env.PATH}` },
      }).status
    const left = () => readdirSync(folder).filter((name) => name === 'in-pod')
    writeFileSync(join(folder, 'in-pod'), 'left by one that was killed')
    expect(type('yes')).toBe(0)
    expect(type('')).not.toBe(0)
    expect(left()).toEqual([])
    expect(readFileSync(join(folder, 'backup.tar.gz'), 'utf8')).toBe('whole\n')
  })

  it('elects a primary by the same rules as npm run cluster', () => {
    const text = templates.join('\n')
    for (const [name, value] of Object.entries(lease)) expect(text).toContain(`${name}: ${value}`)
    expect(text).toContain(`wal_sender_timeout: ${settings.wal_sender_timeout}`)
    // The operator knows no such word in its own: Patroni is told by hand.
    const { primary_start_timeout: seconds } = recovery
    expect(read('docs/operating.md')).toContain(`edit-config --set primary_start_timeout=${seconds} --force`)
  })
})
