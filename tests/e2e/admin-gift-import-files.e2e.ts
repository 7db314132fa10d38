import { violationsOn } from '../support/accessibility.ts'
import { signedFile } from '../support/bank-files.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { chooseFile, ofThisTest, raisedOf } from '../support/gift-import.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'

test.use({ signedInAs: 'admin' })

test('what a file does not tell is asked once, and remembered for the next file of the bank', async ({
  page,
  gateway,
}) => {
  const { press, choose, count } = countingPresses(page)
  const project = await gateway.createProject(projectCalled(uniqueTitle('A roof for')))
  const bank = uniqueTitle('Details of')
  const csv = (day: string, reference: string) =>
    `Date,Amount,Sender,Reference,${bank}\n${day},"1,250",Ana,${bank}-${reference},roof`
  await page.goto('/admin/gifts/import')
  await chooseFile(
    page,
    () => press(page.getByText('Choose a file', { exact: true })),
    'one.csv',
    csv('03/02/2026', '1'),
  )
  await expect(page.getByRole('heading', { name: 'What the columns hold' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Show the rows' }))
  await expect(page.getByLabel('Days are written')).toHaveAccessibleDescription(/Fill in “Days are written”/)
  await expect(page.getByLabel('Days are written')).toBeFocused()
  await keepPicture(page, 'import-columns-en-1280', { fullPage: true })
  await choose(page.getByLabel('Days are written'), 'monthFirst')
  await choose(page.getByLabel('Amounts are written'), 'point')
  await press(page.getByRole('button', { name: 'Show the rows' }))
  await expect(page.getByText('2 Mar 2026, line 2')).toBeVisible()
  await choose(page.getByLabel('All gifts are for'), project)
  await press(page.getByRole('button', { name: 'Write 1 gift, ₾1,250' }))
  await expect(page.getByText('Gifts written: 1, ₾1,250')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(10)

  await chooseFile(
    page,
    () => page.getByText('Choose a file', { exact: true }).click(),
    'two.csv',
    csv('04/02/2026', '2'),
  )
  await expect(page.getByText('2 Apr 2026, line 2')).toBeVisible()
  await expect(page.getByText('As it was for the last file of this bank.')).toBeVisible()
})

test('a file that is no table is refused with its line, and the next one is read', async ({ page }) => {
  await page.goto('/admin/gifts/import')
  const csv = 'Date,Amount\n2026-02-02,5\n2026-02-03,"6'
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'broken.csv', csv)
  await expect(page.getByRole('alert')).toContainText('Close the quotation mark that opens in “line 3”')
  await keepPicture(page, 'import-refused-en-1280', { fullPage: true })
  expect(await violationsOn(page)).toEqual([])
  const again = page.getByText('Choose another file', { exact: true })
  await chooseFile(page, () => again.click(), 'whole.csv', signedFile(ofThisTest()))
  await expect(page.getByRole('heading', { name: 'Rows of the file' })).toBeVisible()
})

test('a file without names of its columns keeps its first row, and a reference given twice is asked about', async ({
  page,
  gateway,
}) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A bowl for')))
  const reference = uniqueTitle('TX')
  await page.goto('/admin/gifts/import')
  const csv = `03.11.2026;5,50;Ana;${reference}\n04.11.2026;6,50;Gia;${reference}`
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'bare.csv', csv)
  await expect(page.getByText('its first row is a transfer like the others')).toBeVisible()
  for (const [label, column] of [
    ['Day', '1'],
    ['Amount', '2'],
    ['Donor’s name', '3'],
    ['Bank reference', '4'],
    ['Days are written', 'dayFirst'],
    ['Amounts are written', 'comma'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(column)
  }
  await page.getByRole('button', { name: 'Show the rows' }).click()
  await expect(
    page.getByText('The same reference stands in line 1 with another sum, day or name.'),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Write line 2: Gia' }).check()
  await keepPicture(page, 'import-bare-en-1280', { fullPage: true })
  await page.getByLabel('All gifts are for').selectOption(project)
  await page.getByRole('button', { name: 'Write 2 gifts, ₾12' }).click()
  await expect(page.getByText('Gifts written: 2, ₾12')).toBeVisible()
  expect(await raisedOf(gateway, project)).toBe(12)
})

test('a file and all that was chosen outlive a reload', async ({ page, gateway }) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A gate for')))
  await page.goto('/admin/gifts/import')
  const file = signedFile(ofThisTest())
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'kept.csv', file)
  await page.getByLabel('All gifts are for').selectOption(project)
  await page.getByRole('checkbox', { name: 'Write line 3' }).uncheck()
  await page.getByRole('button', { name: 'Change line 2' }).click()
  await page.getByLabel('Donor’s name').fill('Ana of Gori')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('You were here before')).toBeVisible()
  await expect(page.getByLabel('All gifts are for')).toHaveValue(project)
  await expect(page.getByRole('checkbox', { name: 'Write line 2: Ana of Gori' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Write line 3' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Write 2 gifts, ₾170.50' })).toBeVisible()
})

test('a name in old Georgian letters is read once it is said how they are written', async ({ page }) => {
  await page.goto('/admin/gifts/import')
  // “ანა” as the standard Georgian PS has it, in a file that is otherwise plain.
  const bytes = Buffer.concat([
    Buffer.from('Date,Amount,Sender\n2026-02-02,5.00,'),
    Buffer.of(0xc0, 0xcd, 0xc0),
  ])
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'old.csv', bytes)
  await page.getByLabel('Letters').selectOption('georgian-ps')
  await expect(page.getByRole('checkbox', { name: 'Write line 2: ანა' })).toBeVisible()
})
