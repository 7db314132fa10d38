// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { Namesakes } from './namesakes.tsx'
import type { Namesake } from './namesakes-of.ts'

const named = (email: string | null): Namesake => ({
  id: email ?? 'nobody',
  name: 'Nino',
  email,
  donationCount: 0,
})

const nobody = () => undefined

for (const [locale, texts] of Object.entries({
  en: [
    'A gift of nino@example.org was written under this name, but counts no longer.',
    'A gift without an email was written under this name, but counts no longer.',
  ],
  ka: [
    'ამ სახელით შემოწირულობა ადრეც ჩაწერილა, მაგრამ აღარ ითვლება: nino@example.org.',
    'ამ სახელით, ელფოსტის გარეშე, შემოწირულობა ადრეც ჩაწერილა, მაგრამ აღარ ითვლება.',
  ],
} as const)) {
  test(`of a namesake whose gifts were all voided it is not said how often they gave, in ${locale}`, () => {
    renderAdmin(
      <Namesakes
        namesakes={[named('nino@example.org'), named(null)]}
        typed="Nino"
        isAsked={false}
        onChoose={nobody}
        onWriteNew={nobody}
      />,
      locale === 'ka' ? 'ka' : 'en',
    )
    for (const text of texts) expect(screen.getByText(text)).toBeDefined()
  })
}
