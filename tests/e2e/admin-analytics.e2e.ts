import type { Page } from '@playwright/test'
import { dayOf } from '../../gateway/core/today.ts'
import { violationsOn } from '../support/accessibility.ts'
import { answerFigures } from '../support/analytics-figures.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

const perProject = (page: Page) => page.getByRole('table', { name: /Per project|პროექტების მიხედვით/ })
const byMonth = (page: Page) => page.getByRole('table', { name: /Month by month|თვეების მიხედვით/ })
/** Of a month long ago nothing is seen before all months are shown. */
const monthRow = (page: Page, month: string) => byMonth(page).locator('tr').filter({ hasText: month })
const lari = (amount: number) => `₾${amount.toLocaleString('en-US')}`

const give = (gateway: Gateway, projectId: string, amount: number, receivedAt: string) =>
  asAdmin(gateway, `/api/projects/${projectId}/donations`, {
    method: 'POST',
    body: { amount, donorName: 'Nino', receivedAt },
  })

test.describe('the analytics', () => {
  test('are closed to a visitor', async ({ page }) => {
    await page.goto('/admin/analytics')
    await expect(page).toHaveURL('/')
  })

  test.describe('for a user who is no admin', () => {
    test.use({ signedInAs: 'visitor' })

    test('are closed as well', async ({ page }) => {
      await page.goto('/admin/analytics')
      await expect(page).toHaveURL('/')
    })
  })

  test.describe('for an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('show the total of all donations and of each project', async ({ page, gateway }) => {
      const title = uniqueTitle('Kennels')
      const projectId = await gateway.createProject(projectCalled(title))
      await give(gateway, projectId, 1234.5, '2025-11-01T10:00:00Z')
      const { total } = await asAdmin<{ total: number }>(gateway, '/api/analytics/total')
      await page.goto('/admin/analytics')
      await expect(page.getByRole('heading', { name: 'Total donations' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(`Total donations${lari(total)}`)
      const row = perProject(page).getByRole('row').filter({ hasText: title })
      await expect(row).toContainText('₾1,234.50')
      await expect(row).toContainText(`${((1234.5 / total) * 100).toFixed(1)}%`)
    })

    test('show each project’s share as a bar, the largest first and longest', async ({ page }) => {
      await answerFigures(page, { projects: 4, months: 1 })
      await page.goto('/admin/analytics')
      const rows = perProject(page).getByRole('row')
      await expect(rows).toHaveText([
        /Project.*Share of all donations.*Total donated/,
        /Project 1.*40\.0%.*₾40/,
        /Project 2.*30\.0%.*₾30/,
        /Project 3.*20\.0%.*₾20/,
        /Project 4.*10\.0%.*₾10/,
      ])
      const widths = await perProject(page)
        .locator('td [aria-hidden]')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
      expect(widths.map((width) => Math.round((width / (widths[0] ?? 1)) * 4))).toEqual([4, 3, 2, 1])
    })

    test('show the growth month by month: a line, and its figures as a table', async ({ page }) => {
      await answerFigures(page, { projects: 1, months: 14 })
      await page.goto('/admin/analytics')
      const rows = byMonth(page).getByRole('row')
      await expect(rows).toHaveCount(13)
      await expect(rows.nth(1)).toHaveText(/Feb 2021.*2.*₾100\.10.*₾1,301\.30/)
      await page.getByRole('button', { name: 'Show all 14 months' }).click()
      await expect(rows.nth(13)).toHaveText(/Feb 2020.*0.*₾0.*₾100\.10/)
      await expect(rows.nth(14)).toHaveText(/Jan 2020.*2.*₾100\.10.*₾100\.10/)
      await expect(page.getByText('Donations grew to ₾1,301.30: Jan 2020 to Feb 2021.')).toBeAttached()
    })

    test('add a gift to its month', async ({ page, gateway }) => {
      const projectId = await gateway.createProject(projectCalled(uniqueTitle('Fence')))
      await page.goto('/admin/analytics')
      const july = monthRow(page, 'Jul 2026').locator('td')
      await expect(july.first()).toBeAttached()
      const [before = '', received = ''] = await july.allTextContents()
      await give(gateway, projectId, 17, '2026-07-31T19:59:59Z')
      await page.reload()
      await expect(july.nth(0)).toHaveText(String(Number(before) + 1))
      await expect(july.nth(1)).toHaveText(lari(Number(received.replaceAll(/[₾,]/g, '')) + 17))
    })

    test('can be narrowed to a period, which the address keeps', async ({ page, gateway }) => {
      const year = Number(dayOf(new Date()).slice(0, 4))
      const projectId = await gateway.createProject(projectCalled(uniqueTitle('Shed')))
      await give(gateway, projectId, 5, `${year - 1}-12-31T12:00:00Z`)
      await page.goto('/admin/analytics')
      const december = monthRow(page, `Dec ${year - 1}`)
      await expect(december).toBeAttached()
      await page.getByRole('combobox', { name: 'Period' }).selectOption('This year')
      await expect(page).toHaveURL(/\?period=this-year$/)
      await expect(december).toHaveCount(0)
      const period = `?from=${year}-01&until=${year}-12`
      const { total } = await asAdmin<{ total: number }>(gateway, `/api/analytics/total${period}`)
      await expect(page.getByRole('main')).toContainText(`Total donations${lari(total)}`)
      await page.reload()
      await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('this-year')
      await page.goBack()
      await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('all')
    })

    test('can be narrowed to single days, and saved so', async ({ page, gateway }) => {
      const id = await gateway.createProject(projectCalled(uniqueTitle('By the day')))
      for (const day of ['04', '05', '06']) await give(gateway, id, 11, `2025-10-${day}T12:00:00+04:00`)
      await page.goto('/admin/analytics')
      await page.getByRole('combobox', { name: 'Period' }).selectOption('Chosen days')
      await page.getByLabel('From', { exact: true }).fill('2025-10-05')
      await page.getByLabel('Until', { exact: true }).fill('2025-10-05')
      await expect(page).toHaveURL(/\?period=days&from=2025-10-05&until=2025-10-05$/)
      const bounds = '?from=2025-10-05&until=2025-10-05'
      const { total } = await asAdmin<{ total: number }>(gateway, `/api/analytics/total${bounds}`)
      await expect(page.getByRole('main')).toContainText(`Total donations${lari(total)}`)
      await page.reload()
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('2025-10-05')
      await expect(page.getByRole('main')).toContainText(`Total donations${lari(total)}`)
    })

    test('say at the field what is wrong with a day, and show no figures of it', async ({ page }) => {
      await page.goto('/admin/analytics?period=days&from=2025-10-05&until=2025-10-06')
      const from = page.getByLabel('From', { exact: true })
      const until = page.getByLabel('Until', { exact: true })
      const csv = page.getByRole('button', { name: /CSV/ })
      const reversed = 'For “Until”, choose the day of the start or a later one'
      await expect(csv).toBeVisible()
      await from.fill('2025-12-01')
      await from.blur()
      await expect(until).toHaveAccessibleDescription(reversed)
      await expect(csv).toHaveCount(0)
      await expect(page.getByText('Total donations')).toHaveCount(0)
      await page.reload()
      await expect(until).toHaveAccessibleDescription(reversed)
      await from.fill('1999-12-31')
      await from.blur()
      await expect(from).toHaveAccessibleDescription('For “From”, choose 1 January 2000 or a later day')
      await from.fill('2025-10-05')
      await expect(page.getByText('Total donations')).toBeVisible()
      await expect(csv).toBeVisible()
      await from.focus()
      await page.keyboard.press('Delete')
      await until.focus()
      await expect(from).toHaveAccessibleDescription('Enter “From” in full: day, month and year')
    })

    test('stay readable with hundreds of projects: the largest, and the rest on demand', async ({ page }) => {
      await answerFigures(page, { projects: 300, months: 60 })
      await page.goto('/admin/analytics')
      await expect(perProject(page).getByRole('row')).toHaveCount(11)
      const all = page.getByRole('button', { name: 'Show all 300 projects' })
      await expect(all).toHaveAttribute('aria-expanded', 'false')
      await all.press('Enter')
      await expect(perProject(page).getByRole('row')).toHaveCount(301)
      await expect(page.getByRole('button', { name: 'Show only the largest' })).toBeFocused()
    })

    test('stand with one month, and with nothing at all', async ({ page }) => {
      await answerFigures(page, { projects: 1, months: 1 })
      await page.goto('/admin/analytics')
      await expect(page.getByText('Donations came to ₾100.10 in Jan 2020.')).toBeAttached()
      await page.unrouteAll()
      await answerFigures(page, { projects: 0, months: 0 })
      await page.reload()
      await expect(page.getByText('No gifts yet')).toBeVisible()
      await expect(page.getByText('No projects yet.')).toBeVisible()
      await expect(page.getByText('The line begins with the first gift.')).toBeVisible()
      await keepPicture(page, 'admin-analytics-nothing')
    })

    test('say that they are loading', async ({ page }) => {
      const held = await holdBack(page, 'Analytics')
      await page.goto('/admin/analytics')
      await expect(page.getByRole('status')).toContainText('Loading analytics...')
      await expect(() => expect(held).not.toHaveLength(0)).toPass()
      await held[0]?.continue()
      await expect(perProject(page)).toBeVisible()
    })

    test('say that they failed, and try again when asked to', async ({ page }) => {
      await refuse(page, 'Analytics', 'unavailable', 'service temporarily unavailable')
      await page.goto('/admin/analytics')
      await expect(page.getByRole('alert')).toContainText('Failed to fetch analytics')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(perProject(page)).toBeVisible()
    })

    for (const [language, locale] of [
      ['English', 'en-US'],
      ['Georgian', 'ka-GE'],
    ] as const) {
      test.describe(`in ${language}`, () => {
        test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

        test('have no barrier, and no sideways scroll on a phone, however much there is', async ({
          page,
        }) => {
          await answerFigures(page, { projects: 40, months: 60 })
          await page.goto('/admin/analytics')
          await page.getByRole('button', { name: /40/ }).click()
          await page.getByRole('button', { name: /60/ }).click()
          for (const width of [1280, 320]) {
            await page.setViewportSize({ width, height: 800 })
            expect(await violationsOn(page), `at ${width} px`).toEqual([])
            expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
            await keepPicture(page, `admin-analytics-much-${locale}-${width}`, { fullPage: true })
          }
        })
      })
    }

    test('change language at once, the figures with it', async ({ page }) => {
      await answerFigures(page, { projects: 2, months: 3 })
      await page.goto('/admin/analytics')
      await expect(perProject(page)).toContainText('Project 1')
      await page.getByRole('button', { name: 'ქართული' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ანალიტიკა')
      await expect(perProject(page)).toContainText('პროექტი 1')
      await expect(byMonth(page)).toContainText('2020 წლის მარტი')
      await expect(byMonth(page)).toContainText('200,20\u00A0₾')
      await expect(perProject(page)).toContainText('66,7%')
    })
  })
})
