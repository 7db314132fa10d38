import type { ParsedMail } from 'mailparser'
import { gift as giftInEnglish } from '../../client/i18n/en/gift.ts'
import { giving as givingInEnglish } from '../../client/i18n/en/giving.ts'
import { gift as giftInGeorgian } from '../../client/i18n/ka/gift.ts'
import { giving as givingInGeorgian } from '../../client/i18n/ka/giving.ts'
import { dayAtCharity } from '../../client/lib/day-at-charity.ts'
import { formatDay } from '../../client/lib/format-date.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { intercept } from '../support/intercept.ts'
import { tellOfStripe, test } from '../support/payments/told-site.ts'
import { lettersTo, linkIn } from '../support/received-letters.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: {
    ...{ browser: 'en-US', texts: givingInEnglish, gift: giftInEnglish },
    ended: 'Your monthly gift has ended',
  },
  ka: {
    ...{ browser: 'ka-GE', texts: givingInGeorgian, gift: giftInGeorgian },
    ended: 'შენი ყოველთვიური შემოწირულობა შეწყდა',
  },
}

for (const locale of locales) {
  const { browser, texts, gift, ended } = languages[locale]
  const sum = formatLari(70, locale)

  for (const width of widthsFor(locale)) {
    test.describe(`giving every month, in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: browser,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      })
      test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
      test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

      test('leads from the form to a receipt of each month, and is stopped by one press from any of them', async ({
        page,
        gateway,
        played,
        mail,
      }) => {
        const email = `monthly.${locale}.${width}@example.org`
        const { stripe } = played.standIns
        const title = `Straw every month ${locale}${width}`
        const words = { title, description: 'Straw that stays dry.' }
        const id = await gateway.createProject({ ...words, goal: 1000, translations: { ka: words } })
        await page.route(/^https:/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>The bank</title>' }),
        )

        await page.goto(`/projects/${id}/give`)
        await expect(page.getByText(texts.frequency.hint)).toBeHidden()
        await page.getByText(texts.frequency.monthly, { exact: true }).click()
        await expect(page.getByRole('radio', { name: texts.frequency.monthly })).toBeChecked()
        await expect(page.getByText(texts.frequency.hint)).toBeVisible()
        await page.getByRole('radio', { name: sum }).check()
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 900 })
        await keepPicture(page, `give-monthly-sum-${locale}-${width}`, { fullPage: true })
        await page.getByRole('button', { name: texts.continueWith(texts.everyMonth(sum)) }).click()
        await page.getByLabel(texts.name, { exact: true }).fill('Ana Beridze')
        await page.getByRole('button', { name: texts.continue, exact: true }).click()
        await expect(page.getByLabel(texts.email)).toBeFocused()
        await expect(page.getByText(texts.emailHintMonthly)).toBeVisible()
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 900 })
        await keepPicture(page, `give-monthly-you-${locale}-${width}`, { fullPage: true })
        await page.getByLabel(texts.email).fill(email)
        await page.getByRole('button', { name: texts.continue, exact: true }).click()

        await expect(page.getByText(texts.ways.stripe.title)).toBeVisible()
        await expect(page.getByRole('main').getByText(texts.ways.transfer.title)).toHaveCount(0)
        await expect(page.getByText(texts.frequency.pay)).toBeVisible()
        await keepPicture(page, `give-monthly-pay-${locale}-${width}`, { fullPage: true })
        const told = Promise.withResolvers<string>()
        await intercept(page, 'PledgeGift', async (route) => {
          const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
          const response = await route.fetch({ headers })
          told.resolve((await response.json()).data.pledgeGift.token)
          return route.fulfill({ response })
        })
        await page.getByRole('button', { name: texts.ways.stripe.submit(texts.everyMonth(sum)) }).click()
        const token = await told.promise
        await expect(page).toHaveTitle('The bank')

        const session = stripe.payments().at(-1)?.id ?? ''
        stripe.change(session, { state: 'paid' })
        await tellOfStripe(page, stripe.callback(session))
        await page.goto(`/gift#${token}`)
        await expect(page.getByRole('heading', { name: gift.states.confirmed.title })).toBeVisible()
        await expect(page.getByRole('heading', { name: gift.monthly.title })).toBeVisible()
        const receipts = async (): Promise<ParsedMail[]> =>
          (await mail.letters()).filter(
            ({ to, attachments }) =>
              attachments.length > 0 && [to].flat().some((each) => each?.text === email),
          )
        await expect.poll(async () => (await receipts()).length).toBe(1)

        const subscription = stripe.subscriptions().at(-1)?.id ?? ''
        stripe.chargeAgain(subscription)
        await tellOfStripe(page, stripe.toldOf(subscription, 'invoice.paid'))
        await expect.poll(async () => (await receipts()).length).toBe(2)
        // An address that differs behind the # alone loads no page anew.
        await page.goto('/')
        await page.goto(linkIn((await receipts()).at(-1)))
        const stop = page.getByRole('button', { name: gift.monthly.stop })
        await expect(stop).toBeVisible()
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 900 })
        await keepPicture(page, `gift-monthly-${locale}-${width}`, { fullPage: true })
        stripe.behave('fails')
        await stop.click()
        await expect(page.getByText(gift.monthly.stopAsked)).toBeVisible()
        const today = formatDay(dayAtCharity(new Date()), locale)
        await expect(page.getByText(gift.monthly.asked.donor(today))).toBeVisible()
        await expect(stop).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 900 })
        await keepPicture(page, `gift-monthly-asked-${locale}-${width}`, { fullPage: true })
        stripe.behave('answers')
        // Whatever Stripe tells of it has it looked at.
        await tellOfStripe(page, stripe.toldOf(subscription, 'invoice.paid'))
        await lettersTo(mail, email, ended)
        await page.reload()
        await expect(page.getByText(gift.monthly.ended.donor)).toBeVisible()
        await keepPicture(page, `gift-monthly-ended-${locale}-${width}`, { fullPage: true })
        expect(stripe.subscriptions().at(-1)?.status).toBe('canceled')
      })
    })
  }
}
