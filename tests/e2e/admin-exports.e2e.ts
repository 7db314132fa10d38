import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, sessionKey, test } from '../support/browser.ts'
import { csvRows } from '../support/csv.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, createEvent, sendMessage } from '../support/records.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|შეტყობინებები/ })
const exportButton = (page: Page, what: string) =>
  page.getByRole('button', { name: `Export CSV: ${what}`, exact: true })
const mark = () => crypto.randomUUID().slice(0, 8)

/** What the browser keeps when this is pressed: the file's name, its bytes as text, its rows. */
const download = async (page: Page, button: ReturnType<typeof exportButton>) => {
  const arrives = page.waitForEvent('download')
  await button.click()
  const file = await arrives
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text, rows: csvRows(text) }
}

const give = (gateway: Gateway, projectId: string, gift: Record<string, unknown>) =>
  asAdmin(gateway, `/api/projects/${projectId}/donations`, { method: 'POST', body: gift })

test.use({ signedInAs: 'admin' })

test.describe('a list saved as CSV', () => {
  test('holds all projects of the search on the screen, as they were written', async ({ page, gateway }) => {
    const title = uniqueTitle('=SUM(A1), "quoted"')
    const id = await gateway.createProject(projectCalled(title, `თბილი ზამთარი, ${title}`))
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    const { name, text, rows } = await download(page, exportButton(page, 'projects'))
    expect(name).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(rows).toMatchObject([
      { Id: id, 'Title in English': `'${title}`, 'Title in Georgian': `თბილი ზამთარი, ${title}` },
    ])
    await expect(toasts(page)).toContainText('Exported 1 row')
  })

  test('holds every page of the list, not only the one on the screen', async ({ page, gateway }) => {
    const same = mark()
    for (let index = 0; index < 30; index += 1) {
      const letter = {
        name: `Writer ${index}`,
        email: 'writer@example.org',
        message: `${same}\nLetter, ${index}`,
      }
      await sendMessage(gateway, letter)
    }
    await page.goto(`/admin/contacts?search=${same}`)
    await expect(page.getByRole('article')).toHaveCount(25)
    const { rows } = await download(page, exportButton(page, 'messages'))
    expect(rows.map(({ Message }) => Message)).toEqual(
      Array.from({ length: 30 }, (_, index) => `${same}\nLetter, ${29 - index}`),
    )
    await expect(toasts(page)).toContainText('Exported 30 rows')
  })

  test('holds the subscribers of the events on the screen, each with its event', async ({
    page,
    gateway,
  }) => {
    const title = uniqueTitle('A walk')
    const event = {
      date: '2027-04-11',
      translations: { en: { title, content: 'At noon.' }, ka: { title: 'სეირნობა', content: 'შუადღისას.' } },
    }
    const people = [
      { name: 'ანა ბერიძე', email: 'ana@example.org' },
      { name: '+Nino', email: 'nino@example.org' },
    ]
    await createEvent(gateway, event, people)
    await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
    const { name, rows } = await download(page, exportButton(page, 'subscribers'))
    expect(name).toMatch(/^subscribers-/)
    const shared = {
      'Subscribed to': 'event',
      'Event in English': title,
      'Event in Georgian': 'სეირნობა',
      'Date of the event': '2027-04-11',
    }
    expect(rows).toMatchObject([
      { Name: "'+Nino", Email: 'nino@example.org', ...shared },
      { Name: 'ანა ბერიძე', Email: 'ana@example.org', ...shared },
    ])
  })

  test('holds the events on the screen', async ({ page, gateway }) => {
    const title = uniqueTitle('A talk')
    const id = await createEvent(gateway, { title, content: 'At noon.', date: '2027-04-11' })
    await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
    const { name, rows } = await download(page, exportButton(page, 'events'))
    expect(name).toMatch(/^events-/)
    expect(rows).toMatchObject([{ Id: id, 'Title in English': title, Date: '2027-04-11' }])
  })

  test('holds the subscribers of one event alone, from its list of them', async ({ page, gateway }) => {
    const title = uniqueTitle('A lecture')
    await createEvent(gateway, { title, content: 'At noon.' }, [{ name: 'Ana', email: 'ana@example.org' }])
    await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `1 subscriber of ${title}` }).click()
    const { rows } = await download(page, exportButton(page, `subscribers of ${title}`))
    expect(rows).toMatchObject([{ Name: 'Ana', 'Event in English': title }])
  })

  test('holds everybody when nothing is searched, the readers of the newsletter too', async ({
    page,
    gateway,
  }) => {
    const email = `reader-${mark()}@example.org`
    await asAdmin(gateway, '/api/newsletter/subscribe', { method: 'POST', body: { email } })
    await page.goto('/admin/events')
    const { rows } = await download(page, exportButton(page, 'subscribers'))
    expect(rows).toContainEqual(expect.objectContaining({ 'Subscribed to': 'newsletter', Email: email }))
    expect(rows).toContainEqual(expect.objectContaining({ 'Subscribed to': 'event' }))
  })

  test('holds the donations of the period on the screen, nobody anonymous named but for the team', async ({
    page,
    gateway,
  }) => {
    const title = uniqueTitle('Roof')
    const id = await gateway.createProject(projectCalled(title))
    const year = new Date().getFullYear()
    const own = { amount: 12.5, donorName: `Named ${mark()}` }
    const hidden = { ...own, amount: 7, donorName: `Hidden ${mark()}`, anonymous: true }
    const earlier = { ...own, amount: 99, receivedAt: `${year - 1}-06-15T10:00:00Z` }
    for (const gift of [own, hidden, earlier]) await give(gateway, id, gift)
    await page.goto('/admin/analytics?period=this-year')
    const { name, rows } = await download(page, exportButton(page, 'donations'))
    expect(name).toMatch(/^donations-/)
    const ofProject = rows.filter((row) => row['Project id'] === id)
    const told = ['Amount, lari', 'Donor', 'Anonymous', 'Recorded name, for the team only']
    expect(ofProject.map((row) => told.map((column) => row[column])).sort()).toEqual([
      ['12.5', own.donorName, 'no', own.donorName],
      ['7', '', 'yes', hidden.donorName],
    ])
    const years = new Set(rows.map((row) => row['Received, Tbilisi time']?.slice(0, 4)))
    expect([...years]).toEqual([String(year)])
  })

  test('holds the donations to one project alone, from its list of donors', async ({ page, gateway }) => {
    const title = uniqueTitle('Bowls')
    const id = await gateway.createProject(projectCalled(title))
    await give(gateway, id, { amount: 40, donorName: 'Giorgi' })
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: /^1 gift from 1 donor/ }).click()
    const { rows } = await download(page, exportButton(page, `donations to ${title}`))
    expect(rows).toMatchObject([{ Donor: 'Giorgi', 'Amount, lari': '40', 'Project in English': title }])
  })

  test.describe('in Georgian', () => {
    test.use({ locale: 'ka-GE' })

    test('has Georgian headings, and is asked for in Georgian', async ({ page, gateway }) => {
      const title = uniqueTitle('Straw')
      await gateway.createProject(projectCalled(title, `ჩალა ${title}`))
      await page.goto(`/admin/projects?search=${encodeURIComponent(`ჩალა ${title}`)}`)
      const { rows } = await download(
        page,
        page.getByRole('button', { name: 'CSV-ის ჩამოტვირთვა: პროექტები' }),
      )
      expect(rows).toMatchObject([{ 'სათაური ქართულად': `ჩალა ${title}`, 'მიზანი, ლარი': '5000' }])
      await expect(toasts(page)).toContainText('ჩამოიტვირთა 1 ჩანაწერი')
    })
  })
})

