import type { Page } from '@playwright/test'
import { gift as giftInEnglish } from '../../client/i18n/en/gift.ts'
import { giving as givingInEnglish } from '../../client/i18n/en/giving.ts'
import { projects as projectsInEnglish } from '../../client/i18n/en/projects.ts'
import { gift as giftInGeorgian } from '../../client/i18n/ka/gift.ts'
import { giving as givingInGeorgian } from '../../client/i18n/ka/giving.ts'
import { projects as projectsInGeorgian } from '../../client/i18n/ka/projects.ts'
import { formatDay } from '../../client/lib/format-date.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import { inFours } from '../../client/lib/in-fours.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { charityDetails } from '../support/charity.ts'
import { launchGivingHere } from '../support/giving.ts'
import { holdBack, loseAnswer, refuse } from '../support/intercept.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: { browser: 'en-US', texts: givingInEnglish, gift: giftInEnglish, project: projectsInEnglish },
  ka: { browser: 'ka-GE', texts: givingInGeorgian, gift: giftInGeorgian, project: projectsInGeorgian },
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** By the header, where a window has room for it. */
const changeLanguage = async (page: Page, to: 'en' | 'ka'): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: to === 'en' ? 'ENG English' : 'GEO ქართული' }).click()
}

/** A project that takes gifts, the same in both languages. */
const openProject = (gateway: Gateway, title: string, more: object = {}): Promise<string> => {
  const texts = { title, description: 'Straw that stays dry, and one hot meal a day.' }
  return gateway.createProject({ ...texts, goal: 1000, translations: { ka: texts }, ...more })
}

interface Told {
  id: string
  code: string
  amount: number
  donorName: string | null
  donorEmail: string | null
  dedication: string | null
  dedicationShown: boolean
  locale: string
}

/** What was promised under this name, as the team is told of it. */
const pledgesOf = (gateway: Gateway, name: string): Promise<Told[]> =>
  asAdmin(gateway, `/api/pledges?${new URLSearchParams({ search: name })}`)

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
  const { browser, texts, gift, project } = languages[locale]

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }
    const word = `xylo${locale}${wide}`

    const goOn = (page: Page) =>
      page.getByRole('main').getByRole('button', { name: texts.continue, exact: true })
    const giveSum = (sum: number) => texts.ways.transfer.submit(formatLari(sum, locale))
    const mark = (page: Page, state: keyof typeof gift.states) =>
      page.getByRole('status').getByText(gift.states[state].mark, { exact: true })

    /** From the form to the page of a gift, as quickly as can be. */
    const promise = async (page: Page, id: string, name: string): Promise<void> => {
      await page.goto(`/projects/${id}/give?amount=70`)
      await page.getByLabel(texts.name, { exact: true }).fill(name)
      await goOn(page).click()
      await page.getByRole('button', { name: giveSum(70) }).click()
      await expect(page).toHaveURL(/\/gift#.+/)
      await expect(mark(page, 'pledged')).toBeVisible()
    }

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
        await expect(page.getByText(`· ${texts.buys[70]}`)).toBeVisible()

        await page.getByRole('link', { name: texts.change }).click()
        await expect(heading(page, texts.steps.sum.title)).toBeFocused()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `give-sum-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('radio', { name: texts.buys[300] ?? '' }).check()
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
            name: languages[other].texts.ways.transfer.submit(formatLari(33, other)),
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

      test('says how it stands to whoever comes back, and what could not be looked at', async ({
        page,
        gateway,
      }) => {
        const name = `Back ${word}`
        const id = await openProject(gateway, `Back ${word}`)
        await promise(page, id, name)
        const [{ id: pledge } = { id: '' }] = await pledgesOf(gateway, name)
        await asAdmin(gateway, `/api/pledges/${pledge}/confirmation`, { method: 'POST', body: {} })
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(mark(page, 'confirmed')).toBeVisible()
        await refuse(page, 'FindPledge', 'unavailable', 'service temporarily unavailable')
        await page.reload()
        await expect(page.getByRole('alert')).toContainText(gift.failed)
        await page.unrouteAll()
        await page.getByRole('button', { name: gift.retry }).click()
        await expect(mark(page, 'confirmed')).toBeVisible()
      })

      test('is not taken back once the money came, and says so', async ({ page, gateway }) => {
        const name = `Settled ${word}`
        const id = await openProject(gateway, `Settled ${word}`)
        await promise(page, id, name)
        const [{ id: pledge } = { id: '' }] = await pledgesOf(gateway, name)
        await asAdmin(gateway, `/api/pledges/${pledge}/confirmation`, { method: 'POST', body: {} })
        await page.getByRole('button', { name: gift.takeBack.open }).click()
        await page.getByRole('button', { name: gift.takeBack.yes }).click()
        await expect(heading(page, gift.states.confirmed.title)).toBeFocused()
        await expect(page.getByText(gift.takeBack.settled)).toBeVisible()
        await expect(page.getByRole('button', { name: gift.takeBack.open })).toHaveCount(0)
      })

      test('says that it is looked for, and that it is not waited for any more', async ({
        page,
        gateway,
      }) => {
        const id = await openProject(gateway, `Expired ${word}`)
        await promise(page, id, `Expired ${word}`)
        const held = await holdBack(page, 'FindPledge')
        await page.reload()
        await expect(page.getByRole('status').filter({ hasText: gift.loading })).toBeVisible()
        await expect.poll(() => held.length).toBeGreaterThan(0)
        for (const route of held) {
          const answer = await route.fetch()
          const { data } = await answer.json()
          const findPledge = { ...data.findPledge, state: 'expired', iban: null, recipient: null }
          await route.fulfill({ json: { data: { findPledge } } })
        }
        await expect(mark(page, 'expired')).toBeVisible()
        await expect(page.getByText(gift.transfer.title)).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `gift-expired-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('link', { name: gift.anew }).click()
        await expect(page).toHaveURL(`/projects/${id}/give?amount=70`)
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
