import type { Page } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { holdBack, intercept, refuse } from '../support/intercept.ts'
import { asAdmin } from '../support/records.ts'

const films = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/SkVqJ1SGeL0',
  'https://www.youtube.com/watch?v=Z4C82eyhwgU',
]

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|შეტყობინებები/ })
const slot = (page: Page, number: number) => page.getByRole('textbox', { name: `Video ${number}` })
const preview = (page: Page, number: number) =>
  page.getByRole('region', { name: `Preview of video ${number}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const frameOf = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`

test.afterEach(({ gateway }) =>
  asAdmin(gateway, '/api/gallery', { method: 'PUT', body: { videoLinks: films } }),
)

test('the gallery room is closed to a visitor', async ({ page }) => {
  await page.goto('/admin/gallery')
  await expect(page).toHaveURL('/')
})

test.describe('for a user who is no admin', () => {
  test.use({ signedInAs: 'visitor' })

  test('the gallery room is closed as well', async ({ page }) => {
    await page.goto('/admin/gallery')
    await expect(page).toHaveURL('/')
  })
})

test.describe('the gallery room', () => {
  test.use({ signedInAs: 'admin' })

  test('has exactly three slots, those that are not filled empty', async ({ page, gateway }) => {
    await asAdmin(gateway, '/api/gallery', { method: 'PUT', body: { videoLinks: ['', films[1]] } })
    await page.goto('/admin/gallery')
    await expect(page.getByRole('textbox')).toHaveCount(3)
    await expect(slot(page, 1)).toHaveValue('')
    await expect(slot(page, 2)).toHaveValue('https://youtu.be/SkVqJ1SGeL0')
    await expect(slot(page, 3)).toHaveValue('')
    await expect(preview(page, 1)).toHaveText('Empty slot')
    await expect(preview(page, 2).locator('iframe')).toHaveAttribute('src', frameOf('SkVqJ1SGeL0'))
    await expect(preview(page, 2).locator('iframe')).toHaveAttribute('title', 'first film')
  })

  test('is loading until the links are there', async ({ page }) => {
    const held = await holdBack(page, 'AdminGallery')
    await page.goto('/admin/gallery')
    await expect(page.getByText('Loading video links...')).toBeVisible()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(slot(page, 1)).toHaveValue(films[0] ?? '')
  })

  test('tells that the links could not be fetched, and fetches them on request', async ({ page }) => {
    await refuse(page, 'AdminGallery', 'unavailable', 'service temporarily unavailable')
    await page.goto('/admin/gallery')
    await expect(toasts(page)).toContainText('Failed to fetch video links')
    await expect(page.getByRole('alert')).toContainText('Failed to fetch video links')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(slot(page, 1)).toHaveValue(films[0] ?? '')
  })

  test.describe('shows at once what becomes of', () => {
    const becomes = {
      'a watch link': ['https://www.youtube.com/watch?v=M7lc1UVf-VE&t=5', 'M7lc1UVf-VE'],
      'a short-host link': ['https://youtu.be/M7lc1UVf-VE', 'M7lc1UVf-VE'],
      'a shorts path': ['https://www.youtube.com/shorts/M7lc1UVf-VE', 'M7lc1UVf-VE'],
      'a raw id': ['M7lc1UVf-VE', 'M7lc1UVf-VE'],
      'a link in blanks': ['  https://youtu.be/M7lc1UVf-VE ', 'M7lc1UVf-VE'],
    } as const

    for (const [what, [link, id]] of Object.entries(becomes)) {
      test(what, async ({ page }) => {
        await page.goto('/admin/gallery')
        await slot(page, 2).fill(link)
        const frame = preview(page, 2).locator('iframe')
        await expect(frame).toHaveAttribute('src', frameOf(id))
        await expect(frame).toHaveAttribute('loading', 'lazy')
        await expect(frame).toHaveAttribute('title', 'second film')
      })
    }

    for (const link of ['https://vimeo.com/1234', 'https://www.youtube.com/', 'two words']) {
      test(`"${link}": a placeholder box`, async ({ page }) => {
        await page.goto('/admin/gallery')
        await slot(page, 2).fill(link)
        await expect(preview(page, 2)).toContainText('This film cannot be shown here.')
        await expect(preview(page, 2).locator('iframe')).toHaveCount(0)
      })
    }

    test('an emptied slot', async ({ page }) => {
      await page.goto('/admin/gallery')
      await slot(page, 2).fill('')
      await expect(preview(page, 2)).toHaveText('Empty slot')
    })
  })

  test('asks the video host for nothing while somebody is typing', async ({ page }) => {
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('youtube')) asked.push(request.url())
    })
    await page.goto('/admin/gallery')
    await slot(page, 1).fill('')
    await page.clock.runFor(1000)
    await slot(page, 1).pressSequentially('M7lc1UVf-VE')
    expect(asked.filter((url) => url.includes('M7lc1'))).toEqual([])
    await page.clock.runFor(1000)
    await expect(preview(page, 1).locator('iframe')).toHaveAttribute('src', frameOf('M7lc1UVf-VE'))
    await expect.poll(() => asked.filter((url) => url.includes('M7lc1'))).toEqual([frameOf('M7lc1UVf-VE')])
  })
})