/** An export that has begun and never ends, until the page lets it go. */
const holdExports = (page: Page, rows: number, total: number) =>
  page.addInitScript(`{
    const real = window.fetch
    window.fetch = (address, options) => {
      if (!String(address).startsWith('/api/exports/')) return real(address, options)
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('Id\\r\\n' + 'x\\r\\n'.repeat(${rows})))
          window.finishExport = () => controller.close()
          window.breakExport = () => controller.error(new TypeError('network error'))
          options.signal.addEventListener('abort', () => {
            window.exportWasCancelled = true
            controller.error(options.signal.reason)
          })
        },
      })
      const headers = { 'x-total-count': '${total}', 'content-disposition': 'attachment; filename="projects-2026-11-21.csv"' }
      return Promise.resolve(new Response(body, { headers }))
    }
  }`)

test.describe('an export under way', () => {
  test('shows how far it is, without moving the focus', async ({ page }) => {
    await holdExports(page, 2500, 10_000)
    await page.goto('/admin/projects')
    await exportButton(page, 'projects').press('Enter')
    const progress = page.getByRole('progressbar', { name: 'Export' })
    await expect(progress).toHaveAttribute('aria-valuenow', '25')
    await expect(progress).toHaveAttribute('aria-valuetext', '2,500 of 10,000')
    await expect(page.getByText('2,500 of 10,000')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel export: projects' })).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    const arrives = page.waitForEvent('download')
    await page.evaluate('window.finishExport()')
    expect((await arrives).suggestedFilename()).toBe('projects-2026-11-21.csv')
    await expect(progress).toHaveCount(0)
    await expect(toasts(page)).toContainText('Exported 2,500 rows')
  })

  test('can be cancelled: the request ends, and nothing is saved', async ({ page }) => {
    await holdExports(page, 10, 10_000)
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    await page.goto('/admin/projects')
    await exportButton(page, 'projects').click()
    await page.getByRole('button', { name: 'Cancel export: projects' }).click()
    await expect(exportButton(page, 'projects')).toBeFocused()
    await expect.poll(() => page.evaluate('window.exportWasCancelled')).toBe(true)
    await expect(page.getByRole('progressbar', { name: 'Export' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(downloads).toBe(0)
  })

  test('that breaks off is no file, says what to do, and can be tried again', async ({ page }) => {
    await holdExports(page, 10, 10_000)
    await page.goto('/admin/projects')
    await exportButton(page, 'projects').click()
    await expect(page.getByText('10 of 10,000')).toBeVisible()
    await page.evaluate('window.breakExport()')
    await expect(page.getByRole('alert')).toHaveText(
      'The export was cut short. Check your connection and try again.',
    )
    expect(await violationsOn(page)).toEqual([])
    const arrives = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Try again: projects' }).click()
    await expect(page.getByText('10 of 10,000')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate('window.finishExport()')
    await arrives
  })

  test('stops when the admin goes to another page', async ({ page }) => {
    await holdExports(page, 10, 10_000)
    await page.goto('/admin/projects')
    await exportButton(page, 'projects').click()
    await expect(page.getByText('10 of 10,000')).toBeVisible()
    await page.getByRole('link', { name: 'Events' }).click()
    await expect.poll(() => page.evaluate('window.exportWasCancelled')).toBe(true)
  })

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await holdExports(page, 10, 10_000)
    for (const room of ['projects', 'events', 'contacts', 'analytics']) {
      await page.goto(`/admin/${room}`)
      await page.getByRole('button', { name: 'Export CSV' }).first().click()
      await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible()
      expect(await page.evaluate('document.documentElement.scrollWidth'), room).toBe(320)
      await page.evaluate('window.breakExport()')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await page.evaluate('document.documentElement.scrollWidth'), room).toBe(320)
    }
  })
})

test.describe('an export that is refused', () => {
  test('says why', async ({ page }) => {
    await page.route('**/api/exports/**', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'rate_limited', error: 'too many requests, try again later' }),
      }),
    )
    await page.goto('/admin/analytics')
    await exportButton(page, 'donations').click()
    await expect(page.getByRole('alert')).toHaveText(
      'The export failed. Too many attempts. Wait a while, then try again.',
    )
  })

  test('because the session has ended asks to sign in, without a toast', async ({ page }) => {
    await page.goto('/admin/analytics')
    // The page asks for its figures with the same token.
    await expect(page.getByRole('table', { name: 'Per project' })).toBeVisible()
    await page.evaluate(`{
      const user = JSON.parse(localStorage.getItem('${sessionKey}'))
      localStorage.setItem('${sessionKey}', JSON.stringify({ ...user, token: 'worn.out.token' }))
    }`)
    await exportButton(page, 'donations').click()
    await expect(page).toHaveURL('/sign-in')
    expect(await page.evaluate(`localStorage.getItem('${sessionKey}')`)).toBeNull()
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
  })
})
