import type { Page } from '@playwright/test'
import { gift as giftInEnglish } from '../../client/i18n/en/gift.ts'
import { giving as givingInEnglish } from '../../client/i18n/en/giving.ts'
import { problems as problemsInEnglish } from '../../client/i18n/en/problems.ts'
import { gift as giftInGeorgian } from '../../client/i18n/ka/gift.ts'
import { giving as givingInGeorgian } from '../../client/i18n/ka/giving.ts'
import { problems as problemsInGeorgian } from '../../client/i18n/ka/problems.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import { leftUnpaid } from '../../schema/gift-page.ts'
import { locales } from '../../schema/locales.ts'
import { type ProviderName, paymentProviders } from '../../schema/payment-ways.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { test as base, expect, type Gateway, keepPicture } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { intercept, refuse } from '../support/intercept.ts'
import { startToldProviders, type ToldProviders } from '../support/payments/told-gateway.ts'
import { widthsFor } from '../support/widths.ts'

const test = base.extend<object, { played: ToldProviders }>({
  played: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const played = await startToldProviders()
      await use(played)
      await played.close()
    },
    { scope: 'worker' },
  ],
  gatewayEnv: [({ played }, use) => use(played.env), { scope: 'worker' }],
})

const languages = {
  en: {
    ...{ browser: 'en-US', texts: givingInEnglish, gift: giftInEnglish },
    withoutPage: problemsInEnglish.payment_unavailable,
  },
  ka: {
    ...{ browser: 'ka-GE', texts: givingInGeorgian, gift: giftInGeorgian },
    withoutPage: problemsInGeorgian.payment_unavailable,
  },
}

const openProject = (gateway: Gateway, title: string): Promise<string> => {
  const texts = { title, description: 'Straw that stays dry.' }
  return gateway.createProject({ ...texts, goal: 1000, translations: { ka: texts } })
}

