// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GiftStateFragment } from '../../generated/admin-operations.ts'
import { mask } from '../../lib/unmask.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { GiftEntry } from './gift-entry.tsx'

const state = {
  amount: 150,
  status: 'confirmed',
  receivedAt: '2026-11-02T08:00:00.000Z',
  method: 'transfer',
  reference: 'TBC 8834',
  anonymous: false,
  projectId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  projectTitle: 'A fence',
  recordedDonor: { name: 'Giorgi Beridze', email: null },
} as const

test.each([
  ['en', 'counts then: ₾150'],
  ['ka', 'მაშინ ითვლებოდა: 150 ₾'],
] as const)(
  'each line of a history says, in %s, what the sum below its own is, to whoever sees it as well',
  (locale, text) => {
    renderAdmin(
      <ul>
        <GiftEntry
          entry={{
            version: 2,
            kind: 'refunded',
            corrects: null,
            reason: 'He paid twice.',
            madeBy: 'Nino Kapanadze',
            byProvider: false,
            madeAt: '2026-11-18T12:20:00.000Z',
            change: -55,
            counts: 150,
            before: mask<GiftStateFragment>({ ...state, amount: 205 }),
            after: mask<GiftStateFragment>(state),
          }}
          importedFrom={null}
        />
      </ul>,
      locale,
    )
    expect(screen.getByText(text).closest('.sr-only, [aria-hidden]')).toBeNull()
  },
)
