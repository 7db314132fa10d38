import { expect } from 'vitest'
import type { Agent } from './agent.ts'
import { test as withGateway } from './gateway.ts'
import { projectOf } from './gifts.ts'

/** `test` with a project that gifts are imported to. */
export const test = withGateway.extend('project', ({ asAdmin }) => projectOf(asAdmin))

export interface Row {
  line: number
  state: string
  why: string | null
  day: string | null
  amount: number | null
  reference: string | null
  payer: string | null
  faults: { column: number; code: string }[]
  twin: { match: string; line: number | null; gift: { id: string; status: string } | null } | null
  namesakes: { id: string; name: string | null; email: string | null; donationCount: number }[]
  returnedBy: number | null
  returns: number | null
  code: { code: string; outcome: string; pledge: { id: string; amount: number } | null } | null
}

export interface Preview {
  headerLine: number
  mapping: Record<string, unknown>
  remembered: boolean
  complete: boolean
  fingerprint: string
  nameless: number
  rows: Row[]
}

export interface Import {
  id: string
  gifts: number
  sum: number
  counting: number
  voidedAt: string | null
}

export const preview = async (admin: Agent, csv: string, mapping?: object): Promise<Preview> => {
  const { status, body } = await admin.post<Preview>('/api/donation-imports/preview', {
    csv,
    ...(mapping ? { mapping } : {}),
  })
  expect([status, body]).toEqual([200, expect.anything()])
  return body
}

export const write = (admin: Agent, project: string, input: Record<string, unknown>, key?: string) =>
  admin.post<Import & { code: string; errors: { field: string; code: string }[] }>(
    `/api/projects/${project}/donation-imports`,
    input,
    key === undefined ? {} : { 'idempotency-key': key },
  )

export const raised = async (admin: Agent, project: string): Promise<number> =>
  (await admin.get<{ raised: number }>(`/api/projects/${project}`)).body.raised

export const states = ({ rows }: Preview) => rows.map(({ line, state, why }) => [line, state, why ?? ''])

export const importOf = async (admin: Agent, csv: string, more: object = {}) => {
  const { mapping, rows } = await preview(admin, csv)
  const gifts = rows.filter(({ state }) => state === 'new')
  const sum = gifts.reduce((tetri, { amount }) => tetri + Math.round((amount ?? 0) * 100), 0) / 100
  return { csv, mapping, gifts: gifts.length, sum, fileName: 'february.csv', ...more }
}
