import { expectForEverybody, violationsOn } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import {
  deleteButton,
  dialog,
  letterOf,
  messageOf,
  openMessage,
  searchFor,
  sender,
  toasts,
} from '../support/contacts-room.ts'
import { holdBack, loseAnswer, refuse } from '../support/intercept.ts'
import { asAdmin, sendMessage } from '../support/records.ts'

const question = 'Are you sure you want to delete this message?'

test.describe('deleting a message', () => {
  test.use({ signedInAs: 'admin' })

  test('asks first, naming the sender; keeping it keeps it', async ({ page, gateway }) => {
    const { name, email } = sender('Kept')
    const id = await sendMessage(gateway, { name, email, message: 'Keep me.' })
    await searchFor(page, name)
    await deleteButton(page, name).click()
    await expect(dialog(page)).toHaveAccessibleName(question)
    await expect(dialog(page)).toContainText(name)
    await expect(dialog(page)).toContainText(email)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(deleteButton(page, name)).toBeFocused()
    await expect(messageOf(page, name)).toBeVisible()
    const messages = await asAdmin<{ id: string }[]>(gateway, '/api/contacts?limit=1000')
    expect(messages.map((message) => message.id)).toContain(id)
  })

  test('removes it, says so, and leads on to the next', async ({ page, gateway }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    for (const name of ['Third', 'Second', 'First']) {
      await sendMessage(gateway, { name: `${name} ${mark}`, email: 'one@example.org', message: 'Hello' })
    }
    await searchFor(page, mark)
    await expect(page.getByText('Found: 3')).toBeVisible()
    await openMessage(page, `Second ${mark}`)
    await deleteButton(page, `Second ${mark}`).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page)).toContainText('Contact message deleted successfully')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      `First ${mark}`,
      `Third ${mark}`,
    ])
    await expect(letterOf(page, `Third ${mark}`).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.getByText('Found: 2')).toBeVisible()

    await deleteButton(page, `Third ${mark}`).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(letterOf(page, `First ${mark}`).getByRole('heading', { level: 2 })).toBeFocused()
    await deleteButton(page, `First ${mark}`).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('removes it from every page of the list that was read before', async ({ page, gateway }) => {
    const { name, email } = sender('Elsewhere')
    await sendMessage(gateway, { name, email, message: 'Delete me.' })
    await page.goto('/admin/contacts')
    await expect(messageOf(page, name)).toBeVisible()
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByText('Found: 1')).toBeVisible()
    await deleteButton(page, name).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await holdBack(page, 'AdminContacts')
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(messageOf(page, name)).toHaveCount(0)
  })

  test('is done once by a double click', async ({ page, gateway }) => {
    const { name, email } = sender('Twice')
    await sendMessage(gateway, { name, email, message: 'Once is enough.' })
    await searchFor(page, name)
    const held = await holdBack(page, 'DeleteContactMessage')
    await deleteButton(page, name).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).dblclick()
    await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(toasts(page)).toContainText('Contact message deleted successfully')
    expect(held).toHaveLength(1)
  })

  test('whose answer is lost has deleted it, and says so', async ({ page, gateway }) => {
    const { name, email } = sender('Lost')
    await sendMessage(gateway, { name, email, message: 'Delete me.' })
    await searchFor(page, name)
    await loseAnswer(page, 'DeleteContactMessage')
    await deleteButton(page, name).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page)).toContainText('Contact message deleted successfully')
    await expect(toasts(page)).not.toContainText('Failed')
    await expect(messageOf(page, name)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('keeps the message when it fails, and says so', async ({ page, gateway }) => {
    const { name, email } = sender('Stubborn')
    await sendMessage(gateway, { name, email, message: 'Still here.' })
    await searchFor(page, name)
    await refuse(page, 'DeleteContactMessage', 'unavailable', 'service temporarily unavailable')
    await deleteButton(page, name).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page)).toContainText('Failed to delete contact message')
    await expect(dialog(page)).toHaveCount(0)
    await expect(messageOf(page, name)).toBeVisible()
    await expect(deleteButton(page, name)).toBeFocused()
  })

  test('of one that somebody else has deleted meanwhile fails, and the list is read again', async ({
    page,
    gateway,
  }) => {
    const { name, email } = sender('Gone')
    const id = await sendMessage(gateway, { name, email, message: 'Already gone.' })
    await searchFor(page, name)
    await deleteButton(page, name).click()
    await asAdmin(gateway, `/api/contacts/${id}`, { method: 'DELETE' })
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page)).toContainText('Failed to delete contact message')
    await expect(messageOf(page, name)).toHaveCount(0)
  })

  test('of the last one on a page goes back a page', async ({ page, gateway }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    for (let number = 1; number <= 26; number += 1) {
      await sendMessage(gateway, {
        name: `No. ${number} ${mark}`,
        email: 'one@example.org',
        message: 'Hello',
      })
    }
    await searchFor(page, mark)
    await expect(page.getByRole('article')).toHaveCount(25)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await deleteButton(page, `No. 1 ${mark}`).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Found: 25')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(25)
    await expect(messageOf(page, `No. 2 ${mark}`).getByRole('heading')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  })

  test('needs no mouse', async ({ page, gateway }) => {
    const { name, email } = sender('Keys')
    await sendMessage(gateway, { name, email, message: 'Hello' })
    await searchFor(page, name)
    await page.getByRole('button', { name: `Close without an answer: ${name}` }).focus()
    await page.keyboard.press('Tab')
    await expect(deleteButton(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(deleteButton(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toContainText('Contact message deleted successfully')
  })
})

const questions = { 'en-US': question, 'ka-GE': 'ნამდვილად გინდა ამ წერილის წაშლა?' }

for (const [locale, asked] of Object.entries(questions)) {
  test.describe(`the contacts room in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

    test('is for everybody: no barrier axe knows of, and no sideways scrolling', async ({
      page,
      gateway,
    }) => {
      const { name, email } = sender('ძალიანგრძელისახელისმქონე')
      const message = `${'გრძელისიტყვა'.repeat(30)}\n\n${'Some words of it. '.repeat(40)}`
      await sendMessage(gateway, { name, email: `${'long'.repeat(12)}${email}`, message })
      await searchFor(page, name)
      await expect(page.getByRole('article')).toContainText(name)
      await expectForEverybody(page)
      await page.getByRole('article').getByRole('button').last().click()
      await expect(dialog(page)).toHaveAccessibleName(asked)
      expect(await violationsOn(page, '[role=alertdialog]')).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    })
  })
}

test.describe('the contacts room in Georgian', () => {
  test.use({ locale: 'ka-GE', signedInAs: 'admin' })

  test('speaks Georgian, with the dates as everywhere', async ({ page, gateway }) => {
    const { name, email } = sender('ქეთი')
    await sendMessage(gateway, { name, email: `k${email}`, message: 'გამარჯობა' }, 'ka')
    await searchFor(page, 'Leipzig')
    await expect(page.getByRole('article').getByRole('time')).toHaveText('Nov 9, 2026, 08:40 PM')
    await searchFor(page, name)
    await page.getByRole('button', { name: `წერილის წაშლა: ${name}` }).click()
    await expect(dialog(page)).toContainText(name)
    await dialog(page).getByRole('button', { name: 'წაშლა' }).click()
    await expect(toasts(page)).toContainText('წერილი წაიშალა')
  })
})
