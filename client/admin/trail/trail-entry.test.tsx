// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { giftPaths } from '../../lib/paths.ts'
import { mask } from '../../lib/unmask.ts'
import { TrailEntry } from './trail-entry.tsx'

const record = '01a1f7f3-9c20-7783-aa6c-db93d4b11342'

const entry: TrailRowFragment = {
  id: '01a20300-1b60-7c55-8b1e-6d1a0f6f2a10',
  at: '2026-11-21T07:20:07.000Z',
  actor: 'Levan Gelashvili',
  actorId: null,
  program: null,
  address: null,
  device: null,
  action: 'create',
  kind: 'gift',
  recordId: record,
  title: null,
  version: null,
  columns: [],
  changes: [],
  accounts: [],
  records: [],
  isErased: false,
}

const show = (told: Partial<TrailRowFragment>): void => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <TrailEntry entry={mask<TrailRowFragment>({ ...entry, ...told })} />
      </MemoryRouter>
    </I18nextProvider>,
  )
}

afterEach(cleanup)

describe('a record that nobody has named', () => {
  test('is a gift all the same, which leads to its page', () => {
    show({})
    expect(screen.getByRole('link', { name: 'Anonymous' }).getAttribute('href')).toBe(giftPaths.gift(record))
    expect(screen.queryByText('no longer there')).toBeNull()
  })

  test('is a file that came without a name', () => {
    show({ kind: 'giftImport' })
    screen.getByText('A file without a name')
  })

  test('is the year whose statements were sent', () => {
    show({ kind: 'statementSending', recordId: '2025' })
    screen.getByText('2025')
  })

  test('is the charity before anybody has said what it is called', () => {
    show({ kind: 'charity' })
    screen.getByText('The charity’s details')
  })

  test('is gone where nothing of it is kept', () => {
    show({ kind: 'signature' })
    screen.getByText('no longer there')
  })
})