test.describe('choosing videos', () => {
  test.use({ signedInAs: 'admin' })
  test.beforeEach(({ page }) => page.goto('/admin/gallery'))

  test('saves them all, says so, and the dashboard shows them at once', async ({ page, gateway }) => {
    await slot(page, 1).fill('https://youtu.be/M7lc1UVf-VE')
    await slot(page, 3).fill('')
    await save(page).click()
    await expect(toasts(page)).toContainText('Video links updated successfully!')
    expect(await asAdmin(gateway, '/api/gallery')).toMatchObject({
      videoLinks: ['https://youtu.be/M7lc1UVf-VE', 'https://youtu.be/SkVqJ1SGeL0'],
    })
    const held = await holdBack(page, 'Gallery')
    await page.getByRole('link', { name: 'from stray to safe' }).click()
    await expect(page).toHaveURL('/dashboard')
    const shown = page.locator('#gallery iframe')
    await expect(shown).toHaveCount(2)
    await expect(shown.first()).toHaveAttribute('src', frameOf('M7lc1UVf-VE'))
    expect(held).toEqual([])
  })

  test('is refused at the field for what is no video, and nothing is sent', async ({ page }) => {
    const held = await holdBack(page, 'UpdateGallery')
    await slot(page, 2).fill('https://vimeo.com/1234')
    await save(page).click()
    await expect(slot(page, 2)).toBeFocused()
    await expect(slot(page, 2)).toHaveAttribute('aria-invalid', 'true')
    await expect(slot(page, 2)).toHaveAccessibleDescription(/YouTube/)
    await slot(page, 2).fill(films[1] ?? '')
    await expect(slot(page, 2)).not.toHaveAttribute('aria-invalid')
    expect(held).toEqual([])
  })

  test('shows at the field what the server refuses', async ({ page }) => {
    const errors = [{ field: 'videoLinks.2', code: 'invalid_video', message: 'no' }]
    await intercept(page, 'UpdateGallery', (route) =>
      route.fulfill({
        json: { data: null, errors: [{ message: 'no', extensions: { code: 'validation_failed', errors } }] },
      }),
    )
    await slot(page, 3).fill('M7lc1UVf-VE')
    await save(page).click()
    await expect(toasts(page)).toContainText('Failed to update video links')
    await expect(slot(page, 3)).toBeFocused()
    await expect(slot(page, 3)).toHaveAccessibleDescription(/YouTube/)
  })

  test('that fails says so and keeps what was typed, for another try', async ({ page }) => {
    await refuse(page, 'UpdateGallery', 'unavailable', 'service temporarily unavailable')
    await slot(page, 1).fill('M7lc1UVf-VE')
    await save(page).click()
    await expect(toasts(page)).toContainText('Failed to update video links')
    await expect(page.getByRole('main')).toContainText('The site cannot do this at the moment.')
    await expect(slot(page, 1)).toHaveValue('M7lc1UVf-VE')
    await page.unrouteAll()
    await save(page).click()
    await expect(toasts(page)).toContainText('Video links updated successfully!')
  })

  test('is sent once by a double click', async ({ page }) => {
    const held = await holdBack(page, 'UpdateGallery')
    await slot(page, 1).fill('M7lc1UVf-VE')
    await save(page).dblclick()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(toasts(page)).toContainText('Video links updated successfully!')
    expect(held).toHaveLength(1)
  })

  test('and leaving without saving asks first', async ({ page }) => {
    await slot(page, 1).fill('M7lc1UVf-VE')
    const contacts = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Contacts' })
    await contacts.click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName('Leave without saving?')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL('/admin/gallery')
    await expect(slot(page, 1)).toHaveValue('M7lc1UVf-VE')
    await contacts.click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/admin/contacts')
  })

  test('after somebody else did tells both, overwrites nothing and loses nothing', async ({
    page,
    gateway,
  }) => {
    await slot(page, 1).fill('M7lc1UVf-VE')
    const theirs = ['https://youtu.be/jNQXAC9IVRw', films[1], '']
    await asAdmin(gateway, '/api/gallery', { method: 'PUT', body: { videoLinks: theirs } })
    await save(page).click()
    await expect(toasts(page)).toContainText('Failed to update video links')
    const conflict = page.getByRole('region', { name: 'Someone else changed this in the meantime' })
    await expect(conflict.getByRole('group', { name: 'Video 1' })).toContainText('M7lc1UVf-VE')
    await expect(conflict.getByRole('group', { name: 'Video 1' })).toContainText('jNQXAC9IVRw')
    await expect(slot(page, 1)).toHaveValue('M7lc1UVf-VE')
    await expect(slot(page, 3)).toHaveValue('')
    expect(await asAdmin(gateway, '/api/gallery')).toMatchObject({ videoLinks: theirs.slice(0, 2) })
    await save(page).click()
    await expect(toasts(page)).toContainText('Video links updated successfully!')
    await expect(conflict).toHaveCount(0)
    expect(await asAdmin(gateway, '/api/gallery')).toMatchObject({ videoLinks: ['M7lc1UVf-VE', films[1]] })
  })

  test('after somebody else wrote the same is a success like any other', async ({ page, gateway }) => {
    const same = ['https://youtu.be/jNQXAC9IVRw', 'https://youtu.be/M7lc1UVf-VE', '']
    for (const [index, link] of same.entries()) await slot(page, index + 1).fill(link)
    await asAdmin(gateway, '/api/gallery', { method: 'PUT', body: { videoLinks: same } })
    await save(page).click()
    await expect(toasts(page).getByRole('listitem')).toHaveText('Video links updated successfully!')
    await expect(page.getByRole('region', { name: /Someone else/ })).toHaveCount(0)
  })

  test('needs no mouse', async ({ page }) => {
    await slot(page, 1).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('M7lc1UVf-VE')
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toContainText('Video links updated successfully!')
    await expect(slot(page, 1)).toBeFocused()
  })
})

for (const locale of ['en-US', 'ka-GE']) {
  test.describe(`the gallery room in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

    test('is for everybody: no barrier axe knows of, and no sideways scrolling', async ({ page }) => {
      await page.goto('/admin/gallery')
      await page.getByRole('textbox').nth(1).fill('https://vimeo.com/1234')
      await page.getByRole('textbox').nth(2).fill('')
      await page.locator('form').getByRole('button').click()
      await expect(page.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('main').locator('iframe')).toHaveCount(1)
      await expectForEverybody(page)
    })
  })
}

test.describe('the gallery room in Georgian', () => {
  test.use({ locale: 'ka-GE', signedInAs: 'admin' })

  test('speaks Georgian', async ({ page }) => {
    await page.goto('/admin/gallery')
    await page.getByRole('textbox', { name: 'ვიდეო 3' }).fill('')
    await expect(page.getByRole('region', { name: 'ვიდეო 3, წინასწარი ნახვა' })).toHaveText('ცარიელი ადგილი')
    await page.getByRole('button', { name: 'ცვლილებების შენახვა' }).click()
    await expect(toasts(page)).toContainText('ვიდეოს ბმულები განახლდა!')
  })
})
