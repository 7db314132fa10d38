import { describe, expect } from 'vitest'
import type { Spending, SpendingEntry } from '../../schema/spending.ts'
import { test } from '../support/pledge-site.ts'
import { putSpending, spend, straw } from '../support/spendings.ts'

describe('what was spent', () => {
  test('is written down, corrected and voided, each with a reason, and its history tells all of it', async ({
    asAdmin,
    project,
  }) => {
    const spent = await spend(asAdmin, { projectId: project })
    expect(spent).toMatchObject({ version: 1, amount: 880, projectId: project, status: 'counted' })
    expect((await putSpending(asAdmin, spent, 'corrections', { amount: 890 })).body.errors).toMatchObject([
      { field: 'reason', code: 'required' },
    ])
    const corrected = await putSpending(asAdmin, spent, 'corrections', {
      amount: 890,
      projectId: null,
      translations: { en: { purpose: 'Straw' } },
      reason: 'The invoice says so.',
      version: 1,
    })
    expect(corrected.body).toMatchObject({ version: 2, amount: 890, projectId: null, purpose: 'Straw' })
    const late = await putSpending(asAdmin, spent, 'corrections', { amount: 1, reason: 'Late.', version: 1 })
    expect(late.body.code).toBe('edit_conflict')
    const same = await putSpending(asAdmin, spent, 'corrections', {
      amount: 890,
      reason: 'It is so already.',
    })
    expect(same.body.version).toBe(2)
    const voided = await putSpending(asAdmin, spent, 'voids', { reason: 'It was written down twice.' })
    expect(voided.body).toMatchObject({ version: 3, status: 'voided' })
    expect((await putSpending(asAdmin, spent, 'voids', { reason: 'Again.' })).body.code).toBe(
      'spending_voided',
    )
    const history = (await asAdmin.get<SpendingEntry[]>(`/api/spendings/${spent.id}/history`)).body
    expect(history.map(({ kind, reason, amount }) => [kind, reason, amount])).toEqual([
      ['voided', 'It was written down twice.', 890],
      ['corrected', 'The invoice says so.', 890],
      ['recorded', null, 880],
    ])
    expect(history[1]?.purpose).toEqual({ en: 'Straw', ka: 'თივა, ორმოცი შეკვრა' })
  })

  test('is found by what it was for, in the list, its export and the views that are kept', async ({
    asAdmin,
    project,
  }) => {
    await spend(asAdmin, { projectId: project })
    await spend(asAdmin, { translations: { en: { purpose: 'Paint' } } })
    const { body } = await asAdmin.get<{ spendings: Spending[] }>('/api/spendings?search=paint')
    expect(body.spendings).toMatchObject([{ purpose: 'Paint' }])
    const { headers } = await asAdmin.get('/api/exports/spendings.csv?search=paint')
    expect(headers['x-total-count']).toBe('1')
    await asAdmin.post('/api/saved-views', { room: 'spendings', name: 'Paint', search: 'paint' })
    expect((await asAdmin.get('/api/saved-views/counts')).status).toBe(200)
  })

  test('lies between 2000 and today, for a project that there is, and says for what', async ({ asAdmin }) => {
    const refusal = async (more: object) =>
      (
        await asAdmin.post<{ code: string; errors?: { code: string }[] }>('/api/spendings', {
          ...straw,
          ...more,
        })
      ).body
    expect((await refusal({ spentOn: '1999-12-31' })).errors?.[0]?.code).toBe('before_2000')
    expect((await refusal({ spentOn: '2026-03-22' })).errors?.[0]?.code).toBe('after_today')
    expect((await refusal({ translations: {} })).errors?.[0]?.code).toBe('required')
    expect((await refusal({ projectId: 'nowhere' })).code).toBe('not_found')
    expect((await refusal({ projectId: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d' })).code).toBe('not_found')
  })

  test('keeps its project from being deleted', async ({ asAdmin, project }) => {
    await spend(asAdmin, { projectId: project })
    const refused = await asAdmin.delete<{ code: string }>(`/api/projects/${project}`)
    expect(refused.body.code).toBe('project_has_gifts')
  })
})
