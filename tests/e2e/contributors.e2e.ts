import type { Page } from '@playwright/test'
import { donate as donateInEnglish } from '../../client/i18n/en/donate.ts'
import { gift as giftInEnglish } from '../../client/i18n/en/gift.ts'
import { giving as givingInEnglish } from '../../client/i18n/en/giving.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { donate as donateInGeorgian } from '../../client/i18n/ka/donate.ts'
import { gift as giftInGeorgian } from '../../client/i18n/ka/gift.ts'
import { giving as givingInGeorgian } from '../../client/i18n/ka/giving.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: { browser: 'en-US', donate: donateInEnglish, giving: givingInEnglish, gift: giftInEnglish },
  ka: { browser: 'ka-GE', donate: donateInGeorgian, giving: givingInGeorgian, gift: giftInGeorgian },
}

const openProject = (gateway: Gateway, title: string): Promise<string> => {
  const texts = { title, description: 'Straw that stays dry.' }
  return gateway.createProject({ ...texts, goal: 100, translations: { ka: texts } })
}

const confirmPledgeOf = async (gateway: Gateway, name: string): Promise<void> => {
  const [pledged] = await asAdmin<{ id: string }[]>(
    gateway,
    `/api/pledges?${new URLSearchParams({ search: name })}`,
  )
  await asAdmin(gateway, `/api/pledges/${pledged?.id}/confirmation`, { method: 'POST', body: {} })
}

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

for (const locale of locales) {
  const { browser, donate, giving, gift } = languages[locale]

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }

    test.describe(`thanks by name, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('are asked for with the gift, stand where one gives, and are taken back by one press', async ({
        page,
        gateway,
      }) => {
        const name = locale === 'ka' ? `ქეთევან წერეთელი ${wide}` : `Keto Tsereteli ${wide}`
        const id = await openProject(gateway, `Thanks ${locale}${wide}`)
        const golden = page.getByRole('region', { name: donate.contributors.golden })

        await page.goto('/donate')
        await expect(golden).toContainText(donate.contributors.none)
        await expect(page.getByText(donate.contributors.name)).toHaveCount(0)
        await expect(page.getByText(donate.figures.sample)).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `donate-nobody-${locale}-${wide}`, { fullPage: true })

        await page.goto(`/projects/${id}/give?amount=700`)
        await page.getByLabel(giving.name, { exact: true }).fill(name)
        const wish = page.getByRole('checkbox', { name: giving.thanked })
        await expect(wish).not.toBeChecked()
        await page.getByRole('checkbox', { name: giving.anonymous }).check()
        await expect(wish).toBeHidden()
        await page.getByRole('checkbox', { name: giving.anonymous }).uncheck()
        await wish.check()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `give-thanked-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('main').getByRole('button', { name: giving.continue, exact: true }).click()
        await page.getByRole('button', { name: giving.ways.transfer.submit(formatLari(700, locale)) }).click()
        await expect(page).toHaveURL(/\/gift#.+/)
        const address = page.url()
        await confirmPledgeOf(gateway, name)

        // As it is sent, before any script.
        expect(await (await page.request.get(`/donate?lng=${locale}`)).text()).toContain(name)
        await page.goto('/donate')
        await expect(golden.getByRole('listitem')).toHaveText([name])
        await expect(
          page.getByRole('region', { name: donate.figures.title }).getByRole('listitem').first(),
        ).toContainText(donate.figures.given)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `donate-thanked-${locale}-${wide}`, { fullPage: true })

        await page.goto(address)
        const question = page.getByRole('group', { name: gift.thanks.question })
        await expect(question.getByRole('button', { name: gift.thanks.yes })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        await question.getByRole('button', { name: gift.thanks.no }).click()
        await expect(page.getByRole('status').getByText(gift.thanks.said.no)).toBeVisible()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `gift-thanks-${locale}-${wide}`, { fullPage: true })
        expect(await (await page.request.get(`/donate?lng=${locale}`)).text()).not.toContain(name)
      })
    })
  }
}

test.describe('the team', () => {
  test.use({ signedInAs: 'admin' })

  test('says who is thanked, and from which sums on', async ({ page, gateway }) => {
    const id = await openProject(gateway, 'Thanks of the team')
    const name = 'Tamta Told Us'
    await asAdmin(gateway, `/api/projects/${id}/donations`, {
      method: 'POST',
      body: { amount: 60, donorName: name },
    })
    const { donors } = await asAdmin<{ donors: { id: string }[] }>(
      gateway,
      `/api/donors?${new URLSearchParams({ search: name })}`,
    )
    const texts = enAdmin.donors.thanks
    await page.goto(`/admin/donors/${donors[0]?.id}`)
    await expect(page.getByText(texts.stands.none)).toBeVisible()
    await page.getByRole('button', { name: texts.give }).click()
    await expect(page.getByText(texts.stands.all)).toBeVisible()
    await expectForEverybody(page)

    await page.goto('/admin/charity')
    await page.getByLabel('Silver from').fill('50')
    await page.getByLabel('Golden from').fill('40')
    await page.getByRole('button', { name: enAdmin.form.save, exact: true }).click()
    await expect(page.getByLabel('Golden from')).toHaveAttribute('aria-invalid', 'true')
    await expectForEverybody(page)
    await page.getByLabel('Golden from').fill('500')
    await page.getByRole('button', { name: enAdmin.form.save, exact: true }).click()
    await expect(page.getByText(enAdmin.form.updated)).toBeVisible()
    expect(await (await page.request.get('/donate?lng=en')).text()).toContain(name)

    await page.goto(`/admin/donors/${donors[0]?.id}`)
    await page.getByRole('button', { name: texts.takeBack }).click()
    await expect(page.getByText(texts.stands.none)).toBeVisible()
    expect(await (await page.request.get('/donate?lng=en')).text()).not.toContain(name)
    await asAdmin(gateway, '/api/charity', { method: 'PUT', body: { silverFrom: 100 } })
  })
})
