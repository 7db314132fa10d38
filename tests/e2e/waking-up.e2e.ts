import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { storedSession } from '../support/stored-session.ts'

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

test('the text of a page is painted before its scripts are fetched', async ({ page }) => {
  const { promise: styles, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(/\.css$/, async (route) => {
    await styles
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const started = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
  const opened = page.goto('/dashboard')
  await started
  // What it would ask for at once it has asked for by the next task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/index-[^/]+\.js$/)])
  deliver()
  await opened
  expect(scripts.length).toBeGreaterThan(1)
})

/** Keeps the scripts of a page on their way; answers what delivers them. */
const holdScripts = async (page: Page, file = /\/assets\/index-.*\.js$/) => {
  const { promise: scripts, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await scripts
    await route.continue()
  })
  return deliver
}

/** Opens a page whose scripts are on their way until they are delivered by hand. */
const openAsleep = async (page: Page, path: string, file?: RegExp) => {
  const deliver = await holdScripts(page, file)
  const opened = page.goto(path, { waitUntil: 'commit' })
  return async (): Promise<void> => {
    deliver()
    await opened
  }
}

/** All but the first: before that is there a browser does not follow the address to its place on the page. */
const others = /\/assets\/main-.*\.js$/

const placeOf = (page: Page) => page.evaluate('Math.round(scrollY)')

test.describe('whoever has moved on a page before it was alive', () => {
  const arrive = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => placeOf(page)).toBeGreaterThan(0)
    await page.evaluate('document.fonts.ready')
  }

  test('is not sent back to its top', async ({ page }) => {
    const deliver = await openAsleep(page, '/donate')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate('scrollTo(0, 200)')
    await deliver()
    expect(await placeOf(page)).toBe(200)
  })

  for (const place of [0, 150]) {
    test(`stays at ${place}, wherever its address leads`, async ({ page }) => {
      const deliver = await openAsleep(page, '/dashboard#gallery', others)
      await arrive(page)
      await page.evaluate(`scrollTo(0, ${place})`)
      await deliver()
      expect(await placeOf(page)).toBe(place)
    })

    test(`stays at ${place}, wherever they were when it was loaded anew`, async ({ page }) => {
      await page.goto('/dashboard')
      await page.evaluate('scrollTo(0, 900)')
      await expect.poll(() => placeOf(page)).toBe(900)
      const deliver = await holdScripts(page, others)
      const reloaded = page.reload({ waitUntil: 'commit' })
      await arrive(page)
      // By the wheel, as people do: what a script does would not keep the browser from going on back to the place.
      await page.mouse.move(200, 300)
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, place - Number(await placeOf(page)))
          return placeOf(page)
        })
        .toBe(place)
      deliver()
      await reloaded
      expect(await placeOf(page)).toBe(place)
    })
  }
})

test.describe('a menu that was asked for before the page was alive stays as it is', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  const askForMenu = async (page: Page, path: string) => {
    const deliver = await openAsleep(page, path, others)
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    return async (): Promise<void> => {
      const arrived = page.waitForEvent('requestfinished', (request) => /side-panel/.test(request.url()))
      await deliver()
      await arrived
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
  }

  test('to whoever types by now', async ({ page }) => {
    const deliver = await askForMenu(page, '/colab')
    await page.getByLabel('Name').fill('Nino')
    await deliver()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test('to whoever reads on by now', async ({ page }) => {
    const deliver = await askForMenu(page, '/donate')
    await page.evaluate('scrollTo(0, 1500)')
    const place = await placeOf(page)
    await deliver()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await placeOf(page)).toBe(place)
  })
})

test('what was typed before the page was alive is still there, and counts', async ({ page, gateway }) => {
  const deliver = await openAsleep(page, '/sign-in')
  await page.getByLabel('Username').fill('visitor')
  await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
  await deliver()
  await expect(page.getByLabel('Username')).toHaveValue('visitor')
  await page.getByRole('button', { name: 'sign in' }).click()
  await expect(page).toHaveURL(`${gateway.address}/dashboard`)
})

test('what was kept of an earlier visit gives way to what is typed in its field as the page comes to life', async ({
  page,
}) => {
  await page.goto('/colab')
  await page.getByLabel('Name').fill('Nino')
  await page.goto('/donate')
  const deliver = await openAsleep(page, '/colab')
  await page.getByLabel('Name').click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await deliver()
  await expect(page.getByLabel('Name')).toHaveValue('Nino')
  await page.keyboard.type('Ana')
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
})

test('what was sent before the page was alive is sent then, and nothing of it is in the address', async ({
  page,
  gateway,
}) => {
  const deliver = await openAsleep(page, '/sign-in')
  await page.getByLabel('Username').fill('visitor')
  await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  await deliver()
  await expect(page).toHaveURL(`${gateway.address}/dashboard`)
})

test('a letter that is sent before the page is alive arrives, once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const deliver = await openAsleep(page, '/colab')
  await page.getByLabel('Name').fill('Nino')
  await page.getByLabel('Email').fill('nino@example.org')
  await page.getByLabel('Message').fill('A dog waits by the bridge.')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).dblclick()
  await deliver()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a sum that is sent before the page is alive is judged as it was typed', async ({ page, gateway }) => {
  const deliver = await openAsleep(page, `/projects/${await gateway.projectId(winter)}`)
  await page.getByLabel('Amount', { exact: true }).fill('0.5')
  await page.getByRole('button', { name: 'DONATE' }).click()
  const alert = page.waitForEvent('dialog')
  const delivered = deliver()
  const dialog = await alert
  await dialog.accept()
  await delivered
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
    'Enter ₾1 or more in “Amount”',
  )
})

test('a form that is only filled in is not sent', async ({ page }) => {
  const deliver = await openAsleep(page, '/colab')
  await page.getByLabel('Name').fill('Nino')
  await page.getByLabel('Email').fill('nino@example.org')
  await page.getByLabel('Message').focus()
  await deliver()
  await expect(page.getByLabel('Name')).toHaveValue('Nino')
  await expect(page.getByLabel('Message')).not.toHaveAttribute('aria-invalid')
})

test('what was chosen before the page was alive is still chosen, and counts', async ({ page }) => {
  const deliver = await openAsleep(page, '/sign-up')
  await page.getByLabel('First name').fill('Nino')
  await page.getByText('Business').click()
  await deliver()
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked()
  await expect(page.getByLabel('First name')).toHaveValue('Nino')
  await page.getByLabel('Last name').fill('Beridze')
  await page.getByLabel('Email').fill('early@example.org')
  await page.getByLabel('Username').fill('early')
  await page.getByLabel('Password', { exact: true }).fill('as long as it takes')
  await page.getByLabel('Confirm password', { exact: true }).fill('as long as it takes')
  await page.getByRole('button', { name: 'sign up' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(JSON.parse((await storedSession(page)) ?? '{}')).toMatchObject({ accountType: 'business' })
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
