import { describe, expect } from 'vitest'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

describe('what an admin asks to narrow a list by that the list does not know', () => {
  test('is refused by the donations of a project, and named', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const path = `/api/projects/${body.id}/donations`
    await asAdmin.post(path, { amount: 5, anonymous: true })
    const refused = await asAdmin.get(`${path}?from=2030-01&limit=5&until=2030-02`)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      detail: 'from is not a field of this request',
      errors: [
        { field: 'from', code: 'unknown_field' },
        { field: 'until', code: 'unknown_field' },
      ],
    })
    expect((await asAdmin.get(`${path}?limit=5&lng=ka`)).status).toBe(200)
  })

  test.for([
    '/api/projects?form=2026-01',
    '/api/events?when=upcoming',
    '/api/contacts?from=2026-01',
    '/api/analytics/total?form=2026-01',
    '/api/exports/donations.csv?form=2026-01',
  ])('is refused by %s', async (path, { asAdmin }) => {
    const { status, body } = await asAdmin.get(path)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ code: 'unknown_field' }] })
  })

  test('is refused by the subscribers of an event', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<{ id: string }>('/api/events', walkEvent)
    expect((await asAdmin.get(`/api/events/${body.id}/subscribers?search=ana`)).status).toBe(400)
  })

  test('is told to nobody who may not ask at all', async ({ asVisitor, asIndividual }) => {
    expect((await asVisitor.get('/api/projects?form=2026-01')).status).toBe(401)
    expect((await asIndividual.get('/api/projects?form=2026-01')).status).toBe(403)
  })

  test('is passed over where everybody may read, whatever a link of theirs has picked up', async ({
    asAdmin,
    asVisitor,
  }) => {
    const { body } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    for (const path of [`/api/projects/${body.id}`, '/api/gallery']) {
      expect((await asVisitor.get(`${path}?utm_source=letter`)).status).toBe(200)
    }
  })
})
