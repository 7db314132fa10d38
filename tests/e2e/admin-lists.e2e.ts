import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { test as base, expect } from '../support/browser.ts'
import { operationOf } from '../support/intercept.ts'

const towns = ['Gori', 'Telavi', 'Batumi'] as const
const georgian = { Gori: 'გორი', Telavi: 'თელავი', Batumi: 'ბათუმი' }
const projectsPerTown = 70

const projectOf = (town: (typeof towns)[number], number: number) => {
  const name = `${town} ${String(number).padStart(2, '0')}`
  const en = { title: `Kennels for ${name}`, description: 'Insulated, with straw.' }
  const ka = { title: `სახლუკები: ${georgian[town]} ${number}`, description: 'დათბუნებული, ნამჯით.' }
  return { goal: 1000 + number, translations: number === 7 ? { en } : { en, ka } }
}

/** A gateway with more projects than fit on a page, two hundred and ten beside those of the demo. */
const test = base.extend({
  gateway: [
    async ({ gateway }, use) => {
      const { token } = await gateway.sessionOf('admin')
      for (let number = 1; number <= projectsPerTown; number++) {
        for (const town of towns) {
          const answer = await fetch(`${gateway.address}/api/projects`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            body: JSON.stringify(projectOf(town, number)),
          })
          if (!answer.ok) throw new Error(`a project was answered with ${answer.status}`)
        }
      }
      await use(gateway)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.use({ signedInAs: 'admin' })

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' })
const titles = (page: Page) => page.getByRole('rowheader')
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test('a search in English finds what holds it, whatever the case, and says how many', async ({ page }) => {
  await page.goto('/admin/projects')
  await searchBox(page).fill('kennels FOR telavi')
  await expect(found(page, 'Found: 70')).toBeVisible()
  await expect(titles(page).first()).toContainText('Kennels for Telavi 70')
  expect(parameter(page, 'search')).toBe('kennels FOR telavi')
})

test('a search in Georgian finds what holds it', async ({ page }) => {
  await page.goto('/admin/projects')
  await searchBox(page).fill('ბათუმი 6')
  await expect(found(page, 'Found: 11')).toBeVisible()
  await expect(titles(page).last()).toContainText('Kennels for Batumi 06')
})

test('typing slowly loses no letter and leaves no half words behind', async ({ page }) => {
  await page.goto('/admin/contacts')
  await page.getByRole('link', { name: 'Projects' }).click()
  await searchBox(page).pressSequentially('Gori 42', { delay: 150 })
  await expect(searchBox(page)).toHaveValue('Gori 42')
  await expect(titles(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/admin/contacts')
})

test('a Georgian keyboard that composes its letters is waited for', async ({ page, context }) => {
  await page.goto('/admin/projects')
  await searchBox(page).focus()
  const browser = await context.newCDPSession(page)
  await browser.send('Input.imeSetComposition', { text: 'თელ', selectionStart: 3, selectionEnd: 3 })
  await browser.send('Input.insertText', { text: 'თელავი 42' })
  await expect(titles(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('თელავი 42')
})

test('Enter searches at once', async ({ page }) => {
  await page.goto('/admin/projects')
  await searchBox(page).fill('Batumi 33')
  await searchBox(page).press('Enter')
  await expect(titles(page)).toHaveText([/Kennels for Batumi 33/])
})

test('a heading sorts by its column, and turns the order round', async ({ page }) => {
  await page.goto('/admin/projects?search=Kennels for Gori')
  await expect(titles(page).first()).toContainText('Gori 70')
  await heading(page, 'Title').getByRole('button').click()
  await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'ascending')
  await expect(titles(page).first()).toContainText('Gori 01')
  await heading(page, 'Title').getByRole('button').click()
  await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'descending')
  await expect(titles(page).first()).toContainText('Gori 70')
  await heading(page, 'Goal').getByRole('button').click()
  await expect(heading(page, 'Goal')).toHaveAttribute('aria-sort', 'descending')
  await expect(heading(page, 'Title')).not.toHaveAttribute('aria-sort')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Smallest goal first')
  await expect(heading(page, 'Goal')).toHaveAttribute('aria-sort', 'ascending')
  await expect(titles(page).first()).toContainText('Gori 01')
})

test('the menu of orders leads back to the newest first', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.&sort=title')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first')
  await expect(titles(page).first()).toContainText('Kennels for Batumi 70')
  expect(parameter(page, 'sort')).toBeNull()
})

test('a filter leaves what wants a translation, and each says which one', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not in both languages yet')
  await expect(found(page, 'Found: 3')).toBeVisible()
  await expect(titles(page)).toHaveText([
    /Batumi 07\s*Georgian missing/,
    /Telavi 07\s*Georgian missing/,
    /Gori 07\s*Georgian missing/,
  ])
})

test('a filter leaves the projects whose goal is reached', async ({ page }) => {
  await page.goto('/admin/projects')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Goal reached')
  await expect(titles(page).filter({ hasText: 'A mobile clinic for Kakheti' })).toBeVisible()
  await expect(titles(page).filter({ hasText: 'Kennels for' })).toHaveCount(0)
})

test('pages are turned both ways, with Back, and after a reload', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.&sort=title')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toContainText('1–100 of 210')
  await expect(pager.getByRole('link')).toHaveText(['Next'])
  await expect(titles(page).last()).toContainText('Kennels for Gori 30')

  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(pager).toContainText('101–200 of 210')
  await expect(titles(page).first()).toContainText('Kennels for Gori 31')
  await page.reload()
  await expect(pager).toContainText('101–200 of 210')
  await expect(titles(page).first()).toContainText('Kennels for Gori 31')

  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(pager).toContainText('201–210 of 210')
  await expect(titles(page)).toHaveCount(10)
  await expect(pager.getByRole('link')).toHaveText(['Previous'])
  await expect(found(page, 'Found: 210')).toBeFocused()

  await pager.getByRole('link', { name: 'Previous' }).click()
  await expect(pager).toContainText('101–200 of 210')
  await pager.getByRole('link', { name: 'Previous' }).click()
  await expect(pager).toContainText('1–100 of 210')
  await page.goBack()
  await expect(pager).toContainText('101–200 of 210')
})

test('a page that is turned is asked for once, however slow the device is', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toContainText('1–100 of 210')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (operationOf(request) === 'AdminProjects') asked.push(request.url())
  })
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(pager).toContainText('101–200 of 210')
  await expect(titles(page)).toHaveCount(100)
  await expect(found(page, 'Found: 210')).toBeFocused()
  expect(asked).toHaveLength(1)
})

