import { statusOf } from './ask.ts'
import { adminSocket } from './haproxy.ts'
import type { Layout } from './layout.ts'
import { rolesOf } from './patroni.ts'
import { pgbouncerAnswers } from './pgbouncer.ts'
import { viewOfProxy } from './proxy-view.ts'
import { redisAnswers } from './redis.ts'

/** A part, what it is doing, and whether that is what it is there for. */
export interface PartStatus {
  name: string
  how: string
  isWell: boolean
}

/** What each part is doing at this moment: nodes as Patroni tells, gateways as HAProxy sees them. */
export const readStatus = async (layout: Layout): Promise<PartStatus[]> => {
  const { nodes, gateways, etcd } = layout
  const [roles, view] = [await rolesOf(nodes), await viewOfProxy(adminSocket(layout))]
  const said = (name: string, isWell: boolean, well: string, ill: string): PartStatus => ({
    name,
    how: isWell ? well : ill,
    isWell,
  })
  return [
    said('etcd', (await statusOf(etcd.client, '/health')) === 200, 'well', 'not well'),
    ...nodes.map(({ name }) => {
      const role = roles[name] ?? 'standby'
      return said(name, view?.get(`${role}/${name}`) ?? false, role, 'serves nobody')
    }),
    said('redis', await redisAnswers(layout), 'answers', 'does not answer'),
    said('pgbouncer', await pgbouncerAnswers(layout), 'answers', 'does not answer'),
    said('haproxy', view !== null, 'answers', 'does not answer'),
    ...gateways.map(({ name }) => said(name, view?.get(`ready/${name}`) ?? false, 'ready', 'not ready')),
  ]
}