/** What the provider tells the site of its newest payment, once that is so. */
const tell = async (
  page: Page,
  { standIns }: ToldProviders,
  way: ProviderName,
  state: 'paid' | 'failed',
  more: { amount?: number } = {},
): Promise<void> => {
  const standIn = standIns[way]
  const id = standIn.payments().at(-1)?.id ?? ''
  standIn.change(id, { state, ...more })
  const { body, headers } = standIn.callback(id)
  const answer = await page.request.post(`/api/payments/${way}/callback`, {
    data: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(answer.status()).toBe(200)
}

for (const locale of locales) {
  const { browser, texts, gift, withoutPage } = languages[locale]
  const sum = formatLari(70, locale)

  for (const wide of widthsFor(locale)) {
    test.describe(`giving by card, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({
        locale: browser,
        viewport: { width: wide, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      })
      test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
      test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

      /** From the form to the page of the provider; answers what opens the page of the gift. */
      const payBy = async (page: Page, gateway: Gateway, way: ProviderName): Promise<string> => {
        await page.route(/^https:/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>The bank</title>' }),
        )
        const id = await openProject(gateway, `By ${way} ${locale}${wide}`)
        await page.goto(`/projects/${id}/give?amount=70`)
        await page.getByLabel(texts.anonymous).check()
        await page.getByRole('button', { name: texts.continue, exact: true }).click()
        await page.getByRole('radio', { name: texts.ways[way].title }).check()
        await expectForEverybody(page)
        await page.setViewportSize({ width: wide, height: 900 })
        await keepPicture(page, `give-ways-${locale}-${wide}`, { fullPage: true })
        const told = Promise.withResolvers<{ token: string; payUrl: string }>()
        // Once the browser has gone on to the other page, nobody can ask it for this answer.
        await intercept(page, 'PledgeGift', async (route) => {
          const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
          const response = await route.fetch({ headers })
          told.resolve((await response.json()).data.pledgeGift)
          return route.fulfill({ response })
        })
        await page.getByRole('button', { name: texts.ways[way].submit(sum) }).click()
        const { token, payUrl } = await told.promise
        await expect(page).toHaveTitle('The bank')
        expect(page.url()).toBe(payUrl)
        return token
      }

      for (const way of paymentProviders) {
        test(`by ${way} leads to its page and back, where the gift is confirmed as soon as it is`, async ({
          page,
          gateway,
          played,
        }) => {
          const token = await payBy(page, gateway, way)
          await page.goto(`/gift#${token}`)
          await expect(page.getByRole('heading', { name: gift.byCard.open.title })).toBeVisible()
          await expect(page.getByRole('link', { name: gift.byCard.go(sum) })).toHaveAttribute(
            'href',
            /^https:/,
          )
          await expectForEverybody(page)
          await page.setViewportSize({ width: wide, height: 900 })
          await keepPicture(page, `gift-by-card-${locale}-${wide}`, { fullPage: true })
          await tell(page, played, way, 'paid')
          await expect(page.getByRole('heading', { name: gift.states.confirmed.title })).toBeVisible()
          await expect(page.getByRole('link', { name: gift.byCard.go(sum) })).toHaveCount(0)
        })
      }

      test('is gone on with by whoever comes back, and given anew with what was typed where it fails', async ({
        page,
        gateway,
        played,
      }) => {
        await payBy(page, gateway, 'bog')
        await page.goBack()
        await expect(page.getByRole('link', { name: gift.byCard.go(sum) })).toBeVisible()
        await tell(page, played, 'bog', 'failed')
        await expect(page.getByRole('heading', { name: gift.states.failed.title })).toBeVisible()
        await keepPicture(page, `gift-failed-${locale}-${wide}`)
        await page.getByRole('link', { name: gift.anew }).click()
        await expect(page.getByLabel(texts.anonymous)).toBeChecked()
      })

      test('thanks nobody who has left the page of Stripe unpaid, and leads on to it or to another gift', async ({
        page,
        gateway,
        played,
      }) => {
        const token = await payBy(page, gateway, 'stripe')
        await page.goto(`/gift?${leftUnpaid}#${token}`)
        await expect(page.getByRole('heading', { name: gift.byCard.left.title })).toBeVisible()
        await expect(page.getByText(gift.states.failed.mark, { exact: true })).toBeVisible()
        await expect(page.getByText(gift.thanks.question)).toHaveCount(0)
        await expect(page.getByRole('link', { name: gift.byCard.go(sum) })).toBeVisible()
        await expect(page.getByRole('link', { name: gift.anew })).toBeVisible()
        await expectForEverybody(page)
        await tell(page, played, 'stripe', 'paid')
        await expect(page.getByRole('heading', { name: gift.states.confirmed.title })).toBeVisible()
      })

      test('says what came where that is another sum than was promised, and that it is looked into', async ({
        page,
        gateway,
        played,
      }) => {
        const token = await payBy(page, gateway, 'stripe')
        await tell(page, played, 'stripe', 'paid', { amount: 5000 })
        await page.goto(`/gift#${token}`)
        await expect(page.getByRole('heading', { name: gift.byCard.other.title })).toBeVisible()
        await expect(page.getByText(gift.byCard.other.text(sum, formatLari(50, locale)))).toBeVisible()
        await expect(page.getByRole('link', { name: gift.write })).toBeVisible()
        await expect(page.getByRole('link', { name: gift.byCard.go(sum) })).toHaveCount(0)
        await expect(page.getByRole('link', { name: gift.anew })).toHaveCount(0)
        await expect(page.getByRole('button', { name: gift.takeBack.open })).toHaveCount(0)
        await expectForEverybody(page)
      })

      test('says that there is the transfer to whoever has begun too many payments', async ({
        page,
        gateway,
      }) => {
        const id = await openProject(gateway, `Too often ${locale}${wide}`)
        await page.goto(`/projects/${id}/give?amount=70`)
        await page.getByLabel(texts.anonymous).check()
        await page.getByRole('button', { name: texts.continue, exact: true }).click()
        await page.getByRole('radio', { name: texts.ways.bog.title }).check()
        await refuse(page, 'PledgeGift', 'rate_limited', 'too many requests, try again later')
        await page.getByRole('button', { name: texts.ways.bog.submit(sum) }).click()
        await expect(page.getByRole('alert')).toContainText(texts.limited)
        await page.getByRole('radio', { name: texts.ways.transfer.title }).check()
        await page.getByRole('button', { name: texts.ways.transfer.submit(sum) }).click()
        await expect(page.getByRole('alert')).not.toContainText(texts.limited)
      })

      test('says that its page cannot be had, and that there are other ways', async ({
        page,
        gateway,
        played,
      }) => {
        const id = await openProject(gateway, `Without a page ${locale}${wide}`)
        await page.goto(`/projects/${id}/give?amount=70`)
        await page.getByLabel(texts.anonymous).check()
        await page.getByRole('button', { name: texts.continue, exact: true }).click()
        await page.getByRole('radio', { name: texts.ways.bog.title }).check()
        played.standIns.bog.behave('fails')
        await page.getByRole('button', { name: texts.ways.bog.submit(sum) }).click()
        await expect(page.getByRole('alert')).toContainText(withoutPage)
        played.standIns.bog.behave('answers')
      })
    })
  }
}
