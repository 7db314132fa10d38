import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { csvRows } from '../support/csv.ts'
import { newDonor } from '../support/donation-form.ts'
import { row } from '../support/event-pages.ts'
import { plain } from '../support/pictures.ts'
import { projectForm, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, sendMessage } from '../support/records.ts'

const open = async (page: Page, room: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: room }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room)
}
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Set before signing in, and lost with any reload. */
const setMark = (page: Page) => page.evaluate('window.sinceThisMorning = true')
const expectNoReload = async (page: Page) => expect(await page.evaluate('window.sinceThisMorning')).toBe(true)

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/sign-in')
  await setMark(page)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
  await page.getByRole('button', { name: 'sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('banner').getByRole('button', { name: /admin/i }).click()
  await page.getByRole('menuitem', { name: 'my info' }).click()
  await page.getByRole('link', { name: 'To the admin area' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
}

const createProject = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: 'New project' }).click()
  const form = projectForm(page)
  await form.english.title.fill(title)
  await form.english.description.fill('Straw and insulated kennels for forty dogs.')
  await form.georgian.title.fill('თბილი ზამთარი')
  await form.georgian.description.fill('ჩალა და დათბუნებული სახლუკები ორმოცი ძაღლისთვის.')
  await form.goal.fill('12000')
  await form.choosePicture.setInputFiles({
    name: 'dog.png',
    mimeType: 'image/png',
    buffer: await plain(640, 360).png().toBuffer(),
  })
  await expect(form.picture).toBeVisible()
  await form.create.click()
  await expect(form.status).toHaveText('Project created!')
}

interface GivenGift {
  amount: string
  /** Null: anonymous. */
  name: string | null
  day: string
}

const recordGift = async (page: Page, title: string, { amount, name, day }: GivenGift): Promise<void> => {
  await page.getByRole('button', { name: `Record a donation: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Record a donation' })
  await dialog.getByLabel('Amount, ₾').fill(amount)
  if (name === null) await dialog.getByLabel('Anonymous: show no name').check()
  else await dialog.getByLabel('Donor’s name').fill(name)
  await dialog.getByLabel('Received on').fill(day)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const createEvent = async (page: Page, title: string): Promise<void> => {
  await open(page, 'Events')
  await page.getByRole('link', { name: 'New event' }).click()
  const english = page.getByRole('group', { name: 'English', exact: true })
  const georgian = page.getByRole('group', { name: 'Georgian', exact: true })
  await english.getByLabel('Title').fill(title)
  await english.getByLabel('Content').fill('We meet at the turtle lake at noon.')
  await georgian.getByLabel('Title').fill('ერთად სეირნობა')
  await georgian.getByLabel('Content').fill('შუადღისას კუს ტბასთან ვხვდებით.')
  await page.getByLabel('Date').fill('2027-04-11')
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Created!' })).toBeVisible()
}

const answerAndDelete = async (page: Page, sender: string): Promise<void> => {
  await open(page, 'Contacts')
  await page.getByRole('searchbox').fill(sender)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: `Reply to ${sender}` })).toHaveAttribute(
    'href',
    /^mailto:tamar@example\.org\?subject=/,
  )
  await page.getByRole('button', { name: `Delete the message from ${sender}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this message?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(page)).toContainText('Contact message deleted successfully')
}

const exportDonations = async (page: Page): Promise<Record<string, string>[]> => {
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV: donations' }).click()
  return csvRows(await readFile(await (await arrives).path(), 'utf8'))
}

test('a day of an admin: a project, three gifts, an event, a letter, a file, and no reload', async ({
  page,
  gateway,
}) => {
  test.slow()
  const title = uniqueTitle('A warm winter')
  const walk = uniqueTitle('A walk together')
  const sender = uniqueTitle('თამარი')
  const [giorgi, nino] = [newDonor('Giorgi Beridze'), newDonor('ნინო კობახიძე')]
  await sendMessage(gateway, { name: sender, email: 'tamar@example.org', message: 'გამარჯობა!' }, 'ka')

  await test.step('signs in and opens the admin area', () => signIn(page))

  await test.step('creates a project in two languages, with a picture', async () => {
    await createProject(page, title)
    await expectNoReload(page)
  })

  await test.step('records three gifts', async () => {
    await open(page, 'Projects')
    const created = row(page, title)
    await expect(created).toContainText('თბილი ზამთარი')
    const gifts: GivenGift[] = [
      { amount: '250', name: giorgi, day: '2026-10-05' },
      { amount: '40.50', name: nino, day: '2026-11-02' },
      { amount: '100', name: null, day: '2026-11-03' },
    ]
    for (const gift of gifts) await recordGift(page, title, gift)
    await expect(created).toContainText('₾390.50')
    await created.getByRole('button', { name: /^3 gifts from 2 donors and 1 unknown/ }).click()
    const donors = page.getByRole('listitem')
    await expect(donors.filter({ hasText: 'Anonymous' }).filter({ hasText: '₾100' }).first()).toBeVisible()
    await expect(donors.filter({ hasText: giorgi }).first()).toContainText('₾250')
    await expectNoReload(page)
  })

  await test.step('creates an event', async () => {
    await createEvent(page, walk)
    await open(page, 'Events')
    await expect(row(page, walk)).toContainText('11 Apr 2027')
    await expectNoReload(page)
  })

  await test.step('answers a letter and deletes it', async () => {
    await answerAndDelete(page, sender)
    await expectNoReload(page)
  })

  await test.step('looks at the figures and takes the donations home', async () => {
    await open(page, 'Analytics')
    await expect(row(page, title)).toContainText('₾390.50')
    const rows = await exportDonations(page)
    expect(
      rows
        .filter((each) => each['Project in English'] === title)
        .map((each) => [each['Amount, lari'], each.Donor, each.Anonymous, each['Project in Georgian']]),
    ).toEqual([
      ['100', '', 'yes', 'თბილი ზამთარი'],
      ['40.5', nino, 'no', 'თბილი ზამთარი'],
      ['250', giorgi, 'no', 'თბილი ზამთარი'],
    ])
    const { total } = await asAdmin<{ total: number }>(gateway, '/api/analytics/total')
    await expect(page.getByRole('main')).toContainText(
      `Total donations₾${total.toLocaleString('en-US', { minimumFractionDigits: total % 1 ? 2 : 0 })}`,
    )
    await expectNoReload(page)
  })

  await test.step('goes home', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
  })
})
