import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import type { Receipt } from '../../schema/receipts.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture } from '../support/browser.ts'
import { test } from '../support/letter-site.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { lettersTo } from '../support/received-letters.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

for (const locale of locales) {
  const { receipts: texts, letters: letterTexts } = dictionaries[locale]
  for (const width of widthsFor(locale)) {
    test.describe(`a receipt, in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: locale === 'ka' ? 'ka-GE' : 'en-US',
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('is sent by a press to whoever gave, and offered with its letter', async ({
        page,
        gateway,
        mail,
      }) => {
        const email = `ana.${locale}.${width}@example.org`
        const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
        const gift = { amount: 70, donorName: 'Ana Beridze', donorEmail: email }
        const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
          ...{ method: 'POST', body: gift },
        })
        const { number } = await asAdmin<Receipt>(gateway, `/api/donations/${id}/receipts`, {
          ...{ method: 'POST', body: {} },
        })
        const numbered = (text: string): string =>
          text.replace('{{number}}', number).replace('{{email}}', email)

        await page.goto(`/admin/receipts?search=${number}`)
        await page.getByRole('button', { name: numbered(texts.send.pressNamed) }).click()
        const question = page.getByRole('alertdialog')
        await expect(question).toContainText(numbered(texts.send.first))
        expect(await violationsOn(page)).toEqual([])
        await question.getByRole('button', { name: texts.send.confirm }).click()
        await expect(page.getByText(numbered(texts.send.done))).toBeVisible()
        await expect(page.getByText(texts.sentOn.split('{{')[0] ?? '')).toBeVisible()
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `receipt-sent-${locale}-${width}`)

        const subject = `Receipt No. ${number}: ₾70.00, thank you!`
        const [letter] = await lettersTo(mail, email, subject)
        expect(letter?.attachments.map(({ filename }) => filename)).toEqual([`receipt-${number}.pdf`])

        await page.goto(`/admin/letters?search=${email}`)
        await page
          .getByRole('button', { name: letterTexts.openNamed.replace('{{recipient}}', email) })
          .click()
        const file = letterTexts.preview.fileNamed.replace('{{name}}', `receipt-${number}.pdf`)
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: file }).click()
        expect((await download).suggestedFilename()).toBe(`receipt-${number}.pdf`)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `receipt-letter-${locale}-${width}`)
      })
    })
  }
}
