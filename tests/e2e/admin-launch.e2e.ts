import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import type { LetterDelivery } from '../../schema/letters.ts'
import { locales } from '../../schema/locales.ts'
import type { Switches } from '../../schema/switches.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test as withoutLetters } from '../support/browser.ts'
import { test } from '../support/letter-site.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

/** As any page asks: whether visitors have the newsletter. */
const isOpen = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/api/switches')
  const { newsletter }: Switches = await answer.json()
  return newsletter
}

const turnOff = (gateway: Gateway): Promise<unknown> =>
  asAdmin(gateway, '/api/launches/newsletter/state', { method: 'PUT', body: { launched: false } })

for (const locale of locales) {
  const { launch, list, menu } = dictionaries[locale]
  const { name } = launch.features.newsletter
  const said = (text: string, missing = ''): string =>
    text.replace('{{feature}}', name).replace('{{missing}}', missing)
  const language = locale === 'ka' ? 'ka-GE' : 'en-US'

  for (const wide of widthsFor(locale)) {
    // The narrowest of telephones: its words are long.
    const width = wide === 375 ? 320 : wide

    const circumstances = {
      locale: language,
      viewport: { width, height: 812 },
      signedInAs: 'admin',
      contextOptions: { reducedMotion: 'reduce' },
    } as const

    test.describe(`what visitors can do, in ${locale}, ${width} pixels wide,`, () => {
      test.use(circumstances)
      test.afterEach(({ gateway }) => turnOff(gateway))

      test('is asked about in place before it is turned on, and both are taken back', async ({ page }) => {
        await page.goto('/admin/launch')
        await expect(page.getByRole('heading', { level: 1, name: launch.page.title })).toBeAttached()
        const control = page.getByRole('switch', { name })
        await expect(control).not.toBeChecked()
        const card = page.getByRole('listitem').filter({ has: control })
        await expect(card.getByText(launch.ready, { exact: true })).toBeVisible()
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        const { press, count } = countingPresses(page)
        await press(control)
        await expect(page.getByText(said(launch.question))).toBeVisible()
        expect(await isOpen(page)).toBe(false)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `launch-question-${locale}-${width}`, { fullPage: true })
        await press(page.getByRole('button', { name: launch.turnOn, exact: true }))
        await expect(page.getByText(said(launch.turnedOn))).toBeVisible()
        await expect(control).toBeChecked()
        await expect(control).toBeFocused()
        expect(count()).toBe(2)
        expect(await isOpen(page)).toBe(true)
        await expect(page.getByText(launch.open, { exact: true })).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `launch-on-${locale}-${width}`, { fullPage: true })

        await press(page.getByRole('button', { name: list.undo, exact: true }))
        await expect(control).not.toBeChecked()
        expect(count()).toBe(3)
        expect(await isOpen(page)).toBe(false)
      })

      test('is turned off by one press, and on again by the one that takes it back', async ({
        page,
        gateway,
      }) => {
        await asAdmin(gateway, '/api/launches/newsletter/state', { method: 'PUT', body: { launched: true } })
        await page.goto('/admin/launch')
        const control = page.getByRole('switch', { name })
        await expect(control).toBeChecked()
        const { press, count } = countingPresses(page)
        await press(control)
        await expect(page.getByText(said(launch.turnedOff))).toBeVisible()
        await expect(control).not.toBeChecked()
        expect(count()).toBe(1)
        expect(await isOpen(page)).toBe(false)
        await press(page.getByRole('button', { name: list.undo, exact: true }))
        await expect(control).toBeChecked()
        expect(count()).toBe(2)
        expect(await isOpen(page)).toBe(true)
      })

      test('is left as it is by Escape, and turned on by the keyboard alone', async ({ page }) => {
        await page.goto('/admin/launch')
        const control = page.getByRole('switch', { name })
        await control.focus()
        const { key, count } = countingPresses(page)
        await key('Space')
        await expect(page.getByRole('button', { name: launch.turnOn, exact: true })).toBeFocused()
        await key('Escape')
        await expect(control).toBeFocused()
        await expect(page.getByText(said(launch.question))).toHaveCount(0)
        expect(await isOpen(page)).toBe(false)
        await key('Space')
        await expect(page.getByRole('button', { name: launch.turnOn, exact: true })).toBeFocused()
        await key('Enter')
        await expect(control).toBeChecked()
        expect(count()).toBe(4)
        expect(await isOpen(page)).toBe(true)
      })
    })

    withoutLetters.describe(`what is not ready yet, in ${locale}, ${width} pixels wide,`, () => {
      withoutLetters.use(circumstances)

      withoutLetters(
        'can be reached, and says what is missing and whose job it is',
        async ({ page, gateway }) => {
          const { delivery } = await asAdmin<{ delivery: LetterDelivery }>(gateway, '/api/letters/settings', {
            method: 'GET',
          })
          withoutLetters.skip(delivery !== 'off', 'A site with the database inside it keeps its letters.')
          const { missing, host } = launch.needs.letters
          await page.goto('/admin/launch')
          const control = page.getByRole('switch', { name })
          await control.focus()
          await expect(control).toBeFocused()
          await expect(control).toHaveAttribute('aria-disabled', 'true')
          await expect(control).toHaveAccessibleDescription(new RegExp(missing))
          await page.keyboard.press('Space')
          await expect(page.getByText(said(launch.cannot, missing))).toBeVisible()
          await expect(control).not.toBeChecked()
          expect(await violationsOn(page)).toEqual([])
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
          await keepPicture(page, `launch-missing-${locale}-${width}`, { fullPage: true })

          const card = page.getByRole('listitem').filter({ has: control })
          const link = card.getByRole('link', { name: launch.host })
          const address = new URL((await link.getAttribute('href')) ?? '')
          expect(address.searchParams.get('subject')).toBe(host.subject)
          expect(address.searchParams.get('body')).toContain('SMTP_URL')
          expect(address.searchParams.get('body')).toContain(new URL(page.url()).origin)
          if (width === 1280) {
            const rooms = page.getByRole('navigation', { name: menu.label })
            await expect(rooms.getByRole('link', { name: launch.page.title })).toHaveAttribute(
              'aria-current',
              'page',
            )
          }
        },
      )
    })
  }
}
