import type { Page } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { openEvents, row, unique } from '../support/event-pages.ts'
import { holdBack, intercept, refuse } from '../support/intercept.ts'
import { asAdmin, createEvent } from '../support/records.ts'

const english = (page: Page) => page.getByRole('group', { name: 'English' })
const georgian = (page: Page) => page.getByRole('group', { name: 'Georgian' })
const status = (page: Page) => page.getByRole('main').getByRole('status')

const openEvent = async (page: Page, gateway: Parameters<typeof createEvent>[0], title: string) => {
  const texts = { en: { title, content: 'We meet at noon.' } }
  const id = await createEvent(gateway, { translations: texts, date: '2027-05-09' })
  await page.goto(`/admin/events/edit/${id}`)
  await expect(english(page).getByLabel('Title')).toHaveValue(title)
  return id
}

test.describe('a new event', () => {
  test.use({ signedInAs: 'admin' })

  test('is created: "Uploading...", then "Created!", and stands in the list', async ({ page }) => {
    const title = unique('Open doors')
    await page.goto('/admin/events')
    await page.getByRole('link', { name: 'New event' }).click()
    await expect(page).toHaveURL('/admin/events/create')
    const held = await holdBack(page, 'CreateEvent')
    await english(page).getByLabel('Title').fill(title)
    await english(page).getByLabel('Content').fill('Everybody is welcome.')
    await georgian(page).getByLabel('Title').fill('ღია კარი')
    await georgian(page).getByLabel('Content').fill('ყველას გელოდებით.')
    await page.getByRole('button', { name: 'Create event' }).dblclick()
    await expect(status(page)).toHaveText('Uploading...')
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(status(page)).toHaveText('Created!')
    await expect(page).toHaveURL(/\/admin\/events\/edit\//)
    expect(held).toHaveLength(1)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row(page, title)).toContainText('ღია კარი')
    await expect(row(page, title)).toContainText('No date')
  })

  test('needs a title and content, in one language at least', async ({ page }) => {
    await page.goto('/admin/events/create')
    const held = await holdBack(page, 'CreateEvent')
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(english(page).getByLabel('Title')).toBeFocused()
    await expect(english(page).getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
    await expect(english(page).getByLabel('Content')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Date')).not.toHaveAttribute('aria-invalid')
    expect(held).toEqual([])
  })

  test('may be written in Georgian alone; what English lacks is marked', async ({ page }) => {
    const title = unique('მხოლოდ ქართულად')
    await page.goto('/admin/events/create')
    await georgian(page).getByLabel('Title').fill(title)
    await georgian(page).getByLabel('Content').fill('ყველას გელოდებით.')
    await expect(english(page)).toHaveAccessibleDescription(/Missing: Title, Content/)
    await page.getByLabel('Date').fill('2027-06-01')
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(status(page)).toHaveText('Created!')
    await openEvents(page, title)
    await expect(row(page, title)).toContainText('English missing')
    await expect(row(page, title)).toContainText('1 Jun 2027')
  })

  test('that fails says "Failed.", why, and keeps what was typed', async ({ page }) => {
    await page.goto('/admin/events/create')
    await refuse(page, 'CreateEvent', 'unavailable', 'service temporarily unavailable')
    await english(page).getByLabel('Title').fill('Bad luck')
    await english(page).getByLabel('Content').fill('Not today.')
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(status(page)).toHaveText('Failed.')
    await expect(page.getByRole('main')).toContainText('The site cannot do this at the moment.')
    await expect(english(page).getByLabel('Content')).toHaveValue('Not today.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(status(page)).toHaveText('Created!')
  })

  test('whose writer typed on meanwhile and stays is created once, and then changed', async ({ page }) => {
    const title = unique('Typed on')
    const form = english(page)
    await page.goto('/admin/events/create')
    const held = await holdBack(page, 'CreateEvent')
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Content').fill('We meet at noon.')
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await form.getByLabel('Content').fill('We meet at one.')
    await held[0]?.continue()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(form.getByLabel('Content')).toHaveValue('We meet at one.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page).toHaveURL(/\/admin\/events\/edit\//)
    await openEvents(page, title)
    await expect(row(page, title)).toHaveCount(1)
    await expect(row(page, title)).toContainText('We meet at one.')
  })

  test('can be created without a mouse', async ({ page }) => {
    await page.goto('/admin/events/create')
    await english(page).getByLabel('Title').focus()
    await page.keyboard.type(unique('By keys'))
    await page.keyboard.press('Tab')
    await page.keyboard.type('No mouse.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('At the gate')
    await page.keyboard.press('Tab')
    await expect(georgian(page).getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('Created!')
  })
})

test.describe('an event', () => {
  test.use({ signedInAs: 'admin' })

  test('is changed: "Uploading...", then "Updated!", and the list knows', async ({ page, gateway }) => {
    const title = unique('Old name')
    await openEvent(page, gateway, title)
    await expect(page.getByLabel('Date')).toHaveValue('2027-05-09')
    const held = await holdBack(page, 'UpdateEvent')
    await english(page).getByLabel('Title').fill(`${title}, renewed`)
    await page.getByLabel('Date').fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(status(page)).toHaveText('Uploading...')
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(status(page)).toHaveText('Updated!')
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row(page, `${title}, renewed`)).toContainText('No date')
  })

  test('that cannot be saved: "Failed.", and nothing typed is lost', async ({ page, gateway }) => {
    await openEvent(page, gateway, unique('Unsaved'))
    await refuse(page, 'UpdateEvent', 'internal', 'internal server error')
    await english(page).getByLabel('Content').fill('We meet at one.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(status(page)).toHaveText('Failed.')
    await expect(english(page).getByLabel('Content')).toHaveValue('We meet at one.')
  })

  test('shows at the field what the server refuses', async ({ page, gateway }) => {
    await openEvent(page, gateway, unique('Refused'))
    const errors = [{ field: 'translations.ka.title', code: 'too_long', message: 'no' }]
    await intercept(page, 'UpdateEvent', (route) =>
      route.fulfill({
        json: { data: null, errors: [{ message: 'no', extensions: { code: 'validation_failed', errors } }] },
      }),
    )
    await georgian(page).getByLabel('Title').fill('სათაური')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(status(page)).toContainText('Failed.')
    await expect(georgian(page).getByLabel('Title')).toBeFocused()
    await expect(georgian(page).getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  })

  test('is not left with changes without asking', async ({ page, gateway }) => {
    const title = unique('Half done')
    await openEvent(page, gateway, title)
    await english(page).getByLabel('Title').fill('Something else')
    await page.getByRole('link', { name: 'Back to the list' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(english(page).getByLabel('Title')).toHaveValue('Something else')
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/admin/events')
    await openEvents(page, title)
    await expect(row(page, title)).toBeVisible()
  })

  test('that another admin changed meanwhile is not overwritten, and neither is what was typed', async ({
    page,
    gateway,
  }) => {
    const title = unique('Between two')
    const id = await openEvent(page, gateway, title)
    await english(page).getByLabel('Content').fill('We meet at one.')
    const theirs = { translations: { en: { content: 'We meet at two.' } }, date: '2027-05-10' }
    await asAdmin(gateway, `/api/events/${id}`, { method: 'PUT', body: theirs })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const conflict = page.getByRole('region', { name: 'Someone else changed this in the meantime' })
    await expect(conflict).toContainText('We meet at one.')
    await expect(conflict).toContainText('We meet at two.')
    await expect(english(page).getByLabel('Content')).toHaveValue('We meet at one.')
    await expect(page.getByLabel('Date').last()).toHaveValue('2027-05-10')
    await expect(conflict.getByRole('group')).toHaveCount(1)
    await expect(conflict).toContainText('they now say what the other person wrote: Date.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(status(page)).toHaveText('Updated!')
    await openEvents(page, title)
    await expect(row(page, title)).toContainText('We meet at one.')
    await expect(row(page, title)).toContainText('10 May 2027')
  })

  test('takes what somebody else wrote into other fields, says so, and is saved', async ({
    page,
    gateway,
  }) => {
    const title = unique('Mine and theirs')
    const id = await openEvent(page, gateway, title)
    await page.getByLabel('Date').last().fill('2027-05-10')
    const theirs = { translations: { en: { content: 'We meet at two.' } } }
    await asAdmin(gateway, `/api/events/${id}`, { method: 'PUT', body: theirs })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const notice = page.getByRole('region', { name: 'Someone else changed this in the meantime' })
    await expect(notice).toContainText('they now say what the other person wrote: Content, English.')
    await expect(notice.getByRole('button')).toHaveCount(0)
    await expect(english(page).getByLabel('Content')).toHaveValue('We meet at two.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(status(page)).toHaveText('Updated!')
    await expect(notice).toHaveCount(0)
    const saved = await asAdmin(gateway, `/api/events/${id}`)
    expect(saved).toMatchObject({ content: 'We meet at two.', date: '2027-05-10' })
  })

  test('that does not exist says so and leads back', async ({ page }) => {
    await page.goto('/admin/events/edit/nothing')
    await expect(page.getByText('There is no such event.')).toBeVisible()
    await page.getByRole('link', { name: 'All events' }).click()
    await expect(page).toHaveURL('/admin/events')
  })

  test('that could not be fetched can be asked for again', async ({ page, gateway }) => {
    const id = await createEvent(gateway, { title: unique('Slow'), content: 'Soon.' })
    await refuse(page, 'AdminEvent', 'unavailable', 'service temporarily unavailable')
    await page.goto(`/admin/events/edit/${id}`)
    await expect(page.getByRole('alert')).toContainText('Failed to fetch the event')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(english(page).getByLabel('Content')).toHaveValue('Soon.')
  })
})

for (const locale of ['en-US', 'ka-GE']) {
  test.describe(`the form of an event in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

    test('is for everybody', async ({ page }) => {
      await page.goto('/admin/events/create')
      await page.getByRole('main').locator('button[type=submit]').last().click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
      await expectForEverybody(page)
    })
  })
}

test.describe('the events in Georgian', () => {
  test.use({ locale: 'ka-GE', signedInAs: 'admin' })

  test('are listed and created in Georgian', async ({ page }) => {
    await page.goto(`/admin/events?search=${encodeURIComponent('ნაგაზის')}`)
    await expect(row(page, 'გასეირნება ნაგაზის მოსაგონრად')).toContainText('2026 წლის 12 დეკემბერი')
    await page.getByRole('link', { name: 'ახალი ღონისძიება' }).click()
    const form = page.getByRole('group', { name: 'ქართულად' })
    await expect(page.getByRole('main').getByRole('group').first()).toHaveAccessibleName('ქართულად')
    await page.getByRole('button', { name: 'ღონისძიების შექმნა' }).click()
    await expect(form.getByLabel('სათაური')).toBeFocused()
    await expect(form.getByLabel('სათაური')).toHaveAccessibleDescription(
      'ველი „სათაური“ ერთ ენაზე მაინც შეავსე',
    )
    await form.getByLabel('სათაური').fill(unique('შეხვედრა'))
    await form.getByLabel('ტექსტი').fill('ყველას გელოდებით.')
    const held = await holdBack(page, 'CreateEvent')
    await page.getByRole('button', { name: 'ღონისძიების შექმნა' }).click()
    await expect(status(page)).toHaveText('ინახება…')
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(status(page)).toHaveText('შეიქმნა!')
  })
})
