import { expect, test } from '../support/browser.ts'
import { donationForm, newDonor, openDonationForm as open, recordGift } from '../support/donation-form.ts'
import { loseAnswer } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

interface Given {
  raised: number
  donationsTotalCount: number
  donations: { amount: number; anonymous: boolean; donor: { name: string } | null; receivedAt: string }[]
}

test.use({ signedInAs: 'admin' })

test.describe('recording a donation', () => {
  let id: string
  let title: string
  const given = (gateway: Parameters<typeof asAdmin>[0]) => asAdmin<Given>(gateway, `/api/projects/${id}`)

  test.beforeEach(async ({ gateway }) => {
    title = uniqueTitle('Given for')
    id = await gateway.createProject(projectCalled(title))
  })

  test('from the list shows at once what is raised, and who gave', async ({ page, gateway }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('₾0')
    await open(page, title)
    await expect(form.amount).toBeFocused()
    await form.amount.fill('1,250.50')
    await form.name.fill('Nino Kobakhidze')
    await form.email.fill('nino@example.org')
    await form.receivedOn.fill('2025-10-05')
    await form.method.selectOption('Bank transfer')
    await form.reference.fill('TBC 5507-61')
    await form.record.click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('₾1,250.50 recorded')
    await expect(form.dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Record a donation: ${title}` })).toBeFocused()
    await expect(row).toContainText('₾1,250.5')
    await row.getByRole('button', { name: /^1 gift from 1 donor/ }).click()
    const gift = page.getByRole('listitem').filter({ hasText: 'Nino Kobakhidze' })
    await expect(gift).toContainText('₾1,250.5')
    await expect(gift).toContainText('5 Oct 2025')
    await expect(gift).toContainText('Only for the team: nino@example.org')
    expect((await given(gateway)).donations).toMatchObject([
      {
        amount: 1250.5,
        receivedAt: '2025-10-05T08:00:00.000Z',
        method: 'transfer',
        reference: 'TBC 5507-61',
      },
    ])
  })

  test('from the edit page keeps an anonymous donor’s name to itself', async ({ page, gateway }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await expect(page.getByText('₾0 raised of ₾5,000')).toBeVisible()
    await open(page, title)
    await form.amount.fill('50')
    await form.anonymous.check()
    await form.record.click()
    await expect(page.getByText('₾50 raised of ₾5,000')).toBeVisible()
    expect((await given(gateway)).donations).toMatchObject([{ amount: 50, anonymous: true, donor: null }])
  })

  test('shows an anonymous donor as such, with what only the team knows beside', async ({
    page,
    gateway,
  }) => {
    const gifts = [
      { amount: 10, anonymous: true, donorName: 'Quiet Friend', donorEmail: 'quiet@example.org' },
      { amount: 20, anonymous: true, donorEmail: 'quiet@example.org' },
      { amount: 30, anonymous: true },
    ]
    for (const body of gifts) {
      await asAdmin(gateway, `/api/projects/${id}/donations`, { method: 'POST', body })
    }
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: '3 gifts from 1 donor and 1 unknown' }).click()
    const gift = (amount: string) => page.getByRole('listitem').filter({ hasText: amount })
    await expect(gift('₾10')).toHaveText(/^Anonymous.*Only for the team: Quiet Friend, quiet@example.org/s)
    await expect(gift('₾20')).toHaveText(/^Anonymous.*Only for the team: quiet@example.org/)
    await expect(gift('₾30')).toHaveText(/^Anonymous/)
    await expect(gift('₾30')).not.toContainText('Only for the team')
  })

  test('asks for an amount and a name, and for an email that looks like one', async ({ page }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await open(page, title)
    await form.email.fill('nino@')
    await form.record.click()
    await expect(form.amount).toBeFocused()
    await expect(form.amount).toHaveAccessibleDescription('Fill in “Amount”')
    await expect(form.name).toHaveAccessibleDescription(/^Fill in “Donor’s name”/)
    await expect(form.email).toHaveAccessibleDescription(
      /^Enter “Donor’s email” in full, like name@example.com/,
    )
    await form.amount.fill('0')
    await expect(form.amount).toHaveAccessibleDescription('Enter ₾0.01 or more in “Amount”')
    await form.amount.fill('10000001')
    await expect(form.amount).toHaveAccessibleDescription('Enter ₾10,000,000 or less in “Amount”')
    await form.anonymous.check()
    await expect(form.name).toHaveAccessibleDescription('Not needed for an anonymous gift.')
  })

  test('says which days a gift may have, and shows at the field what is refused of it', async ({
    page,
    gateway,
  }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await open(page, title)
    await expect(form.receivedOn).toHaveAttribute('min', '2000-01-01')
    await expect(form.receivedOn).toHaveAccessibleDescription('Today or earlier, from the year 2000 on.')
    await form.amount.fill('50')
    await form.name.fill(newDonor('Nino'))
    await form.receivedOn.fill('0026-10-05')
    await form.record.click()
    await expect(form.receivedOn).toBeFocused()
    await expect(form.receivedOn).toHaveAccessibleDescription(
      /^For “Received on”, choose 1 January 2000 or a later day/,
    )
    await form.receivedOn.fill('2999-10-05')
    await form.record.click()
    await expect(form.receivedOn).toHaveAccessibleDescription(
      /^For “Received on”, choose today or an earlier day/,
    )
    await expect(form.receivedOn).toBeFocused()
    expect(await given(gateway)).toMatchObject({ raised: 0 })
    await form.receivedOn.fill('2000-01-01')
    await form.record.click()
    await expect(page.getByText('₾50 raised of ₾5,000')).toBeVisible()
  })

  test('does not take half a date for today', async ({ page, gateway }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await open(page, title)
    await form.amount.fill('50')
    await form.name.fill(newDonor('Nino'))
    await form.receivedOn.fill('')
    await form.receivedOn.pressSequentially('12')
    await form.record.click()
    await expect(form.receivedOn).toHaveAccessibleDescription(/^Enter “Received on” in full/)
    await expect(form.receivedOn).toBeFocused()
    expect(await given(gateway)).toMatchObject({ raised: 0 })
  })

  test('twice by a double click records it once', async ({ page, gateway }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await open(page, title)
    await form.amount.fill('70')
    await form.name.fill(newDonor('Nino'))
    await form.record.dblclick()
    await expect(page.getByText('₾70 raised of ₾5,000')).toBeVisible()
    expect(await given(gateway)).toMatchObject({ raised: 70, donationsTotalCount: 1 })
  })

  test('whose answer is lost can be repeated, and counts once', async ({ page, gateway }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await loseAnswer(page, 'RecordDonation')
    await open(page, title)
    await recordGift(page, '80')
    await expect(form.alert).toContainText('it will never be recorded twice')
    await expect(form.amount).toHaveValue('80')
    expect(await given(gateway)).toMatchObject({ raised: 80 })
    await page.unrouteAll()

    await page.keyboard.press('Escape')
    await open(page, title)
    await expect(form.amount).toHaveValue('80')
    await form.record.click()
    await expect(page.getByText('₾80 raised of ₾5,000')).toBeVisible()
    expect(await given(gateway)).toMatchObject({ raised: 80, donationsTotalCount: 1 })
  })

  test('whose answer is lost and which is then changed does not slip in as a second one', async ({
    page,
    gateway,
  }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await loseAnswer(page, 'RecordDonation')
    await open(page, title)
    await recordGift(page, '90')
    await expect(form.alert).toContainText('it will never be recorded twice')
    await page.unrouteAll()
    await form.amount.fill('95')
    await form.record.click()
    await expect(form.alert).toContainText('The first attempt was recorded after all')
    expect(await given(gateway)).toMatchObject({ raised: 90, donationsTotalCount: 1 })
    await expect(page.getByText('₾90 raised of ₾5,000')).toBeAttached()
  })

  test('one after another leaves no undo that would take back the gift before them', async ({ page }) => {
    const form = donationForm(page)
    const undo = page.locator('button', { hasText: 'Undo' })
    await page.goto(`/admin/projects/edit/${id}`)
    await open(page, title)
    await form.amount.fill('50')
    await form.anonymous.check()
    await form.record.click()
    await expect(undo).toBeVisible()
    await open(page, title)
    await form.amount.fill('10')
    await form.anonymous.check()
    await form.recordAndAddAnother.click()
    await expect(form.soFar).toContainText('₾10')
    await expect(undo).toHaveCount(0, { timeout: 1000 })
  })

  test('one after another records each', async ({ page, gateway }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    for (const raised of ['₾10', '₾20']) {
      await open(page, title)
      await expect(form.amount).toHaveValue('')
      await form.amount.fill('10')
      await form.name.fill(newDonor('Nino'))
      await form.record.click()
      await expect(page.getByText(`${raised} raised of ₾5,000`)).toBeVisible()
    }
    expect(await given(gateway)).toMatchObject({ donationsTotalCount: 2 })
  })

  test('does not stand in the way of who is editing the project', async ({ page }) => {
    const form = donationForm(page)
    await page.goto(`/admin/projects/edit/${id}`)
    await page.getByLabel('Goal, ₾').fill('6000')
    await open(page, title)
    await form.amount.fill('10')
    await form.name.fill(newDonor('Nino'))
    await page.keyboard.press('Enter')
    await expect(form.dialog).toHaveCount(0)
    await expect(page.getByLabel('Goal, ₾')).toHaveValue('6000')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('status')).toHaveText('Project updated!')
    await expect(page.getByText('₾10 raised of ₾6,000')).toBeVisible()
  })
})
