import type { Page } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { letterHtml } from '../../gateway/letters/letter-html.ts'
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

const { origin } = site

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a letter is no wider than a telephone, however long an address or a word in it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const address = `https://www.facebook.com/permalink.php?story_fbid=${'pfbid0abcdef'.repeat(8)}&id=100064512345678`
  const text = { ...trialTexts.en, paragraphs: [`Read more here:\n${address}`], hasLinks: true }
  await page.setContent(letterHtml(text, 'en', origin))
  await expect(page.getByRole('link', { name: address })).toBeVisible()
  expect(await wide(page)).toBe(375)
  const heading = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze'
  const quote = { title: 'You wrote:', text: 'a'.repeat(300) }
  await page.setContent(letterHtml({ ...trialTexts.en, heading, quote }, 'en', origin))
  expect(await wide(page)).toBe(375)
})

test('the button of a letter is pressed wherever it looks like one, and by a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.setContent(letterHtml(trialTexts.ka, 'ka', origin))
  const button = page.locator('td.press')
  const [looks, presses] = [await button.boundingBox(), await button.getByRole('link').boundingBox()]
  expect(presses).toEqual(looks)
  expect(presses?.height).toBeGreaterThanOrEqual(44)
})

test('a letter says its language also where a mailbox takes what is in its page alone', async ({ page }) => {
  const [, body] = /<body[^>]*>([\s\S]*)<\/body>/.exec(letterHtml(trialTexts.ka, 'ka', origin)) ?? []
  await page.setContent(`<html lang="en"><body><div>${body}</div></body></html>`)
  await expect(page.locator('[lang=ka]').getByRole('heading', { level: 1 })).toBeVisible()
})
