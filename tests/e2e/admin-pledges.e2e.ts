import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import type { PledgeState } from '../../schema/pledge-states.ts'
import { pledge as noun } from '../../schema/pledges.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { newMember, signInAs } from '../support/members.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { type Promised, promiseGift } from '../support/promised.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }
const stateOptions = noun.fields.state.options

interface Told {
  state: PledgeState
  amount: number
  donationId: string | null
  reason: string | null
  version: number
}

const told = (gateway: Gateway, { id }: Promised): Promise<Told> =>
  asAdmin<Told>(gateway, `/api/pledges/${id}`)

const gift = (gateway: Gateway, id: string | null) =>
  asAdmin<{ amount: number; status: string; reference: string }>(gateway, `/api/donations/${id}`)

for (const locale of locales) {
  const { pledges: texts, list, gifts } = dictionaries[locale]
  const language = locale === 'ka' ? 'ka-GE' : 'en-US'
  const named = (act: string, code: string): string =>
    texts.settleNamed.replace('{{act}}', act).replace('{{code}}', code)
  const stateCalled = (state: PledgeState): string => stateOptions?.[state]?.label[locale] ?? ''
  const undo = (page: Page) => page.getByRole('button', { name: list.undo, exact: true })

  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`what was promised, in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: language,
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      let project: string
      let promised: Promised

      test.beforeEach(async ({ gateway }) => {
        project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
        promised = await promiseGift(gateway, project)
      })

      const rowOf = (page: Page, { code }: Promised) =>
        page.getByRole('rowgroup').filter({ has: page.getByRole('link', { name: new RegExp(code) }) })

      test('becomes a gift by two presses, and is waited for again by the one that takes it back', async ({
        page,
        gateway,
      }) => {
        await page.goto(`/admin/pledges?search=${promised.code}`)
        const row = rowOf(page, promised)
        await expect(row).toContainText('Ana Beridze')
        await expect(row).toContainText(stateCalled('pledged'))
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `pledges-${locale}-${width}`)

        await row.getByRole('button', { name: named(texts.confirm.open, promised.code) }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByLabel(texts.fields.amount)).toHaveValue('70')
        await expect(dialog.getByLabel(texts.fields.receivedAt)).toHaveValue(/^\d{4}-\d\d-\d\d$/)
        await expect(dialog.getByLabel(texts.fields.reference)).toHaveValue(promised.code)
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        await keepPicture(page, `pledge-came-${locale}-${width}`)
        await dialog.getByRole('button', { name: texts.confirm.send }).click()
        await expect(dialog).toHaveCount(0)
        await expect(row).toContainText(stateCalled('confirmed'))
        await expect(row.getByRole('button')).toHaveCount(0)
        await expect(page.locator('#list-status')).toBeFocused()
        const confirmed = await told(gateway, promised)
        expect(await gift(gateway, confirmed.donationId)).toMatchObject({
          ...{ amount: 70, status: 'confirmed', reference: promised.code },
        })

        await undo(page).click()
        await expect(page.getByText(texts.undo.done.replace('{{code}}', promised.code))).toBeVisible()
        await expect(row).toContainText(stateCalled('pledged'))
        expect(await told(gateway, promised)).toMatchObject({
          ...{ state: 'pledged', donationId: null, reason: texts.undo.reason },
        })
        expect(await gift(gateway, confirmed.donationId)).toMatchObject({ status: 'voided' })
      })

      test('is recorded as it came, and leads to its gift and back', async ({ page, gateway }) => {
        await page.goto(`/admin/pledges/${promised.id}`)
        const title = texts.named.replace('{{code}}', promised.code)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        await page.getByRole('button', { name: texts.confirm.open }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(texts.fields.amount).fill('')
        await dialog.getByLabel(texts.fields.receivedAt).fill('')
        await dialog.getByRole('button', { name: texts.confirm.send }).click()
        await expect(dialog.getByLabel(texts.fields.amount)).toBeFocused()
        await expect(dialog.getByLabel(texts.fields.receivedAt)).toHaveAttribute('aria-invalid', 'true')
        await dialog.getByLabel(texts.fields.amount).fill('65,50')
        await dialog.getByLabel(texts.fields.receivedAt).fill('2026-11-20')
        const [warning = ''] = texts.beforePromise.split('{{day}}')
        await expect(dialog.getByText(warning)).toBeVisible()
        await dialog.getByRole('button', { name: texts.confirm.send }).click()
        await expect(dialog).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await keepPicture(page, `pledge-confirmed-${locale}-${width}`, { fullPage: true })

        await page.getByRole('link', { name: texts.toGift }).click()
        await expect(page.getByRole('heading', { level: 2, name: gifts.history })).toBeVisible()
        const { donationId } = await told(gateway, promised)
        expect(await gift(gateway, donationId)).toMatchObject({
          ...{ amount: 65.5, receivedAt: expect.stringMatching(/^2026-11-20/) },
        })
        await page.getByRole('link', { name: promised.code }).click()
        await expect(page).toHaveURL(`/admin/pledges/${promised.id}`)
      })

      test('is withdrawn with a reason, which is taken back at once', async ({ page, gateway }) => {
        await page.goto(`/admin/pledges/${promised.id}`)
        await page.getByRole('button', { name: texts.refuse.open }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: texts.refuse.send }).click()
        await expect(dialog.getByLabel(texts.fields.reason)).toBeFocused()
        await dialog.getByLabel(texts.fields.reason).fill('It was promised twice.')
        await dialog.getByRole('button', { name: texts.refuse.send }).click()
        await expect(page.getByText('It was promised twice.')).toBeVisible()
        await expect(page.getByRole('button', { name: texts.await.open })).toBeVisible()
        expect(await told(gateway, promised)).toMatchObject({ state: 'withdrawn' })
        await undo(page).click()
        await expect(page.getByRole('button', { name: texts.refuse.open })).toBeVisible()
        expect(await told(gateway, promised)).toMatchObject({ state: 'pledged' })
      })

      test('is looked for by what has become of it, and by who promised it', async ({ page, gateway }) => {
        const name = `Lia ${crypto.randomUUID().slice(0, 8)}`
        const other = await promiseGift(gateway, project, { donorName: name, amount: 19 })
        await asAdmin(gateway, `/api/pledges/${other.id}/refusal`, {
          method: 'POST',
          body: { reason: 'She asked for it.' },
        })
        await page.goto(`/admin/pledges?search=${encodeURIComponent(name)}&filter=withdrawn`)
        await expect(rowOf(page, other)).toContainText(stateCalled('withdrawn'))
        await expect(rowOf(page, other).getByRole('button')).toHaveCount(0)
        await page.goto(`/admin/pledges?search=${encodeURIComponent(name)}&filter=expired`)
        await expect(page.getByText(list.nothing)).toBeVisible()
      })
    })
  }
}

test.describe('a pledge', () => {
  test.use({ locale: 'en-US' })
  const { pledges: texts, closed, trail } = enAdmin

  test('that somebody else has settled meanwhile is shown as it stands', async ({ page, gateway }) => {
    const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
    const promised = await promiseGift(gateway, project)
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await page.goto(`/admin/pledges/${promised.id}`)
    await page.getByRole('button', { name: texts.confirm.open }).click()
    await asAdmin(gateway, `/api/pledges/${promised.id}/refusal`, {
      method: 'POST',
      body: { reason: 'It was promised twice.' },
    })
    const dialog = page.getByRole('dialog')
    // Nothing is said of how it stands before it is known.
    const held = await holdBack(page, 'AdminPledge')
    await dialog.getByRole('button', { name: texts.confirm.send }).click()
    await expect.poll(() => held.length).toBe(1)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await held[0]?.continue()
    await expect(dialog.getByRole('alert')).toHaveText(texts.conflict)
    await dialog.getByRole('button', { name: texts.confirm.send }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: texts.toGift })).toBeVisible()
  })

  test('is found by its code in the search over everything, and linked in the trail', async ({
    page,
    gateway,
  }) => {
    const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
    const promised = await promiseGift(gateway, project)
    await asAdmin(gateway, `/api/pledges/${promised.id}/confirmation`, { method: 'POST', body: {} })
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await page.goto('/admin/start')
    await page.getByRole('button', { name: enAdmin.search.open }).first().click()
    await page.getByRole('dialog').getByRole('searchbox').fill(promised.code)
    await page
      .getByRole('region', { name: texts.page.title })
      .getByRole('link', { name: promised.code })
      .click()
    await expect(page).toHaveURL(`/admin/pledges/${promised.id}`)
    await page.getByRole('link', { name: trail.whoChanged }).click()
    await page.getByRole('link', { name: promised.code }).first().click()
    await expect(page).toHaveURL(`/admin/pledges/${promised.id}`)
  })

  test('is looked at by whoever may not settle it, without a name they may not see', async ({
    page,
    gateway,
  }) => {
    const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
    const promised = await promiseGift(gateway, project)
    const { session } = await newMember(gateway, 'viewer')
    await signInAs(page, session)
    await page.goto(`/admin/pledges?search=${promised.code}`)
    await expect(page.getByText(texts.donorHidden).first()).toBeVisible()
    await expect(page.getByRole('button', { name: texts.confirm.open })).toHaveCount(0)
    await page.getByRole('link', { name: promised.code }).click()
    await expect(page.getByText(texts.donorHidden)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.refuse.open })).toHaveCount(0)
    expect(await page.locator('main').textContent()).not.toContain('Ana')
  })

  test('is nobody’s business who may not read gifts', async ({ page, gateway }) => {
    const { session } = await newMember(gateway, 'editor')
    await signInAs(page, session)
    await page.goto('/admin/pledges')
    await expect(page.getByRole('heading', { level: 1, name: closed.page.title })).toBeVisible()
    await expect(page.getByRole('link', { name: texts.page.title })).toHaveCount(0)
  })

  test('that is not there, or cannot be had, is told as such', async ({ page, gateway }) => {
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await page.goto(`/admin/pledges/${noun.exampleId}`)
    await expect(page.getByText(texts.missing)).toBeVisible()
    await refuse(page, 'AdminPledges', 'unavailable', 'service temporarily unavailable')
    await page.goto('/admin/pledges')
    await expect(page.getByRole('alert').filter({ hasText: texts.list.failed })).toBeVisible()
  })
})
