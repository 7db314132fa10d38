import { expect, test } from '../support/browser.ts'

const winter = 'A warm winter for forty dogs in Gori'

for (const [language, locale] of [
  ['English', 'en-US'],
  ['Georgian', 'ka-GE'],
] as const) {
  test.describe(`a page sent in ${language}`, () => {
    test.use({ locale })

    for (const path of ['/dashboard', '/projects/{id}', '/donate', '/sign-up', '/nowhere']) {
      test(`${path} comes to life as it is, and asks for nothing again`, async ({ page, gateway }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          if (request.url().includes('/graphql')) asked.push(request.url())
        })
        await page.goto(path.replace('{id}', await gateway.projectId(winter)))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(asked).toEqual([])
      })
    }
  })
}

test('what was typed before the page was alive is still there, and counts', async ({ page, gateway }) => {
  const { promise: scripts, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  const opened = page.goto('/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('visitor')
  await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  deliver()
  await opened
  await expect(page.getByLabel('Username')).toHaveValue('visitor')
  await page.getByRole('button', { name: 'sign in' }).click()
  await expect(page).toHaveURL(`${gateway.address}/dashboard`)
})

test('links work before the page is alive', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, () => undefined)
  await page.goto('/dashboard', { waitUntil: 'commit' }).catch(() => undefined)
  await page.getByRole('contentinfo').getByRole('link', { name: 'colab' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
})

test('a language that only the browser remembers is put in place once the page is alive', async ({
  page,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: /GEO/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('შესვლა')
})

test('a page sent in one language asks for its data once more when it changes into the other', async ({
  page,
  gateway,
}) => {
  await page.goto(`/projects/${await gateway.projectId(winter)}`)
  const answered = page.waitForResponse((answer) => answer.url().includes('/graphql'))
  await page.getByRole('button', { name: /GEO/ }).click()
  await answered
  await expect(page).toHaveTitle(/თბილი ზამთარი/)
  await expect(page.locator('head meta[property="og:locale"]')).toHaveAttribute('content', 'ka_GE')
})
