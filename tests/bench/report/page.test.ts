import { describe, expect, it } from 'vitest'
import { type Findings, resultsPage } from './page.ts'

const figures = { perSecond: 10, p99: 120, cpu: 60, databaseCpu: 40 }

const findings: Findings = {
  day: '2026-11-22',
  machine: {
    cores: 2,
    memoryGib: 24,
    node: '24.21.0',
    postgres: '15.14',
    peers: 'mercurius 16.10.1',
    load: 0.1,
  },
  compared: [
    {
      name: 'overview',
      sides: [
        { name: 'gateway', figures },
        { name: 'limit, rows', figures: { perSecond: 20, p99: 60, cpu: 30, databaseCpu: 20 } },
      ],
    },
  ],
  memory: [{ stage: 'documents', server: 'gateway', atStart: 100, afterLoad: 280.4, whenIdle: 110 }],
  grown: [],
  painted: [],
}

describe('the results page', () => {
  const page = resultsPage(findings)

  it('says when and on what was measured', () => {
    expect(page).toContain('2026-11-22')
    expect(page).toContain('2 cores')
    expect(page).toContain('PostgreSQL 15.14')
    expect(page).toContain('nothing else to do')
  })

  it('compares the gateway with the others by rate and by processor time', () => {
    expect(page).toMatch(/\| overview \| gateway +\| +10 \| +120 \| +60 \| +40 \| +\| +\|/)
    expect(page).toMatch(/\| +\| limit, rows +\| +20 \| +60 \| +30 \| +20 \| +0\.50 \| +0\.50 \|/)
  })

  it('leaves out what was not measured', () => {
    expect(page).not.toContain('## Growth')
    expect(page).not.toContain('## First paint')
  })

  it('warns of a machine that was busy', () => {
    const busy = { ...findings, machine: { ...findings.machine, load: 7 } }
    expect(resultsPage(busy)).toContain('busy with other things (load 7.0')
  })
})
