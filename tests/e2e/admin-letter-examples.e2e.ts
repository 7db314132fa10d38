import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { letterKinds } from '../../schema/letters.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }
const refunds = { en: 'We have returned your gift', ka: 'შენი შემოწირულობა დაგიბრუნეთ' }

for (const locale of locales) {
  const { letters: texts } = dictionaries[locale]
  const other = locale === 'en' ? 'ka' : 'en'

  test.describe(`kinds of letters, in ${locale},`, () => {
    test.use({ locale: locale === 'ka' ? 'ka-GE' : 'en-US', signedInAs: 'admin' })

    test('are all there, each a press away in both languages', async ({ page }) => {
      await page.goto('/admin/letters')
      await page.getByRole('link', { name: texts.examples.open }).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.examples.page.title })).toBeVisible()
      for (const { label } of Object.values(letterKinds))
        await expect(page.getByRole('button', { name: label[locale], exact: true })).toBeVisible()
      const receipts = page
        .getByRole('article')
        .filter({ hasText: letterKinds.receipt.label[locale] })
        .first()
      await receipts.getByRole('button', { name: letterKinds.receipt.label[locale], exact: true }).click()
      await expect(receipts.locator('iframe')).toHaveCount(5)
      await expect(receipts.frameLocator('iframe').nth(2).getByText(refunds[locale]).first()).toBeVisible()
      await receipts.getByRole('button', { name: texts.languages[other] }).nth(2).click()
      await expect(receipts.frameLocator('iframe').nth(2).getByText(refunds[other]).first()).toBeVisible()
      await receipts.getByText(texts.preview.words).nth(2).click()
      await expect(receipts.locator('pre').nth(2)).toContainText(refunds[other])
      await expectForEverybody(page)
      await keepPicture(page, `letter-examples-${locale}`, { fullPage: true })
    })
  })
}
