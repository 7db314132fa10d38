import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { expectForEverybody, violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { letterOf, messageOf, openMessage, searchFor, sender, toasts } from '../support/contacts-room.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { sendMessage } from '../support/records.ts'

/** Three messages that nothing else is found with, the newest first. */
const three = async (gateway: Gateway, about: string): Promise<string[]> => {
  const names = ['Third', 'Second', 'First'].map((each) => `${each} ${about}`)
  for (const name of names) await sendMessage(gateway, { name, email: 'one@example.org', message: 'Hello' })
  return names.toReversed()
}

const unique = (): string => crypto.randomUUID().slice(0, 8)

test.describe('a message beside the list', () => {
  test.use({ signedInAs: 'admin' })

  test('is the first of the list until another is opened, which has an address of its own', async ({
    page,
    gateway,
  }) => {
    const about = unique()
    const [first = '', second = ''] = await three(gateway, about)
    await searchFor(page, about)
    await expect(letterOf(page, first)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/contacts\?search=/)
    await openMessage(page, second)
    await expect(letterOf(page, first)).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/contacts\/[\da-f-]{36}\?search=/)
    await expect(messageOf(page, second).getByRole('link')).toHaveAttribute('aria-current', 'true')
    await page.reload()
    await expect(letterOf(page, second)).toBeVisible()
    await page.goBack()
    await expect(letterOf(page, first)).toBeVisible()
    await page.goForward()
    await expect(letterOf(page, second)).toBeVisible()
  })

  test('that is closed while it is still read anew leads on to the button that is left', async ({
    page,
    gateway,
  }) => {
    const about = unique()
    const [first = '', second = ''] = await three(gateway, about)
    await searchFor(page, about)
    await openMessage(page, second)
    await page.waitForLoadState('networkidle')
    await openMessage(page, first)
    const reads = await holdBack(page, 'AdminMessage')
    const letter = await openMessage(page, second)
    await letter.getByRole('button', { name: enAdmin.contacts.handling.close }).click()
    await expect(toasts(page)).toContainText(enAdmin.contacts.handling.closed)
    for (const read of reads) await read.continue()
    await expect(letter.getByRole('button', { name: enAdmin.contacts.handling.reopen })).toBeFocused()
  })

  test('gives way to the next and the one before by a key, and to a note, but not while somebody types', async ({
    page,
    gateway,
  }) => {
    const about = unique()
    const [first = '', second = '', third = ''] = await three(gateway, about)
    const heading = (name: string) => letterOf(page, name).getByRole('heading', { name })
    await searchFor(page, about)
    await expect(letterOf(page, first)).toBeVisible()
    await page.keyboard.press('k')
    await expect(letterOf(page, first)).toBeVisible()
    await page.keyboard.press('j')
    await expect(heading(second)).toBeFocused()
    await page.keyboard.press('j')
    await expect(heading(third)).toBeFocused()
    await page.keyboard.press('j')
    await expect(heading(third)).toBeFocused()
    await page.keyboard.press('k')
    await expect(heading(second)).toBeFocused()
    await page.goBack()
    await expect(letterOf(page, third)).toBeVisible()
    await page.goForward()
    await expect(heading(second)).toBeFocused()
    await page.keyboard.press('n')
    const note = letterOf(page, second).getByLabel('A new note')
    await expect(note).toBeFocused()
    await page.keyboard.type('Just knocked.')
    await expect(note).toHaveValue('Just knocked.')
    await expect(letterOf(page, second)).toBeVisible()
    await note.fill('')

    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(next).toHaveAttribute('aria-keyshortcuts', 'J')
    await next.click()
    await expect(heading(third)).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  })

  test('has no keys where somebody has turned them off', async ({ page, gateway }) => {
    const about = unique()
    const [first = ''] = await three(gateway, about)
    await page.goto('/admin/start')
    await page.getByRole('checkbox', { name: /J the next, K the one before, N a note/ }).uncheck()
    await searchFor(page, about)
    await expect(letterOf(page, first)).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('button', { name: 'Next', exact: true })).not.toHaveAttribute(
      'aria-keyshortcuts',
    )
    await expect(letterOf(page, first)).toBeVisible()
  })

  test('asks before it goes with a note that is half written, and gives it back', async ({
    page,
    gateway,
  }) => {
    const about = unique()
    const [first = '', second = ''] = await three(gateway, about)
    await searchFor(page, about)
    await letterOf(page, first).getByLabel('A new note').fill('Half a')
    await messageOf(page, second).getByRole('link', { name: second }).click()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(letterOf(page, first).getByLabel('A new note')).toHaveValue('Half a')
  })

  test('that somebody has deleted says so, and leads to the others', async ({ page }) => {
    await page.goto('/admin/contacts/01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d')
    await expect(page.getByText('This message is no longer there.')).toBeVisible()
    await page.getByRole('link', { name: 'All messages' }).click()
    await expect(page).toHaveURL('/admin/contacts')
  })
})

const dictionaries = { 'en-US': enAdmin, 'ka-GE': kaAdmin } as const

for (const locale of ['en-US', 'ka-GE'] as const) {
  test.describe(`a message on a telephone, ${locale}`, () => {
    test.use({
      locale,
      signedInAs: 'admin',
      viewport: { width: 375, height: 812 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('is read alone at its address, and back leads to the list', async ({ page, gateway }) => {
      const { name, email } = sender('Dato')
      await sendMessage(gateway, { name, email, message: 'გამარჯობა! ორი ლეკვი ვიპოვე.' }, 'ka')
      await searchFor(page, name)
      await expect(letterOf(page, name)).toHaveCount(0)
      await openMessage(page, name)
      await expect(page.getByRole('article')).toHaveCount(0)
      await keepPicture(page, `message-alone-${locale}`, { fullPage: true })
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375)
      await page.goBack()
      await expect(messageOf(page, name)).toBeVisible()
    })
  })

  test.describe(`a message beside the list, ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

    test('says so where nobody knows whom it may be given, and asks again', async ({ page, gateway }) => {
      const said = dictionaries[locale]
      const { name, email } = sender('Lia')
      await sendMessage(gateway, { name, email, message: 'Hello' })
      await refuse(page, 'AdminMessageAssignees', 'unavailable', 'service temporarily unavailable')
      await searchFor(page, name)
      const letter = letterOf(page, name)
      const alert = letter.getByRole('alert')
      await expect(alert).toContainText(said.contacts.handling.colleaguesFailed)
      await keepPicture(page, `message-colleagues-failed-${locale}`)
      expect(await violationsOn(page)).toEqual([])
      await page.unroute(/\/graphql\b/)
      await alert.getByRole('button', { name: said.list.retry }).click()
      await expect(alert).toHaveCount(0)
      await letter.getByRole('button', { name: said.contacts.handling.who }).click()
      await page.getByRole('menuitemradio', { name: said.contacts.handling.me, exact: true }).click()
      await expect(letter).toContainText(said.contacts.handling.mine)
    })

    test('is for everybody', async ({ page, gateway }) => {
      const { name, email } = sender('ძალიანგრძელისახელისმქონე')
      const message = `${'გრძელისიტყვა'.repeat(30)}\n\n${'Some words of it. '.repeat(40)}`
      await sendMessage(gateway, { name, email: `${'long'.repeat(12)}${email}`, message }, 'ka')
      await page.goto('/admin/contacts')
      await openMessage(page, name)
      await keepPicture(page, `message-beside-${locale}`)
      expect(await violationsOn(page)).toEqual([])
      await expectForEverybody(page)
    })
  })
}
