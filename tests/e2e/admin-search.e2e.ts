import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { letterOf, sender } from '../support/contacts-room.ts'
import { holdBack, intercept } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const failure = { json: { data: null, errors: [{ message: 'busy', extensions: { code: 'unavailable' } }] } }

const languages = {
  'en-US': {
    open: 'Search',
    title: 'Search everything',
    donors: 'Donors',
    contacts: 'Contacts',
    projects: 'Projects',
    none: /^Nothing is found by/,
    all: 'All of this search in Projects',
  },
  'ka-GE': {
    open: 'ძებნა',
    title: 'ძებნა ყველგან',
    donors: 'შემომწირველები',
    contacts: 'შემოსული წერილები',
    projects: 'პროექტები',
    none: /ვერსად მოიძებნა/,
    all: 'ყველა შედეგი: პროექტები',
  },
} as const

const unique = (): string => crypto.randomUUID().slice(0, 8)

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale)) {
    test.describe(`the search over everything in ${locale}, ${width} px wide`, () => {
      const isTouched = width === 375
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        hasTouch: isTouched,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('finds a donor in the other script, a message and a draft', async ({ page, gateway }) => {
        const project = await gateway.createProject(projectCalled(uniqueTitle('Found')))
        await asAdmin(gateway, `/api/projects/${project}/donations`, {
          method: 'POST',
          body: { amount: 5, donorName: 'ჭიაბერ წულუკიძე', receivedAt: '2026-11-01T10:00:00Z' },
        })
        const letter = sender('Zaza')
        const word = `straw${unique()}`
        await sendMessage(gateway, { ...letter, message: `I could bring ${word} to Gori.` })
        const draft = `A draft ${unique()}`
        await asAdmin(gateway, '/api/projects', {
          method: 'POST',
          body: { title: draft, description: 'Soon.', goal: 100, publishedAt: null },
        })
        await page.goto('/admin/start')
        const opener = page.getByRole('button', { name: texts.open, exact: true }).filter({ visible: true })
        const field = page.getByRole('searchbox', { name: texts.title })
        const presses = countingPresses(page, { isTouched })
        const look = async (text: string): Promise<void> => {
          await expect(opener).toBeVisible()
          if (isTouched) await presses.press(opener)
          else await presses.key('/')
          await expect(field).toBeFocused()
          await presses.type(text)
        }
        const found = (room: string) => page.getByRole('region', { name: room, exact: true })

        await look('tsuluk')
        const donor = found(texts.donors).getByRole('link', { name: 'ჭიაბერ წულუკიძე' })
        await expect(donor).toBeVisible()
        await keepPicture(page, `search-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        if (isTouched) await presses.press(donor)
        else await presses.key('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('ჭიაბერ წულუკიძე')

        await look(word)
        const message = found(texts.contacts).getByRole('link', { name: letter.name })
        await expect(message).toContainText(word)
        if (isTouched) await presses.press(message)
        else await presses.key('Enter')
        await expect(letterOf(page, letter.name)).toBeVisible()

        await look(draft)
        const record = found(texts.projects).getByRole('link', { name: draft })
        await expect(record).toBeVisible()
        if (isTouched) await presses.press(record)
        else {
          await presses.key('ArrowDown')
          await expect(record).toBeFocused()
          await presses.key('Enter')
        }
        await expect(page).toHaveURL(/\/admin\/projects\/edit\//)
        expect(presses.count()).toBeLessThanOrEqual(7)
      })

      test('says what is not found, and leads to a whole list', async ({ page }) => {
        await page.goto('/admin/events')
        const opener = page.getByRole('button', { name: texts.open, exact: true }).filter({ visible: true })
        await opener.click()
        const field = page.getByRole('searchbox', { name: texts.title })
        await expect(field).toBeFocused()
        await field.fill(`nothing${unique()}`)
        await expect(page.getByRole('status').filter({ hasText: texts.none })).toBeVisible()
        await field.fill('gori')
        await page.getByRole('link', { name: texts.all }).click()
        await expect(page).toHaveURL('/admin/projects?search=gori')
        await expect(field).toBeHidden()
      })
    })
  }
}

test.describe('the search over everything', () => {
  test.use({ signedInAs: 'admin' })

  const open = async (page: Page) => {
    await page.goto('/admin/gallery')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    await page.keyboard.press('/')
    const field = page.getByRole('searchbox', { name: 'Search everything' })
    await expect(field).toBeFocused()
    return field
  }

  test('shows what is found by what was typed last, whichever answer comes last', async ({ page }) => {
    const held = await holdBack(page, 'SearchEverything')
    const field = await open(page)
    await field.fill('nobody at all')
    await expect.poll(() => held.length).toBe(1)
    await field.fill('gori')
    await expect.poll(() => held.length).toBe(2)
    await held[1]?.continue()
    const project = page.getByRole('link', { name: 'A warm winter for forty dogs in Gori' }).first()
    await expect(project).toBeVisible()
    await held[0]?.continue().catch(() => {})
    await expect(page.getByRole('status').filter({ hasText: /^\d+ found$/ })).toBeVisible()
    await expect(project).toBeVisible()
  })

  test('says that it failed, and tries again', async ({ page }) => {
    let isDown = true
    await intercept(page, 'SearchEverything', (route) => (isDown ? route.fulfill(failure) : route.fallback()))
    const field = await open(page)
    await field.fill('gori')
    await expect(page.getByRole('alert')).toContainText('The search failed')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      page.getByRole('link', { name: 'A warm winter for forty dogs in Gori' }).first(),
    ).toBeVisible()
    await expect(field).toBeFocused()
  })

  test('is closed by Escape, and opened by no key that is typed into a field', async ({ page }) => {
    const field = await open(page)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
    await page.goto('/admin/events')
    await page.getByRole('searchbox').first().press('/')
    await expect(page.getByRole('searchbox').first()).toHaveValue('/')
    await expect(field).toBeHidden()
  })
})
