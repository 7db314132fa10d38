import type { Page } from '@playwright/test'
import { formatLari } from '../../client/lib/format-number.ts'
import { inFours } from '../../client/lib/in-fours.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { charityDetails } from '../support/charity.ts'
import { launchGivingHere } from '../support/giving.ts'
import {
  bought,
  givingIn,
  givingLanguages,
  heading,
  openProject,
  pledgesOf,
} from '../support/giving-pages.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const { project: projectsInEnglish, gift: giftInEnglish } = givingLanguages.en

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

test('before giving is launched the amount is answered with an alert, and there is no form', async ({
  page,
  gateway,
}) => {
  const id = await openProject(gateway, 'Not yet')
  await page.goto(`/projects/${id}`)
  await page.getByLabel(projectsInEnglish.amount, { exact: true }).fill('25')
  const alert = page.waitForEvent('dialog')
  const click = page.getByRole('button', { name: projectsInEnglish.donate }).click()
  const dialog = await alert
  expect(dialog.message()).toBe(projectsInEnglish.notOpenYet)
  await dialog.accept()
  await click
  await expect(page).toHaveURL(`/projects/${id}`)
  expect((await page.request.get(`/projects/${id}/give?amount=25`)).status()).toBe(404)
})

test('a link that nobody has made is said to be no good', async ({ page }) => {
  for (const path of ['/gift#nowhere', '/gift']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(giftInEnglish.missing)
  }
  await expectForEverybody(page)
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

for (const locale of locales) {
  const { browser, texts, gift, project, goOn, giveSum, mark } = givingIn(locale)

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }
    const word = `xylo${locale}${wide}`

    test.describe(`giving, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
      test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

      test('leads from the project to the transfer, and says when the money came', async ({
        page,
        gateway,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const name = `Nino ${word}`
        const id = await openProject(gateway, `Winter ${word}`)
        await page.goto(`/projects/${id}`)
        await page.getByLabel(project.amount, { exact: true }).fill('70')
        await page.getByRole('button', { name: project.donate }).click()
        await expect(page).toHaveURL(`/projects/${id}/give?amount=70`)
        await expect(heading(page, `Winter ${word}`)).toBeFocused()
        await expect(page.getByText(`· ${bought[70][locale]}`)).toBeVisible()

        await page.getByRole('link', { name: texts.change }).click()
        await expect(heading(page, texts.steps.sum.title)).toBeFocused()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `give-sum-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('radio', { name: bought[300][locale] }).check()
        await page.getByRole('button', { name: texts.continueWith(formatLari(300, locale)) }).click()
        await expect(heading(page, texts.steps.you.title)).toBeFocused()
        await goOn(page).click()
        await expect(page.getByLabel(texts.name, { exact: true })).toBeFocused()
        await page.getByLabel(texts.name, { exact: true }).fill(name)
        await page.getByLabel(texts.email).fill(`${word}@example.org`)
        await page.getByRole('radio', { name: texts.dedication.inMemory }).check({ force: true })
        await page.getByRole('textbox', { name: texts.dedication.inMemory }).fill('Kursha')
        await page.getByLabel(texts.dedication.shown).check()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `give-you-${locale}-${wide}`, { fullPage: true })

        await goOn(page).click()
        await expect(heading(page, texts.payAlone)).toBeFocused()
        await expect(page.getByText(gift.reads.inMemory('Kursha')).first()).toBeVisible()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `give-pay-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('button', { name: giveSum(300) }).dblclick()

        await expect(page).toHaveURL(/\/gift#[^?/]+$/)
        await expect(mark(page, 'pledged')).toBeVisible()
        const told = await pledgesOf(gateway, name)
        expect(told).toMatchObject([
          {
            amount: 300,
            donorName: name,
            donorEmail: `${word}@example.org`,
            dedication: 'Kursha',
            dedicationShown: true,
            locale,
          },
        ])
        const [{ id: pledge, code } = { id: '', code: '' }] = told
        await expect(page.getByText(code, { exact: true })).toBeVisible()
        await expect(page.getByText(inFours(charityDetails.iban), { exact: true })).toBeVisible()
        await expect(page.getByText(charityDetails.translations[locale].name, { exact: true })).toBeVisible()
        await page.getByRole('button', { name: `${gift.copy.button}: ${gift.transfer.iban}` }).click()
        await expect(page.getByText(gift.copy.said(gift.transfer.iban))).toHaveCount(1)
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(charityDetails.iban)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `gift-pledged-${locale}-${wide}`, { fullPage: true })

        const { donationId } = await asAdmin<{ donationId: string }>(
          gateway,
          `/api/pledges/${pledge}/confirmation`,
          { method: 'POST', body: {} },
        )
        await asAdmin(gateway, `/api/donations/${donationId}/receipts`, { method: 'POST', body: {} })
        await page.reload()
        await expect(mark(page, 'confirmed')).toBeVisible()
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: gift.receipt.download }).click()
        expect((await download).suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/)
        await expect(page.getByText(gift.raised.confirmed)).toBeVisible()
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
        await expect(page.getByText(gift.transfer.title)).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `gift-confirmed-${locale}-${wide}`, { fullPage: true })
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`/projects/${id}`))
      })

      test('is done by the keyboard alone', async ({ page, gateway }) => {
        const name = `Keys ${word}`
        const id = await openProject(gateway, `Fence ${word}`)
        await page.goto(`/projects/${id}`)
        await page.getByLabel(project.amount, { exact: true }).focus()
        await page.keyboard.type('25')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`/projects/${id}/give?amount=25`)
        await page.getByLabel(texts.name, { exact: true }).focus()
        await page.keyboard.type(name)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        await expect(page.getByRole('checkbox', { name: texts.anonymous })).toBeChecked()
        await page.keyboard.press('Tab')
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('radio', { name: texts.dedication.inMemory })).toBeChecked()
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Tab')
        await page.keyboard.type('Bari')
        await page.keyboard.press('Enter')
        await expect(heading(page, texts.payAlone)).toBeFocused()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(mark(page, 'pledged')).toBeVisible()
        expect(await pledgesOf(gateway, name)).toMatchObject([{ amount: 25, dedication: 'Bari' }])

        await page.getByRole('button', { name: gift.takeBack.open }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: gift.takeBack.no })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: gift.takeBack.open })).toBeFocused()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(heading(page, gift.states.withdrawn.title)).toBeFocused()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `gift-withdrawn-${locale}-${wide}`, { fullPage: true })
      })

      test('is whole in the first answer, and no search engine is to know it', async ({ page, gateway }) => {
        const id = await openProject(gateway, `Whole ${word}`)
        const html = await (await page.request.get(`/projects/${id}/give?amount=70&lng=${locale}`)).text()
        expect(html).toContain(`<html lang="${locale}">`)
        expect(html).toContain('<meta name="robots" content="noindex"/>')
        expect(html).toContain(`<title>${texts.title(`Whole ${word}`)} |`)
        expect(html).toContain(texts.steps.you.title)
        expect(html).toContain(texts.withoutScripts)
        expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/give')
      })

      test.describe('without scripts', () => {
        test.use({ javaScriptEnabled: false })

        test('leads as far as a plain sentence that says what to do', async ({ page, gateway }) => {
          const id = await openProject(gateway, `Plain ${word}`)
          await page.goto(`/projects/${id}`)
          await page.getByLabel(project.amount, { exact: true }).fill('70')
          await page.getByRole('button', { name: project.donate }).click()
          await expect(page).toHaveURL(`/projects/${id}/give?amount=70`)
          await expect(
            page.locator('main noscript p').filter({ hasText: texts.withoutScripts }),
          ).toBeVisible()
          await keepPicture(page, `give-plain-${locale}-${wide}`, { fullPage: true })
        })
      })
    })
  }
}
