// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { draftsInTab, textsInTab, textsKeptAt } from './drafts.ts'

beforeEach(() => sessionStorage.clear())

const anything = { safeParse: (data: unknown) => ({ data }) }

test('what somebody has typed at a place is read without its form, and by nobody else', () => {
  const form = {
    typed: { title: 'A fence', goal: '', text: 'For the yard' },
    over: { title: 'A roof' },
    version: 2,
  }
  draftsInTab('form', anything)('nino').keep('/admin/projects/edit/1', form)
  textsInTab('texts')('nino').keep('/admin/projects/edit/1', { note: 'She has thirty.' })
  textsInTab('texts')('nino').keep('/admin/projects/edit/2', { note: 'Elsewhere.' })
  expect(textsKeptAt('nino', '/admin/projects/edit/1')).toEqual([
    'A fence',
    'For the yard',
    'She has thirty.',
  ])
  expect(textsKeptAt('eka', '/admin/projects/edit/1')).toEqual([])
})

test('of a page with several forms all is read, but for what was chosen', () => {
  textsInTab('texts')('nino').keep('/admin/gifts/1 correct', {
    amount: '20',
    method: 'card',
    reason: 'As the bank says.',
  })
  textsInTab('texts')('nino').keep('/admin/gifts/1 void', { reason: 'Twice.' })
  textsInTab('texts')('nino').keep('/admin/gifts/12 void', { reason: 'Another.' })
  expect(textsKeptAt('nino', '/admin/gifts/1', ['method'])).toEqual(['20', 'As the bank says.', 'Twice.'])
})