test('another search or order begins at the first page', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(pager).toContainText('101–200 of 210')
  await heading(page, 'Raised').getByRole('button').click()
  await expect(pager).toContainText('1–100 of 210')
  expect(parameter(page, 'after')).toBeNull()
})

test('Back takes a filter and a search back with it', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not in both languages yet')
  await expect(titles(page)).toHaveCount(3)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('')
  await expect(found(page, 'Found: 210')).toBeVisible()
  await expect(searchBox(page)).toHaveValue('with straw.')
})

test('in another language the titles begin anew, in its alphabet', async ({ page }) => {
  await page.goto('/admin/projects?search=Kennels for Gori&sort=title&direction=desc')
  await expect(titles(page).first()).toContainText('Kennels for Gori 70')
  await page.getByRole('button', { name: 'ქართული' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ნაპოვნია: 70' })).toBeVisible()
  await expect(titles(page).first()).toContainText('სახლუკები: გორი 9')
})

test('a place in the English order is left for the first page of the Georgian one', async ({ page }) => {
  await page.goto('/admin/projects?search=with straw.&sort=title')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('101–200 of 210')).toBeVisible()
  await page.getByRole('button', { name: 'ქართული' }).click()
  await expect(page.getByText('1–100, სულ 210')).toBeVisible()
})

test('words in the address that mean nothing are passed over', async ({ page }) => {
  await page.goto('/admin/projects?sort=colour&direction=up&filter=red&after=forged&search=Gori 42')
  await expect(titles(page)).toHaveText([/Kennels for Gori 42/])
})

test('where nothing is found it says so, and shows everything again', async ({ page }) => {
  await page.goto('/admin/projects?filter=funded')
  await searchBox(page).fill('a cat')
  await expect(page.getByText('Nothing here matches “a cat”.')).toBeVisible()
  await expect(found(page, 'Found: 0')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page.getByText('1–100 of 2')).toBeVisible()
  await expect(found(page, 'In total: 2')).toBeFocused()
})

test('a failure says so, loses nothing, and is tried again', async ({ page }) => {
  await page.route(/\/graphql/, (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: '' }),
  )
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch projects' })
  await page.goto('/admin/projects')
  await expect(failure).toBeVisible()
  await searchBox(page).fill('Gori 42')
  await expect(page).toHaveURL(/search=Gori/)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeVisible()
  await page.unroute(/\/graphql/)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveText([/Kennels for Gori 42/])
  await expect(searchBox(page)).toHaveValue('Gori 42')
  await expect(found(page, 'Found: 1')).toBeFocused()
})

test('the box follows the address, Back and Forth', async ({ page }) => {
  await page.goto('/admin/projects')
  await searchBox(page).fill('Gori 42')
  await searchBox(page).press('Enter')
  await searchBox(page).press('Enter')
  await expect(titles(page)).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Goal not reached yet')
  await searchBox(page).fill('Gori')
  await expect(found(page, 'Found: 7')).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('Gori 42')
  await page.goForward()
  await expect(searchBox(page)).toHaveValue('Gori')
})

test('the keyboard alone searches, sorts, narrows and turns pages', async ({ page }) => {
  await page.goto('/admin/projects')
  await page.getByRole('link', { name: 'New project' }).focus()
  await page.keyboard.press('Tab')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('with straw.')
  await expect(found(page, 'Found: 210')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
  await heading(page, 'Title').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(titles(page).first()).toContainText('Kennels for Batumi 01')
  await expect(heading(page, 'Title').getByRole('button')).toBeFocused()
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('101–200 of 210')).toBeVisible()
  await expect(found(page, 'Found: 210')).toBeFocused()
})

for (const [language, locale, texts] of [
  [
    'English',
    'en-US',
    { sort: 'Sort by', order: 'Title, A to Z', next: 'Next', first: 'Kennels for Telavi 01' },
  ],
  [
    'Georgian',
    'ka-GE',
    { sort: 'დალაგება', order: 'სათაური, ა–ჰ', next: 'შემდეგი', first: 'Kennels for Telavi 07' },
  ],
] as const) {
  test.describe(`on a narrow telephone, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, locale })

    test('the list is sorted and turned without scrolling sideways', async ({ page }) => {
      await page.goto('/admin/projects?search=Telavi')
      await page.getByRole('combobox', { name: texts.sort }).selectOption(texts.order)
      await expect(page.locator('tbody').first()).toContainText(texts.first)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
      expect(await violationsOn(page)).toEqual([])
      await page.goto('/admin/projects')
      await page.getByRole('link', { name: texts.next }).click()
      await expect(page.getByText('101–200')).toBeVisible()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    })
  })
}
