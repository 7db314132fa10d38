import { simpleParser } from 'mailparser'
import { letterMessage } from '../../gateway/letters/letter-message.ts'
import { trialTexts } from '../../gateway/letters/trial-letter.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'

const letter = {
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  recipient: 'nino@example.org',
  writtenAt: new Date('2026-11-22T10:00:00Z'),
} as const

const site = { sender: { name: '', address: 'hello@dogs.example' }, origin: 'https://dogs.example' }

const schemes = ['light', 'dark'] as const

for (const locale of locales) {
  for (const colorScheme of schemes) {
    test(`a letter is legible for everybody, in ${locale} and ${colorScheme}, on any window`, async ({
      page,
    }) => {
      const { html } = await simpleParser(
        await letterMessage({ ...letter, locale }, trialTexts[locale], site),
      )
      await page.emulateMedia({ colorScheme })
      await page.setContent(String(html))
      await expect(page.getByRole('heading')).toHaveText(trialTexts[locale].heading)
      await expect(page.getByRole('link')).toHaveAttribute('href', 'https://dogs.example/')
      await expectForEverybody(page)
      await page.setViewportSize({ width: 375, height: 640 })
      await keepPicture(page, `letter-${locale}-${colorScheme}`, { fullPage: true })
    })
  }
}
