// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { TrailChanges } from './trail-changes.tsx'

const [one, other] = ['01a1f7f3-9c20-7783-aa6c-db93d4b11342', '01a1f7f3-9c20-7783-aa6c-db93d4b11343']

const entry: TrailRowFragment = {
  id: '01a20300-1b60-7c55-8b1e-6d1a0f6f2a10',
  at: '2026-11-21T07:20:07.000Z',
  actor: 'Levan Gelashvili',
  actorId: null,
  program: null,
  address: null,
  device: null,
  action: 'change',
  kind: 'donor',
  recordId: other,
  title: null,
  version: null,
  columns: ['merged_into', 'root_id'],
  changes: [],
  accounts: [],
  records: [],
  isErased: false,
}

const merged = [
  { column: 'merged_into', before: null, after: one },
  { column: 'root_id', before: other, after: one },
]

const shown = (told: Partial<TrailRowFragment>): string => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <TrailChanges entry={{ ...entry, ...told }} />
      </MemoryRouter>
    </I18nextProvider>,
  )
  return container.textContent ?? ''
}

afterEach(cleanup)

describe('what an entry has changed', () => {
  test('calls the records it names by their names, which lead to them', () => {
    const records = [
      { __typename: 'TrailRecord' as const, kind: 'donor' as const, id: one, title: 'Levan Gelashvili' },
      { __typename: 'TrailRecord' as const, kind: 'donor' as const, id: other, title: null },
    ]
    expect(shown({ changes: merged, records })).not.toMatch(/[\da-f]{8}-/)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Levan Gelashvili', `/admin/donors/${one}`],
      ['Donor', `/admin/donors/${other}`],
      ['Levan Gelashvili', `/admin/donors/${one}`],
    ])
  })

  test('says of records that are gone that they are', () => {
    const text = shown({ changes: merged })
    expect(text).toContain('no longer there')
    expect(text).not.toMatch(/[\da-f]{8}-/)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('does not tell the number of a record', () => {
    const changes = [{ column: 'id', before: null, after: one }]
    expect(shown({ changes })).not.toContain(one)
  })
})
