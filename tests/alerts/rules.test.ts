import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import openapi from '../../schema/openapi.json' with { type: 'json' }
import documents from '../../schema/trusted-documents.json' with { type: 'json' }
import { promtool } from '../support/promtool.ts'
import { root } from '../support/root.ts'

const folder = join(root, 'deploy/observability')

/** What both edges call all that can be asked for. */
const operations = new Set([
  ...[...JSON.stringify(openapi).matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name),
  ...Object.values(documents).map((text) => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1]),
])

describe('the alert rules', () => {
  it('are such as Prometheus reads', () => {
    const { code, output } = promtool(folder, 'check', 'rules', 'alerts.yml')
    expect(code, output).toBe(0)
  })

  it('fire when they are to, and not before', () => {
    const { code, output } = promtool(folder, 'test', 'rules', 'alerts.test.yml')
    expect(code, output).toBe(0)
  })

  it('go on for as long as nobody has seen to it, and not for ever', () => {
    const { code, output } = promtool(folder, 'test', 'rules', 'alerts.days.test.yml')
    expect(code, output).toBe(0)
  })

  it('are each seen to fire', () => {
    const names = (file: string, pattern: RegExp) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name]) => name)
    const written = names('alerts.yml', /- alert: (\w+)/g)
    expect(written.length).toBeGreaterThan(5)
    expect(names('alerts.test.yml', /alertname: (\w+)\n\s+eval_time/g)).toEqual(
      expect.arrayContaining(written),
    )
  })

  it('name operations that there are', () => {
    const named = ['alerts.yml', 'dashboard.json'].flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/operation[=!]~?\\?"([\w|]+)/g)].flatMap(
        ([, names = '']) => names.split('|'),
      ),
    )
    expect(named).toEqual(expect.arrayContaining(['ready', 'LogIn']))
    expect(named.filter((name) => !operations.has(name))).toEqual([])
  })

  it('are found out where one does not fire', () => {
    const spoilt = mkdtempSync(join(tmpdir(), 'alerts-'))
    onTestFinished(() => rmSync(spoilt, { recursive: true, force: true }))
    cpSync(folder, spoilt, { recursive: true })
    const rules = readFileSync(join(spoilt, 'alerts.yml'), 'utf8')
    writeFileSync(join(spoilt, 'alerts.yml'), rules.replace('gateway_ready == 0', 'gateway_ready == 2'))
    expect(promtool(spoilt, 'test', 'rules', 'alerts.test.yml').code).toBe(1)
  })
})
