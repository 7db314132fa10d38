import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { password } from '../support/accounts.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { askForCodes, newcomer, tokenOf } from '../support/newcomers.ts'
import { codeOf, laterCodeOf } from '../support/one-time-codes.ts'
import { countingPresses } from '../support/presses.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': {
    username: 'Username',
    password: 'Password',
    signIn: 'sign in',
    section: 'Two-step sign-in',
    start: 'Turn on two-step sign-in',
    yours: 'Your password',
    goOn: 'Continue',
    picture: 'The key as a picture to be scanned',
    openApp: 'Open in the app',
    copyKey: 'Copy the key',
    keyCopied: 'The key is copied.',
    code: 'Code from your telephone',
    wrong: /This code of the telephone is wrong/,
    confirm: 'Turn it on',
    codes: 'Your recovery codes',
    copy: 'Copy',
    copied: 'The codes are copied.',
    download: 'Download',
    kept: 'I have kept them',
    left: 'Recovery codes left: 10',
    oneMore: 'One more step',
    useRecoveryCode: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    startAgain: 'Start again',
    remove: 'Turn off two-step sign-in',
    off: 'Two-step sign-in is off.',
    end: 'Sign out everywhere else',
    toasts: 'Notifications',
  },
  'ka-GE': {
    username: 'მომხმარებლის სახელი',
    password: 'პაროლი',
    signIn: 'შესვლა',
    section: 'ორსაფეხურიანი დადასტურება',
    start: 'ორსაფეხურიანი დადასტურების ჩართვა',
    yours: 'შენი პაროლი',
    goOn: 'გაგრძელება',
    picture: 'გასაღები დასასკანერებელ სურათად',
    openApp: 'აპლიკაციაში გახსნა',
    copyKey: 'გასაღების კოპირება',
    keyCopied: 'გასაღები დაკოპირდა.',
    code: 'კოდი ტელეფონიდან',
    wrong: /ტელეფონის ეს კოდი არასწორია/,
    confirm: 'ჩართვა',
    codes: 'შენი სარეზერვო კოდები',
    copy: 'კოპირება',
    copied: 'კოდები დაკოპირდა.',
    download: 'ჩამოტვირთვა',
    kept: 'შევინახე',
    left: 'დარჩენილი სარეზერვო კოდები: 10',
    oneMore: 'ორსაფეხურიანი დადასტურება',
    useRecoveryCode: 'სარეზერვო კოდით შესვლა',
    recoveryCode: 'სარეზერვო კოდი',
    startAgain: 'თავიდან დაწყება',
    remove: 'ორსაფეხურიანი დადასტურების გამორთვა',
    off: 'ორსაფეხურიანი დადასტურება გამორთულია.',
    end: 'ყველა სხვა მოწყობილობიდან გამოსვლა',
    toasts: 'შეტყობინებები',
  },
} as const

type Texts = (typeof languages)[keyof typeof languages]

const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

const fitsOn = async (page: Page, width: number): Promise<void> => {
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
}

