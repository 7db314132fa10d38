import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import type { Receipt } from '../../schema/receipts.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { newMember, signInAs } from '../support/members.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

const reason = 'The bank statement says so.'

/** A gift of seventy lari to a project of its own. */
const give = async (gateway: Gateway): Promise<string> => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
  const gift = { amount: 70, donorName: 'Ana Beridze', donorEmail: 'ana@example.org', method: 'transfer' }
  const path = `/api/projects/${project}/donations`
  return (await asAdmin<{ id: string }>(gateway, path, { method: 'POST', body: gift })).id
}

const write = (gateway: Gateway, gift: string, what: string, body: object): Promise<unknown> =>
  asAdmin(gateway, `/api/donations/${gift}/${what}`, { method: 'POST', body: { reason, ...body } })

const issue = (gateway: Gateway, gift: string): Promise<Receipt> =>
  asAdmin<Receipt>(gateway, `/api/donations/${gift}/receipts`, { method: 'POST', body: {} })

const receiptsOf = (gateway: Gateway, gift: string): Promise<Receipt[]> =>
  asAdmin<Receipt[]>(gateway, `/api/donations/${gift}/receipts`)

for (const locale of locales) {
  const { receipts: texts } = dictionaries[locale]
  const language = locale === 'ka' ? 'ka-GE' : 'en-US'
  const numbered = (text: string, number = ''): string => text.replace('{{number}}', number)
  const line = (page: Page, number = '') =>
    page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: numbered(texts.pdfNamed, number) }),
    })

  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`receipts, in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: language,
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('are issued of a gift by a press, and had as a PDF', async ({ page, gateway }) => {
        const gift = await give(gateway)
        await page.goto(`/admin/gifts/${gift}`)
        await expect(page.getByText(texts.none)).toBeVisible()
        await page.getByRole('button', { name: texts.issue, exact: true }).click()
        const heading = page.getByRole('heading', { level: 2, name: texts.ofGift })
        await expect(heading).toBeFocused()
        const [receipt] = await receiptsOf(gateway, gift)
        await expect(page.getByText(numbered(texts.issued, receipt?.number))).toBeVisible()
        await expect(line(page, receipt?.number)).toContainText(texts.stands)
        await expect(page.getByRole('button', { name: texts.issue, exact: true })).toHaveCount(0)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `gift-receipts-${locale}-${width}`, { fullPage: true })

        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: numbered(texts.pdfNamed, receipt?.number) }).click()
        const file = await download
        expect(file.suggestedFilename()).toBe(`receipt-${receipt?.number}.pdf`)
        expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
      })

      test('are shown as outdated once the gift was put right, and another takes their place', async ({
        page,
        gateway,
      }) => {
        const gift = await give(gateway)
        const { number } = await issue(gateway, gift)
        await write(gateway, gift, 'corrections', { amount: 65 })
        await page.goto(`/admin/gifts/${gift}`)
        await expect(line(page, number)).toContainText(texts.outdated)
        await page.getByRole('button', { name: numbered(texts.replaceNamed, number) }).click()
        await expect(page.getByText(numbered(texts.insteadOf, number))).toBeVisible()
        const [newest] = await receiptsOf(gateway, gift)
        await expect(line(page, number)).toContainText(numbered(texts.replacedBy, newest?.number))
        await expect(line(page, newest?.number)).toContainText(texts.stands)
      })

      test('are issued of what went back as well', async ({ page, gateway }) => {
        const gift = await give(gateway)
        await issue(gateway, gift)
        await write(gateway, gift, 'refunds', { amount: 20 })
        await page.goto(`/admin/gifts/${gift}`)
        const start = texts.issueRefund.split('{{')[0] ?? ''
        const press = page.getByRole('button', { name: start })
        await press.click()
        await expect(press).toHaveCount(0)
        const [refund] = await receiptsOf(gateway, gift)
        expect(refund).toMatchObject({ kind: 'refund', amount: 20 })
        await expect(line(page, refund?.number)).toContainText(texts.stands)

        await write(gateway, gift, 'restorations', {})
        await page.reload()
        await expect(line(page, refund?.number)).toContainText(texts.void.refund)
        await expect(
          page.getByRole('button', { name: numbered(texts.replaceNamed, refund?.number) }),
        ).toHaveCount(0)
      })

      test('are all in one list by their numbers, which lead to their gifts', async ({ page, gateway }) => {
        const gift = await give(gateway)
        const { number } = await issue(gateway, gift)
        await page.goto(`/admin/receipts?search=${number}`)
        const open = page.getByRole('link', { name: numbered(texts.openGift, number) })
        await expect(open).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `receipts-${locale}-${width}`)
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: numbered(texts.pdfNamed, number) }).click()
        expect((await download).suggestedFilename()).toBe(`receipt-${number}.pdf`)
        await open.click()
        await expect(page).toHaveURL(`/admin/gifts/${gift}`)
      })
    })
  }
}

test.describe('a receipt', () => {
  test.use({ locale: 'en-US' })
  const { receipts: texts } = enAdmin
  const numberedPdf = (number: string): string => texts.pdfNamed.replace('{{number}}', number)

  test('is seen without its name and its paper by whoever may not see addresses', async ({
    page,
    gateway,
  }) => {
    const gift = await give(gateway)
    const { number } = await issue(gateway, gift)
    const { session } = await newMember(gateway, 'viewer')
    await signInAs(page, session)
    await page.goto(`/admin/receipts?search=${number}`)
    await expect(page.getByText(texts.nameless)).toBeVisible()
    await expect(page.getByRole('button', { name: numberedPdf(number) })).toHaveCount(0)
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 2, name: texts.ofGift })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.issue })).toHaveCount(0)
  })

  test('whose paper cannot be had is told so, and asked for again by the same press', async ({
    page,
    gateway,
  }) => {
    const { number, pdfPath } = await issue(gateway, await give(gateway))
    const { session } = await newMember(gateway, 'admin')
    await signInAs(page, session)
    await page.goto(`/admin/receipts?search=${number}`)
    await page.route(`**${pdfPath}`, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.getByRole('button', { name: numberedPdf(number) }).click()
    await expect(page.getByText(texts.pdfFailed.replace('{{number}}', number))).toBeVisible()
    await page.unrouteAll()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: numberedPdf(number) }).click()
    expect((await download).suggestedFilename()).toBe(`receipt-${number}.pdf`)
  })
})
