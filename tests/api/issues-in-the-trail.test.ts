import { describe, expect } from 'vitest'
import { addReaders, launch, setState, test, write } from '../support/newsletter-issues.ts'

interface Told {
  action: string
  title: string | null
}

describe('what was done with an issue of the newsletter', () => {
  test('is told in the trail and lately as what it was: scheduled, sent, paused, continued, ended', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReaders(manager, 120)
    const issue = await write(asAdmin)
    const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
    await setState(asAdmin, issue, { state: 'scheduled', sendAt: inHours(1) })
    await setState(asAdmin, issue, { state: 'scheduled', sendAt: inHours(2) })
    await setState(asAdmin, issue, { state: 'draft' })
    await asAdmin.put(`/api/issues/${issue.id}`, { translations: { en: { title: 'Twelve dogs' } } })
    await setState(asAdmin, issue, { state: 'sending' })
    await services.issues.sendSome()
    await setState(asAdmin, issue, { state: 'paused' })
    await setState(asAdmin, issue, { state: 'sending' })
    await setState(asAdmin, issue, { state: 'paused' })
    await setState(asAdmin, issue, { state: 'ended' })
    const { body: trail } = await asAdmin.get<Told[]>(`/api/trail?kind=issue&record=${issue.id}&limit=20`)
    expect(trail.map(({ action }) => action)).toEqual([
      'stop',
      'pause',
      'resume',
      'pause',
      'send',
      'change',
      'unschedule',
      'schedule',
      'schedule',
      'create',
    ])
    const { body: lately } = await asAdmin.get<Told[]>('/api/lately')
    expect(lately.map(({ action, title }) => [action, title])).toEqual(
      ['stop', 'pause', 'resume', 'send', 'change', 'unschedule'].map((action) => [action, 'Twelve dogs']),
    )
    const { body: sent } = await asAdmin.get<Told[]>('/api/trail?kind=issue&action=send')
    expect(sent).toHaveLength(1)
  })
})
