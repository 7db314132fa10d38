import { accounting as inEnglish } from '../../client/i18n/en/accounting.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { accounting as inGeorgian } from '../../client/i18n/ka/accounting.ts'
import { mostShown } from '../../schema/accounts-page.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { newMember, signInAs } from '../support/members.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: { browser: 'en-US', texts: inEnglish, purpose: 'Straw, forty bales' },
  ka: { browser: 'ka-GE', texts: inGeorgian, purpose: 'თივა, ორმოცი შეკვრა' },
}

const straw = {
  amount: 880.5,
  spentOn: '2026-01-09',
  translations: { en: { purpose: languages.en.purpose }, ka: { purpose: languages.ka.purpose } },
}

test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

test('before giving is launched there is no page of where the money went', async ({ page, gateway }) => {
  await launchGivingHere(gateway, false)
  const answer = await page.goto('/accounts')
  expect(answer?.status()).toBe(404)
})

for (const locale of locales) {
  const { browser, texts, purpose } = languages[locale]

  for (const width of widthsFor(locale)) {
    test.describe(`where the money went, in ${locale}, ${width} pixels wide,`, () => {
      test.use({ locale: browser, viewport: { width, height: 900 } })

      test('adds up by the month, and a month opens to what was paid for in it', async ({
        page,
        gateway,
      }) => {
        await launchGivingHere(gateway, true)
        await asAdmin(gateway, '/api/spendings', { method: 'POST', body: straw })
        await page.goto('/accounts?months=all')
        await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
        await page.locator('a[href*="month=2026-01"]').click()
        await expect(page.getByText(purpose).first()).toBeVisible()
        await keepPicture(page, `accounts ${locale} ${width}`)
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await expectForEverybody(page)
      })
    })
  }
}

test.describe('where the money went, in English,', () => {
  test.use({ locale: 'en-US' })

  const paint = { amount: 41.25, spentOn: '2019-05-03', purpose: 'Paint for the kennels' }

  test.beforeEach(async ({ gateway }) => {
    await launchGivingHere(gateway, true)
    await asAdmin(gateway, '/api/spendings', { method: 'POST', body: paint })
  })

  test('opens an old month that a link names, with what each column tells', async ({ page }) => {
    await page.goto('/accounts?month=2019-05')
    const opened = page.getByRole('table', { name: inEnglish.spentIn('May 2019') })
    const { day, spendings, project, amount, receipt } = inEnglish
    await expect(opened.getByRole('columnheader')).toHaveText([day, spendings, project, amount, receipt])
    const row = opened.getByRole('row').filter({ hasText: paint.purpose }).first()
    await expect(row).toContainText(inEnglish.charity)
    await expect(opened.getByRole('row').last()).toContainText(inEnglish.inAll('').trim())
    await page.getByRole('link', { name: inEnglish.close('May 2019') }).click()
    await expect(opened).toHaveCount(0)
    await expect(page.getByRole('rowheader', { name: 'May 2019' })).toBeVisible()
    await expectForEverybody(page)
  })

  test('tells of all earlier months together, and why the line of the charity can only fall', async ({
    page,
  }) => {
    await page.goto('/accounts')
    const earlier = page.getByRole('row').filter({ hasText: inEnglish.earlier })
    await expect(earlier).toContainText(/-₾/)
    await expect(page.getByText(inEnglish.charityRule)).toBeVisible()
    await expect(page.getByText(inEnglish.pledgedRule)).toBeVisible()
    await page.getByRole('link', { name: inEnglish.charity }).click()
    await expect(page).toHaveURL('/accounts?of=charity')
    await expect(page.getByText(inEnglish.charityRule)).toBeVisible()
    const file = page.getByRole('link', { name: inEnglish.file })
    await expect(file).toHaveAttribute('href', /of=charity/)
  })

  test('shows a month of many in parts', async ({ page, gateway }) => {
    const many = { ...paint, spentOn: '2018-04-02' }
    for (let each = 0; each <= mostShown; each += 1)
      await asAdmin(gateway, '/api/spendings', { method: 'POST', body: many })
    await page.goto('/accounts?month=2018-04')
    const rows = page.getByRole('table', { name: inEnglish.spentIn('Apr 2018') }).locator('tbody tr')
    await expect(rows).toHaveCount(mostShown)
    await page.getByRole('link', { name: inEnglish.older }).click()
    await expect(rows).not.toHaveCount(mostShown)
    await expect(rows.first()).toBeVisible()
    await page.getByRole('link', { name: inEnglish.fromNewest }).click()
    await expect(rows).toHaveCount(mostShown)
  })
})

test('an admin writes down what was spent, and voids it with a reason', async ({ page, gateway }) => {
  const { session } = await newMember(gateway, 'admin')
  await signInAs(page, session)
  await page.goto('/admin/spendings')
  const { fields, add, void: voiding } = enAdmin.spendings
  await page.getByRole('button', { name: add.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(fields.amount).fill('12.50')
  await dialog.getByLabel(fields.purposeEn).fill('Ear tags, a box')
  await dialog.getByRole('button', { name: add.send }).click()
  await expect(page.getByText(add.done)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Ear tags, a box' })
  await expect(row).toBeVisible()
  await keepPicture(page, 'admin spendings en')
  await expectForEverybody(page)
  await row.getByRole('button', { name: `${voiding.open}: Ear tags, a box` }).click()
  await dialog.getByLabel(fields.reason).fill('It was written down twice.')
  await dialog.getByRole('button', { name: voiding.send }).click()
  await expect(row.getByText(enAdmin.spendings.voided)).toBeVisible()
})
