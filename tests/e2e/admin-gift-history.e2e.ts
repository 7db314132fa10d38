import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { refuse } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

test.use({ signedInAs: 'admin' })

/** How often something is pressed: a button, a link, a key that does what one does. */
const pressing = () => {
  let presses = 0
  return {
    press: async (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
      presses += 1
      await page.getByRole(role, { name }).click()
    },
    count: () => presses,
  }
}

for (const width of [1280, 375]) {
  test.describe(`a gift, at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })
    let project: string
    let gift: string
    let title: string

    test.beforeEach(async ({ gateway }) => {
      title = uniqueTitle('A fence for')
      project = await gateway.createProject(projectCalled(title))
      const recorded = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
        method: 'POST',
        body: { amount: 250, donorName: 'Giorgi Beridze', donorEmail: 'giorgi@example.org', method: 'cash' },
      })
      gift = recorded.id
    })

    const stands = (gateway: Parameters<typeof asAdmin>[0]) =>
      asAdmin<{ amount: number; status: string; entries: { kind: string; reason: string | null }[] }>(
        gateway,
        `/api/donations/${gift}`,
      )

    test('is corrected, refunded in part, voided and taken back, and says so line by line', async ({
      page,
      gateway,
    }) => {
      const { press, count } = pressing()
      const dialog = page.getByRole('dialog')
      const line = (text: string) => page.getByRole('listitem').filter({ hasText: text })
      await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
      await press(page, /^1 gift from 1 donor/)
      await press(page, 'History: Giorgi Beridze, ₾250', 'link')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift of Giorgi Beridze')
      await expect(line('Recorded as ₾250')).toContainText('+₾250')
      expect(count()).toBe(2)

      await press(page, 'Correct this gift')
      await dialog.getByLabel('Amount, ₾').fill('205')
      await press(page, 'Add the correction')
      await expect(dialog.getByText('Fill in “Reason”')).toBeVisible()
      await dialog.getByLabel('Reason').fill('Digits the wrong way round. The bank statement says 205.')
      await dialog.getByLabel('Amount, ₾').fill('250')
      await press(page, 'Add the correction')
      await expect(dialog.getByRole('alert')).toContainText('Nothing here differs')
      await dialog.getByLabel('Amount, ₾').fill('205')
      await press(page, 'Add the correction')
      await expect(dialog).toHaveCount(0)
      await expect(line('Corrected')).toContainText('Amount: was ₾250 → is ₾205')
      await expect(line('Corrected')).toContainText('Digits the wrong way round')

      await press(page, 'Refund…')
      await dialog.getByLabel('Amount, ₾').fill('55')
      await dialog.getByLabel('Reason').fill('He paid for the gate twice.')
      await press(page, 'Write the refund')
      await expect(line('₾55 refunded')).toContainText('-₾55')
      await expect(page.getByText('Part refunded')).toBeVisible()

      await press(page, 'Void…')
      await dialog.getByLabel('Reason').fill('It was written down twice.')
      await press(page, 'Void the gift')
      await expect(line('Voided: counts no more')).toContainText('-₾150')
      await expect(page.getByRole('button', { name: 'Correct this gift' })).toHaveCount(0)
      expect(await stands(gateway)).toMatchObject({ status: 'voided' })

      await press(page, 'Take it back…')
      await dialog.getByLabel('Reason').fill('It was not: two brothers gave.')
      await press(page, 'Make it count again')
      await expect(line('Taken back: counts again')).toContainText('+₾150')
      await keepPicture(page, `gift-history-${width}`, { fullPage: true })
      const { amount, entries } = await stands(gateway)
      expect(amount).toBe(150)
      expect(entries.map(({ kind }) => kind)).toEqual([
        'restored',
        'voided',
        'refunded',
        'corrected',
        'recorded',
      ])

      await page.getByRole('link', { name: 'To the project' }).click()
      await expect(page.getByText('₾150 raised of ₾5,000')).toBeVisible()
    })

    test('is moved to another project, and the sums of both follow', async ({ page, gateway }) => {
      const { press, count } = pressing()
      const winter = uniqueTitle('A winter for')
      const other = await gateway.createProject(projectCalled(winter))
      const dialog = page.getByRole('dialog')
      await page.goto(`/admin/gifts/${gift}`)
      await press(page, 'Correct this gift')
      await dialog.getByLabel('Project').selectOption({ label: winter })
      await dialog.getByLabel('Reason').fill('Asked by telephone: it is meant for the winter.')
      await keepPicture(page, `gift-moved-form-${width}`)
      expect(await violationsOn(page, '[role=dialog]')).toEqual([])
      await press(page, 'Add the correction')
      await expect(dialog).toHaveCount(0)
      const line = page.getByRole('listitem').filter({ hasText: `Moved from “${title}” to “${winter}”` })
      await expect(line).toContainText(`${title}: -₾250, ${winter}: +₾250`)
      await expect(line).toContainText('Asked by telephone')
      expect(count()).toBe(2)
      await keepPicture(page, `gift-moved-${width}`, { fullPage: true })
      expect((await stands(gateway)).entries.map(({ kind }) => kind)).toEqual(['moved', 'recorded'])
      expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 0 })
      expect(await asAdmin(gateway, `/api/projects/${other}`)).toMatchObject({ raised: 250 })
      await page.getByRole('link', { name: 'To the project' }).click()
      await expect(page).toHaveURL(`/admin/projects/edit/${other}`)
      await expect(page.getByText('₾250 raised of ₾5,000')).toBeVisible()
    })

    test('can be corrected though the other projects cannot be had, which are asked for again', async ({
      page,
    }) => {
      await refuse(page, 'ProjectChoice', 'internal', 'Something went wrong.')
      await page.goto(`/admin/gifts/${gift}`)
      await page.getByRole('button', { name: 'Correct this gift' }).click()
      const dialog = page.getByRole('dialog')
      const choice = dialog.getByLabel('Project')
      await expect(dialog.getByText('Failed to fetch the projects.')).toBeVisible()
      await expect(choice.getByRole('option')).toHaveText([title])
      await page.unrouteAll()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(
        choice.getByRole('option', { name: 'A warm winter for forty dogs in Gori' }),
      ).toBeAttached()
      await expect(choice).toHaveValue(project)
      await expect(dialog.getByText('Failed to fetch the projects.')).toHaveCount(0)
    })

    test('that somebody else has changed meanwhile is shown as it stands, and nothing typed is lost', async ({
      page,
      gateway,
    }) => {
      await page.goto(`/admin/gifts/${gift}`)
      await page.getByRole('button', { name: 'Refund…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Refund' })
      await dialog.getByLabel('Amount, ₾').fill('55')
      await dialog.getByLabel('Reason').fill('He paid for the gate twice.')
      await asAdmin(gateway, `/api/donations/${gift}/corrections`, {
        method: 'POST',
        body: { amount: 205, reason: 'The bank statement says 205.' },
      })
      await dialog.getByRole('button', { name: 'Write the refund' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Someone else changed this gift')
      await expect(dialog.getByText('At most ₾205')).toBeVisible()
      await dialog.getByRole('button', { name: 'Write the refund' }).click()
      await expect(dialog).toHaveCount(0)
      expect(await stands(gateway)).toMatchObject({ amount: 150, status: 'confirmed' })
      await page.getByRole('button', { name: 'Correct this gift' }).click()
      await expect(page.getByRole('dialog').getByText('₾55 went back already')).toBeVisible()
      await expect(page.getByRole('dialog').getByLabel('Amount, ₾')).toHaveValue('150')
    })

    test('that somebody else has corrected meanwhile says so in every field nobody has touched', async ({
      page,
      gateway,
    }) => {
      await page.goto(`/admin/gifts/${gift}`)
      await page.getByRole('button', { name: 'Correct this gift' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Bank reference').fill('TBC 5507-61')
      await dialog.getByLabel('Reason').fill('The bank told us.')
      await asAdmin(gateway, `/api/donations/${gift}/corrections`, {
        method: 'POST',
        body: { amount: 205, anonymous: true, reason: 'The bank statement says 205.' },
      })
      const send = dialog.getByRole('button', { name: 'Add the correction' })
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText(
        'all you had not touched here now say what they wrote',
      )
      await expect(dialog.getByLabel('Amount, ₾')).toHaveValue('205')
      await expect(dialog.getByLabel('Anonymous')).toBeChecked()
      await expect(dialog.getByLabel('Bank reference')).toHaveValue('TBC 5507-61')
      await expect(dialog.getByLabel('Reason')).toHaveValue('The bank told us.')

      // What is put back to what it was is a correction as well.
      await dialog.getByLabel('Amount, ₾').fill('250')
      await send.click()
      await expect(dialog).toHaveCount(0)
      expect(await asAdmin(gateway, `/api/donations/${gift}`)).toMatchObject({
        amount: 250,
        anonymous: true,
        reference: 'TBC 5507-61',
      })
    })
  })
}

test.describe('in Georgian', () => {
  test.use({ locale: 'ka-GE', viewport: { width: 375, height: 812 } })

  test('a gift is refunded with the keyboard alone', async ({ page, gateway }) => {
    const project = await gateway.createProject(projectCalled(uniqueTitle('ღობე')))
    const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
      method: 'POST',
      body: { amount: 250, donorName: 'გიორგი ბერიძე' },
    })
    await page.goto(`/admin/gifts/${id}`)
    await page.getByRole('button', { name: 'დაბრუნება…' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('თანხა, ₾')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('55,50')
    await page.keyboard.press('Tab')
    await page.keyboard.type('კარისთვის ორჯერ გადაიხადა.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'დაბრუნდა 55,50 ₾' })).toBeVisible()
    await keepPicture(page, 'gift-history-ka-375', { fullPage: true })
    expect(await asAdmin(gateway, `/api/donations/${id}`)).toMatchObject({ amount: 194.5, refunded: 55.5 })
  })

  test('a gift is moved to another project', async ({ page, gateway }) => {
    const [fence, winter] = [uniqueTitle('ღობე'), uniqueTitle('ზამთარი')]
    const project = await gateway.createProject(projectCalled(fence, fence))
    await gateway.createProject(projectCalled(winter, winter))
    const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
      method: 'POST',
      body: { amount: 250, donorName: 'გიორგი ბერიძე' },
    })
    const { press, count } = pressing()
    const dialog = page.getByRole('dialog')
    await page.goto(`/admin/gifts/${id}`)
    await press(page, 'გასწორება')
    await dialog.getByLabel('პროექტი').selectOption({ label: winter })
    await dialog.getByLabel('მიზეზი').fill('ტელეფონით ითხოვა: ფული ზამთრისთვისაა.')
    await press(page, 'შესწორების დამატება')
    await expect(dialog).toHaveCount(0)
    const line = page.getByRole('listitem').filter({ hasText: `გადავიდა: „${fence}“ → „${winter}“` })
    await expect(line).toContainText(`${fence}: -250 ₾, ${winter}: +250 ₾`)
    expect(count()).toBe(2)
    await keepPicture(page, 'gift-moved-ka-375', { fullPage: true })
  })
})
