import { expect, test } from '../support/browser.ts'
import { holdBack, intercept } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

test.use({ signedInAs: 'admin' })

test('what is done while something else is on its way is done as well', async ({ page, gateway }) => {
  const word = uniqueTitle('')
  const [c, b, a] = [`Gamma ${word}`, `Beta ${word}`, `Alpha ${word}`]
  for (const title of [c, b, a]) await gateway.createProject(projectCalled(title))
  await page.goto(`/admin/projects?search=${encodeURIComponent(word.trim())}&sort=place`)
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(3)

  const moves = await holdBack(page, 'MoveProject')
  const down = page.getByRole('button', { name: `Move down: ${a}` })
  await down.click()
  await down.click()
  await expect.poll(() => moves.length).toBe(1)
  await moves[0]?.continue()
  await expect.poll(() => moves.length).toBe(2)
  await moves[1]?.continue()
  await expect(rows.last()).toContainText(a)
  await expect(rows.first()).toContainText(b)

  const steps = await holdBack(page, 'SetProjectState')
  for (const title of [a, b]) {
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Hide' }).click()
  }
  await expect.poll(() => steps.length).toBe(2)
  for (const step of steps) await step.continue()
  for (const title of [a, b]) await expect(rows.filter({ hasText: title })).toContainText('Draft')
})

test('a note on a donor is lost neither to leaving nor to what fails after it', async ({ page, gateway }) => {
  const name = uniqueTitle('Noted')
  const project = await gateway.createProject(projectCalled(uniqueTitle('A kennel for')))
  await asAdmin(gateway, `/api/projects/${project}/donations`, {
    method: 'POST',
    body: { amount: 5, donorName: name },
  })
  await page.goto(`/admin/donors?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const note = page.getByLabel('A new note')
  await note.fill('Call first.')
  await page.getByRole('link', { name: 'Contacts' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(note).toHaveValue('Call first.')
  await intercept(page, 'AdminDonor', (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Note written')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(page.getByText('could not be reached')).toHaveCount(0)
})
