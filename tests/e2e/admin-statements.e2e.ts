import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { test } from '../support/letter-site.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { lettersTo } from '../support/received-letters.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

/** A gift of fifty lari in that year, to a project of its own. */
const give = async (gateway: Gateway, year: number, donorName: string, donorEmail?: string) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
  const body = { amount: 50, donorName, donorEmail, receivedAt: `${year}-06-02T10:00:00Z` }
  await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body })
}

const donorCalled = async (gateway: Gateway, name: string): Promise<string> => {
  const path = `/api/donors?search=${encodeURIComponent(name)}`
  return (await asAdmin<{ donors: { id: string }[] }>(gateway, path)).donors[0]?.id ?? ''
}

// Of a year each that nobody else gives in.
let year = 2001

test.beforeEach(async ({ gateway }) => {
  year += 1
  await launchGivingHere(gateway, true)
})

test.afterEach(async ({ gateway }) => launchGivingHere(gateway, false))

for (const locale of locales) {
  const { statements: texts } = dictionaries[locale]
  const told = (text: string, count = 0): string =>
    text
      .replaceAll('{{year}}', String(year))
      .replaceAll('{{count, number}}', String(count))
      .replaceAll('{{sent, number}}', String(count))

  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`statements of a year, in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: locale === 'ka' ? 'ka-GE' : 'en-US',
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('go to all donors with an address by one press, and again to one whose gift was put right', async ({
        page,
        gateway,
        mail,
      }) => {
        const name = `Ana of ${year} ${locale} ${width}`
        const email = `ana.${locale}.${width}.${year}@example.org`
        await give(gateway, year, name, email)
        await give(gateway, year, `Eka of ${year}`, `eka.${locale}.${width}.${year}@example.org`)
        await give(gateway, year, `Nobody of ${year} ${width}`)

        await page.goto('/admin/receipts')
        await page.getByRole('link', { name: texts.open.split('{{year}}').at(-1) ?? '' }).click()
        await expect(page.getByRole('heading', { level: 1, name: texts.page.title })).toBeVisible()
        await page.goto(`/admin/receipts/statements?year=${year}`)
        await expect(page.getByText(told(texts.state.waiting_other, 2))).toBeVisible()
        await expect(page.getByText(told(texts.unreachable_one, 1))).toBeVisible()
        await page.getByRole('button', { name: texts.preview }).click()
        const subject = locale === 'ka' ? `შენი შემოწირულობები ${year} წელს` : `Your gifts of ${year}`
        await expect(page.getByTitle(subject)).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `statements-${locale}-${width}`, { fullPage: true })

        await page.getByRole('button', { name: told(texts.send.press_other, 2) }).click()
        const question = page.getByRole('alertdialog')
        await expect(question).toContainText(told(texts.send.text_other, 2))
        await question.getByRole('button', { name: texts.send.confirm }).click()
        await expect(page.getByText(told(texts.state.sent))).toBeVisible()
        await expect(page.getByRole('button', { name: told(texts.send.press_other, 2) })).toHaveCount(0)
        const [letter] = await lettersTo(mail, email, `Your gifts of ${year}`)
        expect(letter?.attachments.map(({ filename }) => filename)).toEqual([`statement-${year}.pdf`])

        await page.goto(`/admin/donors/${await donorCalled(gateway, name)}`)
        await expect(page.getByText(texts.one.sentOn.split('{{')[0] ?? '')).toBeVisible()
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: told(texts.one.pdfNamed) }).click()
        expect((await download).suggestedFilename()).toBe(`statement-${year}.pdf`)
        await page.getByRole('button', { name: told(texts.one.sendNamed) }).click()
        await expect(question).toContainText(told(texts.one.again).replace('{{email}}', email))
        await question.getByRole('button', { name: texts.one.confirm }).click()
        await expect(page.getByText(told(texts.one.done).replace('{{email}}', email))).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `donor-statements-${locale}-${width}`, { fullPage: true })
      })
    })
  }
}

test.describe('statements', () => {
  test.use({ locale: 'en-US', signedInAs: 'admin' })
  const { statements: texts } = enAdmin

  test('are offered nowhere while gifts are not taken on the site', async ({ page, gateway }) => {
    await give(gateway, year, `Ana without giving ${year}`, `ana.without.${year}@example.org`)
    await launchGivingHere(gateway, false)
    await page.goto('/admin/receipts')
    await expect(page.getByRole('heading', { level: 1, name: enAdmin.receipts.page.title })).toBeVisible()
    await expect(page.getByRole('link', { name: /Yearly statements/ })).toHaveCount(0)
    await page.goto(`/admin/receipts/statements?year=${year}`)
    await expect(page.getByText(texts.givingOff)).toBeVisible()
    await page.goto(`/admin/donors/${await donorCalled(gateway, `Ana without giving ${year}`)}`)
    await expect(page.getByRole('heading', { level: 2, name: enAdmin.donors.giftsTitle })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: texts.one.title })).toHaveCount(0)
  })
})
