import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { charity as noun } from '../../schema/charity.ts'
import { locales } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { exampleCharity } from '../support/charity.ts'
import { refuse } from '../support/intercept.ts'
import { test } from '../support/letter-site.ts'
import { memberPassword, newMember, signInAs } from '../support/members.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }
const { fields } = noun

const charityDetails = { ...exampleCharity, iban: 'GE29NB0000000101904917', bankName: 'An Example Bank' }
const shown = 'GE29 NB00 0000 0101 9049 17'
const another = { bare: 'GE02NB0000000101904918', shown: 'GE02 NB00 0000 0101 9049 18' }

/** The charity as it is told to programs. */
const told = (gateway: Gateway) => asAdmin<{ iban: string | null; version: number }>(gateway, '/api/charity')

const write = (gateway: Gateway, change: object): Promise<unknown> =>
  asAdmin(gateway, '/api/charity', {
    method: 'PUT',
    body: { ...change, currentPassword: 'from-stray-to-safe' },
  })

test.beforeEach(({ gateway }) => write(gateway, charityDetails))

for (const locale of locales) {
  const { charity: texts, form, launch } = dictionaries[locale]
  const language = locale === 'ka' ? 'ka-GE' : 'en-US'
  const on = (page: Page) => ({
    iban: page.getByLabel(fields.iban.label[locale]),
    bank: page.getByLabel(fields.bankName.label[locale]),
    code: page.getByLabel(fields.identificationCode.label[locale]),
    password: page.getByLabel(texts.password, { exact: true }),
    english: page.getByRole('group', { name: form.languages.en }),
    save: page.getByRole('button', { name: form.save }),
    asked: page.getByText(texts.told.sent),
  })

  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`what the charity is, in ${locale}, ${width} pixels wide,`, () => {
      test.use({ locale: language, viewport: { width, height: 812 } })

      test.beforeEach(async ({ page, gateway }) => {
        const { session } = await newMember(gateway, 'admin')
        await signInAs(page, session)
      })

      test('is entered where the launch of giving says that it is missing', async ({ page, gateway }) => {
        await write(gateway, { translations: { en: { address: null } } })
        await page.goto('/admin/launch')
        await page.getByRole('link', { name: launch.needs.charityDetails.enter }).click()
        await expect(page.getByRole('heading', { level: 1, name: texts.page.title })).toBeVisible()
        await expect(on(page).iban).toHaveValue(shown)
        await on(page).english.getByLabel(fields.address.label[locale]).fill('1 Example Street, Tbilisi')
        await on(page).save.click()
        await expect(page.getByText(form.updated, { exact: true })).toBeVisible()
        await expect(page.getByText(texts.toLaunch)).toHaveCount(1)
        await page.goto('/admin/launch')
        await expect(page.getByText(launch.needs.charityDetails.met)).toBeVisible()
        await expect(
          page.getByRole('link', { name: launch.needs.charityDetails.look, exact: true }),
        ).toBeVisible()
      })

      test('asks for the password with another account, and says who hears of it', async ({
        page,
        gateway,
      }) => {
        await page.goto('/admin/charity')
        const here = on(page)
        await expect(here.iban).toHaveValue(shown)
        await expect(here.password).toHaveCount(0)
        await here.iban.fill('ge29-nb00-0000-0101-9049-17')
        await expect(here.password).toHaveCount(0)

        await here.iban.fill(another.bare)
        await expect(here.asked).toBeVisible()
        await here.bank.fill('Another Bank')
        await here.save.click()
        await expect(here.password).toBeFocused()
        await expect(here.password).toHaveAttribute('aria-invalid', 'true')
        await here.password.fill('a guess of mine')
        await here.save.click()
        await expect(here.password).toBeFocused()
        await expect(here.bank).toHaveValue('Another Bank')
        await expect(here.iban).toHaveValue(another.bare)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `charity-refused-${locale}-${width}`, { fullPage: true })
        expect((await told(gateway)).iban).toBe(charityDetails.iban)

        await here.password.fill(memberPassword)
        await here.save.click()
        await expect(page.getByText(texts.updatedAndTold)).toBeVisible()
        await expect(here.password).toHaveCount(0)
        await expect(here.iban).toHaveValue(another.shown)
        expect(await told(gateway)).toMatchObject({ iban: another.bare, bankName: 'Another Bank' })
        await keepPicture(page, `charity-${locale}-${width}`, { fullPage: true })
      })

      test('says at the field what is wrong with it', async ({ page }) => {
        await page.goto('/admin/charity')
        const here = on(page)
        await here.iban.fill('GE29 NB00 0000 0101 9049 18')
        await here.code.fill('12345')
        await here.save.click()
        await expect(here.code).toBeFocused()
        await expect(here.code).toHaveAttribute('aria-invalid', 'true')
        await expect(here.iban).toHaveAttribute('aria-invalid', 'true')
        await here.iban.fill(shown)
        await expect(here.iban).not.toHaveAttribute('aria-invalid')
      })
    })
  }
}

test.describe('what is typed of the charity', () => {
  test.use({ locale: 'en-US' })

  test('is there again after a reload, but for the password', async ({ page, gateway }) => {
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await page.goto('/admin/charity')
    await page.getByLabel(fields.iban.label.en).fill(another.bare)
    await page.getByLabel(enAdmin.charity.password, { exact: true }).fill(memberPassword)
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(page.getByText(enAdmin.form.restored)).toBeVisible()
    await expect(page.getByLabel(fields.iban.label.en)).toHaveValue(another.bare)
    await expect(page.getByLabel(enAdmin.charity.password, { exact: true })).toHaveValue('')
  })

  test('is set beside what somebody else has written meanwhile', async ({ page, gateway }) => {
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await page.goto('/admin/charity')
    await page.getByLabel(fields.bankName.label.en).fill('My Bank')
    await write(gateway, { iban: another.bare, bankName: 'Their Bank' })
    await page.getByRole('button', { name: enAdmin.form.save }).click()
    await expect(page.getByText(enAdmin.form.conflict.title)).toBeVisible()
    await expect(page.getByLabel(fields.iban.label.en)).toHaveValue(another.shown)
    await expect(page.getByLabel(enAdmin.charity.password, { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: enAdmin.form.conflict.allMine }).click()
    await page.getByRole('button', { name: enAdmin.form.save }).click()
    await expect(page.getByText(enAdmin.form.updated, { exact: true })).toBeVisible()
    expect(await told(gateway)).toMatchObject({ iban: another.bare, bankName: 'My Bank' })
  })

  test('is asked for again where it could not be had', async ({ page, gateway }) => {
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await refuse(page, 'AdminCharity', 'unavailable', 'service temporarily unavailable')
    await page.goto('/admin/charity')
    await expect(page.getByRole('alert').filter({ hasText: enAdmin.charity.failed })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: enAdmin.list.retry }).click()
    await expect(page.getByLabel(fields.iban.label.en)).toHaveValue(shown)
  })

  test('is closed to whoever may not write it', async ({ page, gateway }) => {
    const { session } = await newMember(gateway, 'editor')
    await signInAs(page, session)
    await page.goto('/admin/charity')
    await expect(page.getByRole('heading', { level: 1, name: enAdmin.closed.page.title })).toBeVisible()
  })
})
