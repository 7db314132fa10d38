import type { Page } from '@playwright/test'
import { dayAtCharity } from '../../client/lib/day-at-charity.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { intercept, loseAnswer, refuse } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: {
    locale: 'en-US',
    project: 'Project',
    total: 'The statement’s total, ₾',
    line: (number: number) => `Line ${number}`,
    amount: 'Amount, ₾',
    typedTotal: '650.50',
    first: '20.50',
    left: '₾630 of the statement still to enter',
    all: '10 gifts, ₾650.50 written',
    addsUp: 'It adds up',
    less: '9 gifts, ₾540.50 written',
    written: 'Written',
    takenBack: 'Taken back',
    names: ['Nino', 'Gia', 'Eka', 'Levan', 'Mariam', 'Dato', 'Ana', 'Zaza', 'Tamar', 'Keti'],
  },
  ka: {
    locale: 'ka-GE',
    project: 'პროექტი',
    total: 'ამონაწერის ჯამი, ₾',
    line: (number: number) => `სტრიქონი ${number}`,
    amount: 'თანხა, ₾',
    typedTotal: '650,50',
    first: '20,50',
    left: 'ამონაწერიდან ჩასაწერი დარჩა 630 ₾',
    all: 'ჩაწერილია 10 შემოწირულობა, 650,50 ₾',
    addsUp: 'ჯამი ემთხვევა',
    less: 'ჩაწერილია 9 შემოწირულობა, 540,50 ₾',
    written: 'ჩაწერილია',
    takenBack: 'დაბრუნდა უკან',
    names: ['ნინო', 'გია', 'ეკა', 'ლევანი', 'მარიამი', 'დათო', 'ანა', 'ზაზა', 'თამარი', 'ქეთი'],
  },
} as const

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'desk')) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 900 } })

      test('ten gifts of a statement are written with the keyboard, three keys for each, until it adds up', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('Statement')
        const project = await gateway.createProject(projectCalled(title, title))
        const keys = countingPresses(page)
        const amountOf = (number: number) =>
          page.getByRole('form', { name: texts.line(number), exact: true }).getByLabel(texts.amount)
        const sums = page.getByRole('status')
        await page.goto('/admin/gifts/add')
        await keys.choose(page.getByLabel(texts.project), { label: title })
        await keys.fill(page.getByLabel(texts.total), texts.typedTotal)
        await keys.press(amountOf(1))
        for (const [index, name] of texts.names.entries()) {
          await expect(amountOf(index + 1)).toBeFocused()
          await keys.type(index === 0 ? texts.first : String(20 + index * 10))
          await keys.key('Tab')
          // Nobody who is in the ledger by then: who is, would be asked about.
          await keys.type(index === 3 ? '' : `${name} ${project.slice(-6)}`)
          await keys.key('Tab')
          await keys.type(`TBC ${project.slice(-6)} ${index}`)
          if (index === 7) await keepPicture(page, `add-gifts-typed-${language}-${width}`, { fullPage: true })
          await keys.key('Enter')
          if (index === 0) await expect(sums.filter({ hasText: texts.left })).toBeVisible()
        }
        await expect(sums.filter({ hasText: texts.all })).toContainText(texts.addsUp)
        expect(keys.count()).toBeLessThanOrEqual(4 + 10 * 3)
        const state = await page.getByText(texts.written, { exact: true }).first().boundingBox()
        expect(state?.height, 'the state in one line').toBeLessThan(36)
        await keepPicture(page, `add-gifts-${language}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({
          raised: 650.5,
          donationsTotalCount: 10,
        })

        const back = countingPresses(page)
        await amountOf(11).blur()
        await back.key('ControlOrMeta+z')
        await expect(sums.filter({ hasText: texts.less })).toBeVisible()
        expect(back.count()).toBe(1)
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 540.5 })
      })
    })
  }
}

test.describe('a line', () => {
  let project: string
  let title: string

  const line = (page: Page, number: number) => {
    const form = page.getByRole('form', { name: `Line ${number}`, exact: true })
    return {
      form,
      amount: form.getByLabel('Amount, ₾'),
      donor: form.getByLabel('Donor'),
      reference: form.getByLabel('Reference'),
    }
  }
  const item = (page: Page, text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  const written = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

  test.beforeEach(async ({ page, gateway }) => {
    title = uniqueTitle('Lines')
    project = await gateway.createProject(projectCalled(title))
    await page.goto('/admin/gifts/add')
    await page.getByLabel('Project').selectOption({ label: title })
  })

  test('says what is wrong with it, and keeps what is typed', async ({ page }) => {
    const first = line(page, 1)
    await first.amount.fill('1.500')
    await first.donor.fill(`Nino ${project.slice(-6)}`)
    await first.donor.press('Enter')
    await expect(first.amount).toBeFocused()
    await expect(item(page, 'Amount').getByRole('alert')).not.toBeEmpty()
    await first.amount.fill('1500')
    await first.amount.press('Enter')
    await expect(written(page, '1 gift, ₾1,500 written')).toBeVisible()
    await expect(line(page, 2).amount).toBeFocused()
  })

  test('that the server refuses stays open under its error, while the next is typed', async ({ page }) => {
    await refuse(page, 'RecordDonation', 'validation_failed', 'no', [
      { field: 'reference', code: 'too_long' },
    ])
    await line(page, 1).amount.fill('10')
    await line(page, 1).amount.press('Enter')
    await expect(line(page, 1).reference).toHaveAttribute('aria-invalid', 'true')
    await expect(line(page, 2).amount).toBeFocused()
    await page.unrouteAll()
    await line(page, 2).amount.fill('20')
    await line(page, 2).amount.press('Enter')
    await expect(written(page, '1 gift, ₾20 written')).toBeVisible()
    await line(page, 1).reference.press('Enter')
    await expect(written(page, '2 gifts, ₾30 written')).toBeVisible()
  })

  test('counts once though its answer is lost', async ({ page, gateway }) => {
    await loseAnswer(page, 'RecordDonation')
    await line(page, 1).amount.fill('10')
    await line(page, 1).amount.press('Enter')
    await expect(item(page, 'it will never be recorded twice')).toBeVisible()
    await page.unrouteAll()
    await line(page, 1).amount.press('Enter')
    await expect(written(page, '1 gift, ₾10 written')).toBeVisible()
    expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({
      raised: 10,
      donationsTotalCount: 1,
    })
  })

  test('that nobody knows of says what it was sent as, and becomes nothing else unasked', async ({
    page,
    gateway,
  }) => {
    const other = uniqueTitle('Other lines')
    const otherProject = await gateway.createProject(projectCalled(other))
    await page.reload()
    await page.getByLabel('Project').selectOption({ label: title })
    await intercept(page, 'RecordDonation', (route) => route.fulfill({ status: 502, body: '' }))
    await line(page, 1).amount.fill('777')
    await line(page, 1).amount.press('Enter')
    await expect(item(page, 'it will never be recorded twice')).toBeVisible()
    await page.unrouteAll()
    await page.getByLabel('Project').selectOption({ label: other })
    await page.getByLabel('Day').fill('2026-02-01')
    await expect(item(page, `It was sent for “${title}”`)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Send it as above instead' }).click()
    await expect(line(page, 1).amount).toBeFocused()
    await line(page, 1).amount.press('Enter')
    await expect(written(page, '1 gift, ₾777 written')).toBeVisible()
    expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 0 })
    expect(await asAdmin(gateway, `/api/projects/${otherProject}`)).toMatchObject({
      raised: 777,
      donations: [{ receivedAt: '2026-02-01T08:00:00.000Z' }],
    })
  })

  test('that was written after all is not written once more as something else', async ({ page, gateway }) => {
    await loseAnswer(page, 'RecordDonation')
    await line(page, 1).amount.fill('10')
    await line(page, 1).amount.press('Enter')
    await expect(item(page, 'it will never be recorded twice')).toBeVisible()
    await page.unrouteAll()
    await page.getByLabel('Day').fill('2026-02-01')
    await page.getByRole('button', { name: 'Send it as above instead' }).click()
    await line(page, 1).amount.press('Enter')
    await expect(item(page, 'The first attempt was recorded after all')).toBeVisible()
    expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ donationsTotalCount: 1 })
  })

  test('leads to what is wrong above it, and says so until that is right', async ({ page }) => {
    const day = page.getByLabel('Day')
    await day.fill('2030-01-01')
    await line(page, 1).amount.fill('1.500')
    await line(page, 1).amount.press('Enter')
    await expect(line(page, 1).amount).toHaveAttribute('aria-invalid', 'true')
    await line(page, 1).amount.fill('15')
    await expect(line(page, 1).amount).not.toHaveAttribute('aria-invalid')
    await line(page, 1).amount.press('Enter')
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription(/choose today or an earlier day/)
    await day.fill('2026-02-01')
    await expect(day).not.toHaveAttribute('aria-invalid')
    await expect(item(page, 'Amount').getByRole('alert')).toHaveCount(0)
    await page.getByLabel('Project').selectOption('')
    await line(page, 1).amount.press('Enter')
    await expect(page.getByLabel('Project')).toBeFocused()
    await page.getByLabel('The statement’s total, ₾').fill('1.500')
    await expect(page.getByLabel('The statement’s total, ₾')).toHaveAccessibleDescription(/in two ways/)
  })

  test('is taken back by itself, and its history says why', async ({ page, gateway }) => {
    const name = `Gia ${project.slice(-6)}`
    await line(page, 1).donor.fill(name)
    for (const [number, amount] of [10, 20].entries()) {
      await line(page, number + 1).amount.fill(String(amount))
      await line(page, number + 1).amount.press('Enter')
    }
    await expect(written(page, '2 gifts, ₾30 written')).toBeVisible()
    await page.getByRole('button', { name: `Take back line 1: ${name}, ₾10` }).click()
    await expect(written(page, '1 gift, ₾20 written')).toBeVisible()
    await expect(item(page, 'Taken back')).toHaveCount(1)
    const [gift] = await asAdmin<{ id: string }[]>(gateway, `/api/donations?project=${project}&status=voided`)
    await item(page, 'Taken back').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/admin/gifts/${gift?.id}`)
    await expect(page.getByText('Undone right after it was written.')).toBeVisible()
    await page.goBack()
    await expect(written(page, '1 gift, ₾20 written')).toBeVisible()
  })

  test('has a day and a method of its own by a key, and the next has those of all again', async ({
    page,
    gateway,
  }) => {
    await line(page, 1).amount.fill('10')
    await line(page, 1).amount.press('Alt+d')
    const own = page.getByRole('group', { name: 'Own details of line 1' })
    await expect(own.getByLabel('Day')).toBeFocused()
    await own.getByLabel('Day').fill('')
    await own.getByLabel('Day').press('Enter')
    await expect(own.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true')
    await expect(own.getByLabel('Day')).toBeFocused()
    await own.getByLabel('Day').fill('2026-02-01')
    await own.getByLabel('Method').selectOption('Cash')
    await keepPicture(page, 'add-gifts-own')
    expect(await violationsOn(page)).toEqual([])
    await own.getByLabel('Day').press('Enter')
    await expect(item(page, `1 Feb 2026, Cash, ${title}`)).toBeVisible()
    await expect(line(page, 2).amount).toBeFocused()
    await expect(page.getByRole('group', { name: 'Own details of line 2' })).toHaveCount(0)
    await line(page, 2).amount.fill('20')
    await line(page, 2).amount.press('Alt+d')
    await page.getByRole('group', { name: 'Own details of line 2' }).getByLabel('Day').press('Alt+d')
    await expect(line(page, 2).amount).toBeFocused()
    await line(page, 2).amount.press('Enter')
    await expect(written(page, '2 gifts, ₾30 written')).toBeVisible()
    const gifts = await asAdmin<{ amount: number; receivedAt: string; method: string }[]>(
      gateway,
      `/api/projects/${project}/donations`,
    )
    const day = await page.locator('[name=lines-receivedAt]').inputValue()
    expect(
      gifts.map(({ amount, method, receivedAt }) => [amount, method, dayAtCharity(new Date(receivedAt))]),
    ).toEqual(
      expect.arrayContaining([
        [10, 'cash', '2026-02-01'],
        [20, 'transfer', day],
      ]),
    )
  })

  test('is written by keys that are listed at a press of one, while no field has the focus', async ({
    page,
  }) => {
    await line(page, 1).amount.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys of this page' })
    await expect(keys).toHaveCount(0)
    await line(page, 1).amount.fill('')
    await line(page, 1).amount.blur()
    await page.keyboard.press('?')
    await expect(keys.getByText('an anonymous donor')).toBeVisible()
    await keepPicture(page, 'add-gifts-keys')
    expect(await violationsOn(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'all keys' })).toBeFocused()
  })

  test('is there again after a reload, written or not, until all is done', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByLabel('The statement’s total, ₾').fill('100')
    await line(page, 1).amount.fill('10')
    await line(page, 1).amount.press('Enter')
    await expect(written(page, '1 gift, ₾10 written')).toBeVisible()
    await line(page, 2).donor.fill('Half typed')
    await page.reload()
    await expect(written(page, '1 gift, ₾10 written')).toContainText('₾90 of the statement still to enter')
    await expect(line(page, 2).donor).toHaveValue('Half typed')
    await expect(page.getByLabel('Project')).toHaveValue(project)
    await line(page, 2).donor.fill('')
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page).toHaveURL('/admin/gifts')
    await page.goBack()
    await expect(line(page, 1).amount).toHaveValue('')
  })
})
