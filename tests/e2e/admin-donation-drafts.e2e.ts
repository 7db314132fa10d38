import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import {
  closeOnItsWay,
  donationForm,
  newDonor,
  openDonationForm as open,
  recordGift,
} from '../support/donation-form.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { said } from '../support/session-ends.ts'
import { signInHere } from '../support/stored-session.ts'

interface Given {
  raised: number
  donationsTotalCount: number
}

/** By then a dialog has done what it does in the turn after it has gone. */
const later = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))

test.use({ signedInAs: 'admin' })

test.describe('a gift that is not recorded yet', () => {
  let id: string
  let title: string
  const given = (gateway: Parameters<typeof asAdmin>[0]) => asAdmin<Given>(gateway, `/api/projects/${id}`)

  test.beforeEach(async ({ gateway, page }) => {
    title = uniqueTitle('Drafts for')
    id = await gateway.createProject(projectCalled(title))
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
  })

  /** Searches the list, once it is there; answers what is asked for by that and kept back. */
  const searchUnanswered = async (page: Page, text: string): Promise<Route[]> => {
    await expect(page.getByText('Found: 1')).toBeVisible()
    const held = await holdBack(page, 'AdminProjects')
    await page.getByRole('searchbox').fill(text)
    await expect.poll(() => held.length).toBe(1)
    return held
  }

  test('closed while it is on its way leaves a new one alone when it arrives', async ({ page, gateway }) => {
    const form = donationForm(page)
    const held = await closeOnItsWay(page, title, '70')
    await open(page, title)
    await expect(form.amount).toHaveValue('')
    await form.amount.fill('30')
    await held[0]?.continue()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('₾70 recorded')
    await expect(form.dialog).toBeVisible()
    await expect(form.amount).toHaveValue('30')
    await page.unrouteAll()
    await form.name.fill(newDonor('Gia'))
    await form.record.click()
    await expect(form.dialog).toHaveCount(0)
    expect(await given(gateway)).toMatchObject({ raised: 100, donationsTotalCount: 2 })
  })

  test('stays open where the list under it is searched and cannot be read, and through a reload', async ({
    page,
  }) => {
    const form = donationForm(page)
    const held = await searchUnanswered(page, title.slice(0, -1))
    await open(page, title)
    await form.amount.fill('70')
    await held[0]?.fulfill({ status: 503, body: '' })
    await expect(page.getByText('Failed to fetch projects')).toBeVisible()
    await expect(form.amount).toHaveValue('70')
    await page.unrouteAll()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(form.amount).toHaveValue('70')
  })

  test('gives the focus back to the page where its project is listed no more', async ({ page }) => {
    const form = donationForm(page)
    const held = await searchUnanswered(page, uniqueTitle('Nothing'))
    await open(page, title)
    await held[0]?.continue()
    await expect(page.getByText('Found: 0')).toBeVisible()
    await expect(form.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form.dialog).toHaveCount(0)
    await expect(page.getByText('Found: 0')).toBeFocused()
  })

  test('leaves the focus to the page that is gone back to with its form open', async ({ page }) => {
    const form = donationForm(page)
    const rooms = page.getByRole('navigation', { name: 'Admin' })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await rooms.getByRole('link', { name: 'Events' }).click()
    await expect(heading('Events')).toBeVisible()
    await rooms.getByRole('link', { name: 'Projects' }).click()
    await expect(heading('Projects')).toBeVisible()
    await page.getByRole('searchbox').fill(title)
    await expect(page.getByText('Found: 1')).toBeVisible()
    await open(page, title)
    await expect(form.amount).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/admin/events')
    await expect(form.dialog).toHaveCount(0)
    await later(page)
    await expect(heading('Events')).toBeFocused()
  })

  test('leaves alone the one that is being typed when its own project is listed again', async ({
    page,
    gateway,
  }) => {
    const form = donationForm(page)
    const second = `And more for ${title}`
    const secondId = await gateway.createProject(projectCalled(second))
    await page.reload()
    await expect(page.getByText('Found: 2')).toBeVisible()
    const search = page.getByRole('searchbox')
    const held = await holdBack(page, 'AdminProjects')
    await search.fill(second)
    await expect.poll(() => held.length).toBe(1)
    await open(page, title)
    await form.amount.fill('22')
    await held[0]?.continue()
    await expect(page.getByText('Found: 1')).toBeVisible()
    await page.unrouteAll()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(page.getByText('Found: 1')).toBeVisible()
    await expect(form.dialog).toHaveCount(0)

    const heldAgain = await holdBack(page, 'AdminProjects')
    await search.fill(title)
    await expect.poll(() => heldAgain.length).toBe(1)
    await open(page, second)
    await form.amount.fill('70')
    await heldAgain[0]?.continue()
    await expect(page.getByText('Found: 2')).toBeVisible()
    await page.unrouteAll()
    await expect(form.dialog).toContainText(second)
    await expect(form.amount).toHaveValue('70')
    await form.name.fill(newDonor('Nino'))
    await form.record.click()
    await expect(form.dialog).toHaveCount(0)
    expect(await given(gateway)).toMatchObject({ raised: 0 })
    expect(await asAdmin(gateway, `/api/projects/${secondId}`)).toMatchObject({ raised: 70 })
    await open(page, title)
    await expect(form.amount).toHaveValue('22')
  })

  test('says for whom it is in the language that the page changes to under it', async ({ page }) => {
    let isArrived = (): void => undefined
    const arrival = new Promise<void>((resolve) => {
      isArrived = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await arrival
      await route.continue()
    })
    const asked = page.waitForRequest(/\.js$/)
    await page.getByRole('button', { name: /GEO/ }).click()
    await asked
    await open(page, title)
    await expect(donationForm(page).dialog).toContainText(`“${title}”`)
    isArrived()
    await expect(page.getByRole('dialog')).toContainText(`${title}, ქართულად`)
  })

  test('cannot be changed while it is on its way, and can be again when it is refused', async ({
    page,
    gateway,
  }) => {
    const form = donationForm(page)
    const held = await holdBack(page, 'RecordDonation')
    await open(page, title)
    await form.amount.fill('70')
    const name = newDonor('Nino')
    await form.name.fill(name)
    await form.name.press('Enter')
    await expect.poll(() => held.length).toBe(1)
    await expect(form.name).toBeFocused()
    await page.keyboard.type(' and Gia')
    await form.anonymous.focus()
    await page.keyboard.press('Space')
    await expect(form.name).toHaveValue(name)
    await expect(form.anonymous).not.toBeChecked()
    await held[0]?.fulfill({ status: 503, body: '' })
    await expect(form.alert).not.toBeEmpty()
    await form.name.fill('Nino and Gia')
    await form.anonymous.check()
    await page.unrouteAll()
    await form.name.fill(name)
    await form.anonymous.uncheck()
    await form.record.click()
    await expect(form.dialog).toHaveCount(0)
    expect(await given(gateway)).toMatchObject({ raised: 70, donationsTotalCount: 1 })
  })

  test('closed while it is on its way is there again when its answer is lost, and counts once', async ({
    page,
    gateway,
  }) => {
    const form = donationForm(page)
    const held = await closeOnItsWay(page, title, '70')
    await expect(form.dialog).toHaveCount(0)
    await held[0]?.fetch()
    await held[0]?.fulfill({ status: 502, body: '' })
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('may not be recorded')
    await open(page, title)
    await expect(form.alert).toContainText('it will never be recorded twice')
    await expect(form.amount).toHaveValue('70')
    await page.unrouteAll()
    await form.record.click()
    await expect(form.dialog).toHaveCount(0)
    expect(await given(gateway)).toMatchObject({ raised: 70, donationsTotalCount: 1 })
  })

  test('whose answer is lost outlives the list it was opened from, and counts once', async ({
    page,
    gateway,
  }) => {
    const form = donationForm(page)
    await loseAnswer(page, 'RecordDonation')
    await open(page, title)
    await recordGift(page, '80')
    await expect(form.alert).toContainText('it will never be recorded twice')
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL('/admin/events')
    await page.goBack()
    await open(page, title)
    await expect(form.amount).toHaveValue('80')
    await form.record.click()
    await expect(form.dialog).toHaveCount(0)
    expect(await given(gateway)).toMatchObject({ raised: 80, donationsTotalCount: 1 })
  })

  test('is there again after a reload, and gone with who logs out', async ({ page }) => {
    const form = donationForm(page)
    const kept = () => page.evaluate(() => sessionStorage.getItem('drafts'))
    await open(page, title)
    await form.amount.fill('90')
    await page.keyboard.press('Escape')
    await page.reload()
    await open(page, title)
    await expect(form.amount).toHaveValue('90')
    await page.keyboard.press('Escape')
    expect(await kept()).toContain('90')
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log out without saving' }).click()
    await loaded
    expect(await kept()).toBeNull()
  })

  test('closed before the session ends does not open beside the one that is open', async ({
    page,
    gateway,
  }) => {
    const [form, first] = [donationForm(page), title]
    const second = `And more for ${first}`
    await gateway.createProject(projectCalled(second))
    await page.reload()
    const held = await closeOnItsWay(page, first, '11')
    await open(page, second)
    await form.amount.fill('22')
    await held[0]?.fulfill({
      status: 401,
      json: { errors: [{ message: 'jwt expired', extensions: { code: 'token_expired' } }] },
    })
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('may not be recorded')
    await page.unrouteAll()
    await signInHere(page, 'admin')
    await expect(form.amount).toHaveValue('22')
    await expect(page.locator('[role=dialog]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(form.dialog).toHaveCount(0)
    await open(page, first)
    await expect(form.amount).toHaveValue('11')
    await expect(form.dialog.getByText(said.restored)).toBeVisible()
  })
})
