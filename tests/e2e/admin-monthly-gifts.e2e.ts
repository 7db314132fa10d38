import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import { monthlyEnds, monthlyStates } from '../../schema/monthly-gifts.ts'
import { pledge as noun } from '../../schema/pledges.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { tellOfStripe, test } from '../support/payments/told-site.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { type Promised, promiseGift } from '../support/promised.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

const stateOf = async (gateway: Gateway, { id }: Promised): Promise<string | null> =>
  (await asAdmin<{ monthlyState: string | null }>(gateway, `/api/pledges/${id}`)).monthlyState

const reason = 'They have asked us to.'

for (const locale of locales) {
  const { pledges: texts, list } = dictionaries[locale]
  const everyMonth = noun.fields.frequency.options?.monthly?.label[locale] ?? ''

  for (const width of widthsFor(locale)) {
    test.describe(`what is given every month, in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: locale === 'ka' ? 'ka-GE' : 'en-US',
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      const rowOf = (page: Page, { code }: Promised) =>
        page.getByRole('rowgroup').filter({ has: page.getByRole('link', { name: new RegExp(code) }) })

      test('is found among what runs, and ended by the team', async ({ page, gateway, played }) => {
        const { stripe } = played.standIns
        const name = `Monthly ${crypto.randomUUID().slice(0, 8)}`
        const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
        const more = { donorName: name, way: 'stripe', frequency: 'monthly' }
        const unbegun = await promiseGift(gateway, project, more)
        const running = await promiseGift(gateway, project, more)
        const session = stripe.payments().at(-1)?.id ?? ''
        stripe.change(session, { state: 'paid' })
        await tellOfStripe(page, stripe.callback(session))
        await expect.poll(() => stateOf(gateway, running)).toBe('active')

        await page.goto(`/admin/pledges?search=${encodeURIComponent(name)}`)
        await expect(rowOf(page, unbegun)).toBeVisible()
        await expect(rowOf(page, running)).toContainText(everyMonth)
        await page.getByRole('combobox', { name: list.show }).selectOption(texts.list.filters.monthly)
        await expect(rowOf(page, unbegun)).toHaveCount(0)
        await expect(rowOf(page, running)).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `pledges-monthly-${locale}-${width}`)

        await page.getByRole('link', { name: new RegExp(running.code) }).click()
        await expect(page.getByText(monthlyStates.active.label[locale], { exact: true })).toBeVisible()
        await page.getByRole('button', { name: texts.end.open }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: texts.end.send }).click()
        await expect(dialog.getByLabel(texts.fields.reason)).toBeFocused()
        await dialog.getByLabel(texts.fields.reason).fill(reason)
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        await keepPicture(page, `pledge-end-${locale}-${width}`)
        stripe.behave('fails')
        await dialog.getByRole('button', { name: texts.end.send }).click()
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText(texts.end.asked.replace('{{code}}', running.code))).toBeVisible()
        await expect(page.getByText(texts.endAsked.team)).toContainText(texts.endAsked.wait)
        await expect(page.getByText(reason)).toBeVisible()
        await expect(page.getByRole('button', { name: texts.end.open })).toHaveCount(0)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `pledge-end-asked-${locale}-${width}`, { fullPage: true })

        stripe.behave('answers')
        const subscription = stripe.subscriptions().at(-1)?.id ?? ''
        await tellOfStripe(page, stripe.toldOf(subscription, 'invoice.paid'))
        await expect.poll(() => stateOf(gateway, running)).toBe('ended')
        expect(stripe.subscriptions().at(-1)?.status).toBe('canceled')
        await page.reload()
        await expect(page.getByText(monthlyEnds.team.label[locale])).toBeVisible()
        await page.goto(`/admin/pledges?search=${encodeURIComponent(name)}&filter=monthly`)
        await expect(page.getByText(list.nothing)).toBeVisible()
      })

      test('ends at once where Stripe answers, and is given once where its money came another way', async ({
        page,
        gateway,
        played,
      }) => {
        const { stripe } = played.standIns
        const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
        const more = { way: 'stripe', frequency: 'monthly' }
        const running = await promiseGift(gateway, project, more)
        const session = stripe.payments().at(-1)?.id ?? ''
        stripe.change(session, { state: 'paid' })
        await tellOfStripe(page, stripe.callback(session))
        await expect.poll(() => stateOf(gateway, running)).toBe('active')
        await page.goto(`/admin/pledges/${running.id}`)
        await page.getByRole('button', { name: texts.end.open }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(texts.fields.reason).fill(reason)
        await dialog.getByRole('button', { name: texts.end.send }).click()
        await expect(page.getByText(texts.end.done.replace('{{code}}', running.code))).toBeVisible()
        await expect(page.getByText(monthlyEnds.team.label[locale])).toBeVisible()

        const unbegun = await promiseGift(gateway, project, more)
        await page.goto(`/admin/pledges/${unbegun.id}`)
        await page.getByRole('button', { name: texts.confirm.open }).click()
        await expect(dialog.getByText(texts.intros.once)).toBeVisible()
        await dialog.getByRole('button', { name: texts.confirm.send }).click()
        await expect(page.getByText(monthlyEnds.once.label[locale])).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `pledge-came-once-${locale}-${width}`, { fullPage: true })
        expect(stripe.payments().at(-1)?.state).toBe('failed')
      })
    })
  }
}
