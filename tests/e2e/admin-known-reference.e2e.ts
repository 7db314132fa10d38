import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { newDonor } from '../support/donation-form.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: {
    locale: 'en-US',
    open: /^Record a donation/,
    amount: 'Amount, ₾',
    name: 'Donor’s name',
    reference: 'Bank reference',
    record: 'Record',
    known: (project: string) =>
      `A gift with this reference is recorded already: ₾50, 2 Feb 2026, ${project}.`,
    look: 'Look at it',
    recorded: '₾50 recorded',
    project: 'Project',
    line: 'Reference',
  },
  ka: {
    locale: 'ka-GE',
    open: /^შემოწირულობის დამატება/,
    amount: 'თანხა, ₾',
    name: 'შემომწირველის სახელი',
    reference: 'გადარიცხვის კოდი',
    record: 'დამატება',
    known: (project: string) =>
      `ამ კოდით შემოწირულობა უკვე ჩაწერილია: 50 ₾, 2026 წლის 2 თებერვალი, ${project}, ქართულად.`,
    look: 'ნახვა',
    recorded: 'დაემატა 50 ₾',
    project: 'პროექტი',
    line: 'გადარიცხვის კოდი',
  },
} as const

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'telephone')) {
    test.describe(`a reference that another gift has, in ${language} at ${width} px,`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 812 }, hasTouch: width === 375 })

      test('is said at its field as soon as that is left, and keeps nobody from recording it', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('A fence for')
        const project = await gateway.createProject(projectCalled(title))
        const reference = uniqueTitle('TBC')
        const body = { amount: 50, donorName: 'Ana', reference, receivedAt: '2026-02-02T10:00:00Z' }
        const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
          method: 'POST',
          body,
        })
        const dialog = page.getByRole('dialog')
        const { press, fill, count } = countingPresses(page, { isTouched: width === 375 })
        await page.goto(`/admin/projects/edit/${project}`)
        await press(page.getByRole('button', { name: texts.open }))
        await fill(dialog.getByLabel(texts.amount), '50')
        await fill(dialog.getByLabel(texts.reference), ` ${reference.toLowerCase()}`)
        await expect(dialog.getByText(texts.known(title))).toHaveCount(0)
        await fill(dialog.getByLabel(texts.name), newDonor('Gia'))
        await expect(dialog.getByText(texts.known(title))).toBeVisible()
        await expect(dialog.getByRole('link', { name: texts.look })).toHaveAttribute(
          'href',
          `/admin/gifts/${id}`,
        )
        await keepPicture(page, `known-reference-${language}-${width}`)
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        const before = count()
        await press(dialog.getByRole('button', { name: texts.record, exact: true }))
        await expect(page.getByText(texts.recorded)).toBeVisible()
        expect(count() - before).toBe(1)
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 100 })
      })

      test('is said before a gift is sent from that very field, which a second press sends', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('A roof for')
        const project = await gateway.createProject(projectCalled(title))
        const reference = uniqueTitle('BOG')
        const body = { amount: 50, donorName: 'Ana', reference, receivedAt: '2026-02-02T10:00:00Z' }
        await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body })
        const dialog = page.getByRole('dialog')
        await page.goto(`/admin/projects/edit/${project}`)
        await page.getByRole('button', { name: texts.open }).click()
        await dialog.getByLabel(texts.amount).fill('50')
        await dialog.getByLabel(texts.name).fill(newDonor('Gia'))
        const field = dialog.getByLabel(texts.reference)
        await field.fill(reference)
        await field.press('Enter')
        await expect(dialog.getByText(texts.known(title))).toBeVisible()
        await expect(field).toBeFocused()
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 50 })
        await field.press('Enter')
        await expect(page.getByText(texts.recorded)).toBeVisible()
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 100 })
      })

      test('is said of a line among many, also once it is written', async ({ page, gateway }) => {
        const title = uniqueTitle('A gate for')
        const project = await gateway.createProject(projectCalled(title))
        const reference = uniqueTitle('LB')
        const body = { amount: 50, donorName: 'Ana', reference, receivedAt: '2026-02-02T10:00:00Z' }
        await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body })
        await page.goto('/admin/gifts/add')
        await page.getByLabel(texts.project).selectOption(project)
        const line = page.getByRole('listitem').filter({ has: page.getByLabel(texts.amount) })
        await line.getByLabel(texts.amount).fill('50')
        await line.getByLabel(texts.line).fill(reference)
        await line.getByLabel(texts.amount).focus()
        await expect(page.getByText(texts.known(title))).toBeVisible()
        await line.getByLabel(texts.line).press('Enter')
        const written = page.getByRole('listitem').filter({ hasText: reference })
        await expect(written).toContainText(texts.known(title))
        await keepPicture(page, `known-reference-line-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 100 })
      })
    })
  }
}
