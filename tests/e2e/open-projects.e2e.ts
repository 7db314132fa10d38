import type { Page } from '@playwright/test'
import { expect, type Gateway, test } from '../support/browser.ts'
import { watchCalls } from '../support/calls.ts'
import { refuse } from '../support/intercept.ts'

const kennels = { title: 'Kennels for everybody', description: 'Wood and straw.', goal: 300 }

const listed = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem')

/** Whatever other tests have written: more than any page shows at once. */
const createMany = async (gateway: Gateway): Promise<void> => {
  for (let each = 0; each < 21; each += 1) {
    await gateway.createProject({ ...kennels, title: `One of many, ${each}` })
  }
}

for (const [path, title] of [
  ['/projects', 'already under way'],
  ['/donate', 'choose a project'],
] as const) {
  test.describe(`the open projects on ${path}`, () => {
    test('are in its first HTML, each with what has come and a link to its page', async ({
      page,
      gateway,
    }) => {
      const id = await gateway.createProject({ ...kennels, title: `For ${path}` })
      const calls = watchCalls(page)
      await page.goto(path)
      const first = listed(page, title).first()
      await expect(first).toContainText('₾0 of ₾300')
      await expect(first.getByRole('progressbar', { name: `For ${path}` })).toHaveAttribute(
        'aria-valuetext',
        '₾0 of ₾300',
      )
      expect(calls).toEqual([page.url()])
      await first.getByRole('link', { name: `For ${path}` }).click()
      await expect(page).toHaveURL(`/projects/${id}`)
    })

    test('are none that have not begun, or have ended', async ({ page, gateway }) => {
      await gateway.createProject({ ...kennels, title: 'Long ended', endDate: '2020-01-01' })
      await gateway.createProject({ ...kennels, title: 'Far away', startDate: '2999-01-01' })
      await gateway.createProject({ ...kennels, title: 'Open now' })
      await page.goto(path)
      await expect(listed(page, title).first()).toContainText('Open now')
      await expect(page.getByRole('main')).not.toContainText(/Long ended|Far away/)
    })

    test('leave the page whole when they cannot be loaded', async ({ page, complaints }) => {
      await page.goto('/colab')
      await refuse(page, 'OpenProjects', 'unavailable', 'service temporarily unavailable')
      await page
        .getByRole('banner')
        .getByRole('link', { name: path === '/donate' ? 'donate' : 'projects' })
        .click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: title })).toHaveCount(0)
      expect(complaints.splice(0).join()).toContain('The open projects could not be loaded.')
    })
  })
}

test('more projects than a page shows are read page by page', async ({ page, gateway }) => {
  await gateway.createProject({ ...kennels, title: 'The last of all' })
  await createMany(gateway)
  await page.goto('/donate')
  await page.getByRole('link', { name: 'all open projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(listed(page, 'already under way')).toHaveCount(20)
  await page.getByRole('link', { name: 'older projects' }).click()
  await expect(page.getByRole('link', { name: 'The last of all' })).toBeVisible()
  await page.getByRole('link', { name: 'the newest projects' }).click()
  await expect(listed(page, 'already under way').first()).toContainText('One of many')
})

test('an address of no page of theirs leads to the newest', async ({ page, gateway, complaints }) => {
  await gateway.createProject({ ...kennels, title: 'Still open' })
  await page.goto('/projects?after=garbage')
  await page.getByRole('link', { name: 'the newest projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(listed(page, 'already under way').first()).toBeVisible()
  complaints.splice(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'ka-GE' })

  test('the open projects lead on, in Georgian too', async ({ page, gateway }) => {
    await gateway.createProject({
      ...kennels,
      translations: { ka: { title: 'სახლუკები', description: 'ხე.' } },
    })
    await page.goto('/projects')
    await page.getByRole('link', { name: 'სახლუკები' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('სახლუკები')
  })
})

for (const path of ['/adopt', '/events']) {
  test(`${path} leads on to what there is already`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/colab')
    await main.getByRole('link', { name: 'see what is already under way' }).click()
    await expect(page).toHaveURL('/projects')
  })
}