const givePassword = async (page: Page, texts: Texts, username: string) => {
  const presses = countingPresses(page)
  const main = page.getByRole('main')
  await expect(page.getByLabel(texts.username)).toBeVisible()
  await presses.fill(page.getByLabel(texts.username), username)
  await presses.fill(page.getByLabel(texts.password, { exact: true }), password)
  await presses.press(main.getByRole('button', { name: texts.signIn, exact: true }))
  return presses
}

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`two-step sign-in in ${locale}, ${width} px wide`, () => {
      test.use({ locale, viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } })

      test('is turned on, leads back to where one was, and is turned off', async ({ page, gateway }) => {
        const username = await newcomer(gateway)
        const elsewhere = await tokenOf(gateway, username, 'curl/8.14.1')
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.goto('/sign-in')
        await givePassword(page, texts, username)
        await expect(page).toHaveURL('/dashboard')
        await page.goto('/profile/security')
        const section = page.getByRole('region', { name: texts.section })
        const toasts = page.getByRole('region', { name: texts.toasts })

        const presses = countingPresses(page)
        await expect(section.getByRole('button', { name: texts.start })).toBeVisible()
        await presses.press(section.getByRole('button', { name: texts.start }))
        await expect(section.getByLabel(texts.yours, { exact: true })).toBeFocused()
        await presses.type(password)
        await presses.press(section.getByRole('button', { name: texts.goOn }))
        await expect(section.getByRole('img', { name: texts.picture })).toBeVisible()
        await keepPicture(page, `two-step-key-${locale}-${width}`, { fullPage: true })
        await fitsOn(page, width)
        const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
        // On the telephone itself nothing can be scanned: the key is opened in the app, or copied with one press.
        const toApp = section.getByRole('link', { name: texts.openApp })
        await expect(toApp).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${key}`))
        await toApp.focus()
        await page.keyboard.press('Tab')
        await expect(section.getByRole('button', { name: texts.copyKey })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(toasts).toContainText(texts.keyCopied)
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key)
        const now = new Date()
        await presses.fill(section.getByLabel(texts.code), '000000')
        await presses.key('Enter')
        await expect(section.getByLabel(texts.code)).toHaveAccessibleDescription(texts.wrong)
        await presses.fill(section.getByLabel(texts.code), spaced(codeOf(key, now)))
        await presses.press(section.getByRole('button', { name: texts.confirm }))
        await expect(section.getByRole('heading', { name: texts.codes })).toBeFocused()
        const codes = await section.getByRole('listitem').allTextContents()
        expect(codes).toHaveLength(10)
        await keepPicture(page, `two-step-codes-${locale}-${width}`, { fullPage: true })
        await fitsOn(page, width)
        await presses.press(section.getByRole('button', { name: texts.copy }))
        await expect(toasts).toContainText(texts.copied)
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(codes.join('\n'))
        const downloading = page.waitForEvent('download')
        await presses.press(section.getByRole('button', { name: texts.download }))
        expect(await readFile(await (await downloading).path(), 'utf8')).toContain(codes.join('\n'))
        await presses.press(section.getByRole('button', { name: texts.kept }))
        await expect(section).toContainText(texts.left)
        expect(presses.count()).toBeLessThanOrEqual(8)
        await fitsOn(page, width)

        await fetch(`${gateway.address}/api/sessions`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${elsewhere}` },
        })
        await page.getByRole('button', { name: texts.end }).click()
        await expect(page).toHaveURL('/sign-in')
        const signingIn = await givePassword(page, texts, username)
        await expect(page.getByRole('heading', { name: texts.oneMore })).toBeVisible()
        await expect(page.getByLabel(texts.code)).toBeFocused()
        await keepPicture(page, `two-step-sign-in-${locale}-${width}`, { fullPage: true })
        await fitsOn(page, width)
        await signingIn.type(spaced(laterCodeOf(key, now)))
        await signingIn.key('Enter')
        await expect(page).toHaveURL('/profile/security')
        expect(signingIn.count()).toBeLessThanOrEqual(4)

        const removing = countingPresses(page)
        await expect(section.getByRole('button', { name: texts.remove })).toBeVisible()
        await removing.press(section.getByRole('button', { name: texts.remove }))
        await expect(section.getByLabel(texts.yours, { exact: true })).toBeFocused()
        await removing.type(password)
        await removing.fill(section.getByLabel(texts.code), codes[0] ?? '')
        await removing.press(section.getByRole('button', { name: texts.remove }))
        await expect(toasts).toContainText(texts.off)
        await expect(section.getByRole('button', { name: texts.start })).toBeVisible()
        expect(removing.count()).toBeLessThanOrEqual(3)
      })

      test('takes a recovery code in the telephone’s place, and starts again', async ({ page, gateway }) => {
        const username = await newcomer(gateway)
        const [code = ''] = await askForCodes(gateway, username)
        await page.goto('/sign-in')
        await givePassword(page, texts, username)
        await expect(page.getByLabel(texts.code)).toBeFocused()
        await page.getByRole('button', { name: texts.startAgain }).click()
        await expect(page.getByLabel(texts.username)).toBeFocused()
        const presses = await givePassword(page, texts, username)
        await expect(page.getByLabel(texts.code)).toBeFocused()
        await presses.press(page.getByRole('button', { name: texts.useRecoveryCode }))
        await expect(page.getByLabel(texts.recoveryCode)).toBeFocused()
        await presses.type(code)
        await presses.key('Enter')
        await expect(page).toHaveURL('/dashboard')
        expect(presses.count()).toBeLessThanOrEqual(5)
      })
    })
  }
}
