import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { intercept } from '../support/intercept.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  'en-US': {
    open: 'Open menu',
    messages: 'Contacts',
    more: 'More than 1,000 new',
    moreMessages: 'More than 1,000 new messages',
    badge: '1,000+',
    box: 'New, more than 1,000',
  },
  'ka-GE': {
    open: 'მენიუს გახსნა',
    messages: 'შემოსული წერილები',
    more: '1\u00A0000-ზე მეტი ახალი',
    moreMessages: '1\u00A0000-ზე მეტი ახალი წერილი',
    badge: '1\u00A0000+',
    box: 'ახალი, 1\u00A0000-ზე მეტი',
  },
} as const

/** More messages wait than anybody counts. */
const waitWithoutEnd = (page: Page) =>
  intercept(page, 'AdminMessageCounts', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.data.contactMessageCounts.new = null
    await route.fulfill({ response, json })
  })

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`how many messages wait, in ${locale}, ${width} px wide`, () => {
      test.use({ locale, viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } })

      test('is told as more than a thousand, where they are more than anybody counts', async ({ page }) => {
        await waitWithoutEnd(page)
        await page.goto('/admin/contacts')
        await expect(page.getByRole('button', { name: texts.box })).toBeVisible()
        if (width === 375) {
          const menu = page.getByRole('button', { name: texts.open })
          await expect(menu).toHaveAccessibleDescription(texts.moreMessages)
          const badge = page
            .getByRole('banner')
            .getByText(texts.badge, { exact: true })
            .filter({ visible: true })
          const box = await badge.boundingBox()
          // In one line, however long it is.
          expect(box?.width).toBeGreaterThan(box?.height ?? Number.POSITIVE_INFINITY)
          await menu.click()
        }
        const link = page.getByRole('link', { name: texts.messages, exact: true })
        await expect(link).toHaveAccessibleDescription(texts.more)
        await expect(page.getByText(texts.badge, { exact: true }).filter({ visible: true })).not.toHaveCount(
          0,
        )
        await keepPicture(page, `message-counts-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      })
    })
  }
}
