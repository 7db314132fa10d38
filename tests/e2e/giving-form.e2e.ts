import type { Page } from '@playwright/test'
import { formatDay } from '../../client/lib/format-date.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { givingIn, givingLanguages, heading, openProject, pledgesOf } from '../support/giving-pages.ts'
import { loseAnswer, refuse } from '../support/intercept.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

/** By the header, where a window has room for it. */
const changeLanguage = async (page: Page, to: 'en' | 'ka'): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: to === 'en' ? 'ENG English' : 'GEO ქართული' }).click()
}

for (const locale of locales) {
  const { browser, texts, project, goOn, giveSum, mark } = givingIn(locale)

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }
    const word = `xylo${locale}${wide}`

    test.describe(`the form of a gift, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
      test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

      test('asks again for a sum that nobody can give', async ({ page, gateway }) => {
        const id = await openProject(gateway, `Straw ${word}`)
        const sum = page.getByLabel(texts.amount)
        await page.goto(`/projects/${id}/give?amount=0.5`)
        await expect(sum).toBeFocused()
        await expect(sum).toHaveValue('0.5')
        await expect(sum).toHaveAttribute('aria-invalid', 'true')
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `give-wrong-${locale}-${wide}`, { fullPage: true })
        await sum.fill('12,50')
        await expect(sum).not.toHaveAttribute('aria-invalid')
        await page.getByRole('button', { name: texts.continueWith(formatLari(12.5, locale)) }).click()
        await expect(heading(page, texts.steps.you.title)).toBeFocused()

        await page.goto(`/projects/${id}/give`)
        await page.getByRole('main').getByRole('button', { name: texts.continue }).first().click()
        await expect(page.getByRole('group', { name: texts.presets })).toHaveAccessibleDescription(/\S/)
      })

      test('loses nothing that is typed by loading the page anew, by Back, or by a change of language', async ({
        page,
        gateway,
      }) => {
        const id = await openProject(gateway, `Roof ${word}`)
        await page.goto(`/projects/${id}/give?amount=19`)
        await page.getByRole('link', { name: texts.change }).click()
        await page.getByLabel(texts.amount).fill('33')
        await page.getByRole('button', { name: texts.continueWith(formatLari(33, locale)) }).click()
        await page.getByLabel(texts.name, { exact: true }).fill('Nino')
        await page.getByRole('checkbox', { name: texts.anonymous }).check()
        await page.getByRole('radio', { name: texts.dedication.inHonour }).check({ force: true })
        await page.getByRole('textbox', { name: texts.dedication.inHonour }).fill('Bari')
        const expectAll = async (): Promise<void> => {
          await expect(page.getByLabel(texts.name, { exact: true })).toHaveValue('Nino')
          await expect(page.getByRole('checkbox', { name: texts.anonymous })).toBeChecked()
          await expect(page.getByRole('textbox', { name: texts.dedication.inHonour })).toHaveValue('Bari')
          await expect(page.getByText(formatLari(33, locale), { exact: true })).toBeVisible()
        }
        await page.reload()
        await expectAll()
        await page.getByRole('link', { name: texts.back }).click()
        await expect(page).toHaveURL(`/projects/${id}`)
        await page.goBack()
        await expectAll()
        await goOn(page).click()
        await expect(heading(page, texts.payAlone)).toBeFocused()
        await page.goBack()
        await expect(heading(page, texts.steps.you.title)).toBeFocused()
        await page.goForward()
        await page.reload()
        const other = locale === 'en' ? 'ka' : 'en'
        await changeLanguage(page, other)
        await expect(
          page.getByRole('button', {
            name: givingLanguages[other].texts.ways.transfer.submit(formatLari(33, other)),
          }),
        ).toBeVisible()
        await changeLanguage(page, locale)
        await expect(page.getByRole('button', { name: giveSum(33) })).toBeVisible()
      })

      test('is one gift, though its answer was lost', async ({ page, gateway }) => {
        const name = `Lost ${word}`
        const id = await openProject(gateway, `Lost ${word}`)
        await page.goto(`/projects/${id}/give?amount=70`)
        await page.getByLabel(texts.name, { exact: true }).fill(name)
        await goOn(page).click()
        await loseAnswer(page, 'PledgeGift')
        await page.getByRole('button', { name: giveSum(70) }).click()
        await expect(page.getByRole('alert')).toContainText(texts.uncertain)
        await page.getByRole('button', { name: giveSum(70) }).click()
        await expect(mark(page, 'pledged')).toBeVisible()
        expect(await pledgesOf(gateway, name)).toHaveLength(1)
        await page.goBack()
        await expect(page.getByLabel(texts.name, { exact: true })).toHaveValue('')
      })

      test('opens the step that is refused, at its field', async ({ page, gateway }) => {
        const id = await openProject(gateway, `Refused ${word}`)
        await page.goto(`/projects/${id}/give?amount=70`)
        await page.getByLabel(texts.name, { exact: true }).fill('Nino')
        await goOn(page).click()
        await refuse(page, 'PledgeGift', 'validation_failed', 'too long', [
          { field: 'donorName', code: 'too_long' },
        ])
        await page.getByRole('button', { name: giveSum(70) }).click()
        const field = page.getByLabel(texts.name, { exact: true })
        await expect(field).toBeFocused()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveValue('Nino')
      })

      test('is not offered by a project that takes no gifts', async ({ page, gateway }) => {
        const over = await openProject(gateway, `Over ${word}`, { endDate: '2020-02-01' })
        await page.goto(`/projects/${over}/give?amount=70`)
        await expect(heading(page, texts.closed.title)).toBeVisible()
        await expect(page.getByText(texts.closed.over)).toBeVisible()
        await expect(page.getByLabel(texts.name, { exact: true })).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `give-closed-${locale}-${wide}`, { fullPage: true })

        const toCome = await openProject(gateway, `To come ${word}`, { startDate: '2099-02-01' })
        await page.goto(`/projects/${toCome}/give?amount=70`)
        await expect(page.getByText(texts.closed.notYet(formatDay('2099-02-01', locale)))).toBeVisible()
        await page.goto(`/projects/${toCome}`)
        await expect(page.getByText(project.notYet.text)).toBeVisible()
        await expect(page.getByRole('button', { name: project.donate })).toHaveCount(0)

        const id = await openProject(gateway, `Closing ${word}`)
        await page.goto(`/projects/${id}/give?amount=70`)
        await page.getByLabel(texts.name, { exact: true }).fill('Nino')
        await goOn(page).click()
        await asAdmin(gateway, `/api/projects/${id}/state`, { method: 'PUT', body: { state: 'archived' } })
        await page.getByRole('button', { name: giveSum(70) }).click()
        await expect(page.getByRole('alert')).toContainText(/\S/)
        await expect(page).toHaveURL(new RegExp(`/projects/${id}/give`))
      })
    })
  }
}
