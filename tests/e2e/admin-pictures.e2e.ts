import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { refuse } from '../support/intercept.ts'
import { halves, plain } from '../support/pictures.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, sendPicture } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': {
    locale: 'en',
    choose: 'Choose from kept pictures',
    dialog: 'Choose a kept picture',
    search: 'Search pictures',
    save: 'Save changes',
    saved: 'Project updated!',
    editor: 'Alternative text and focal point',
    english: 'English',
    alt: 'Alternative text',
    fallback: 'Until it is written, the title of the project or event is read in this language.',
    keep: 'Save',
    kept: 'Saved, wherever the picture is used.',
    left: 'From the left',
    top: 'From the top',
    edit: 'Edit',
    usedIn: 'Used in:',
    remove: 'Delete',
    binned: 'The picture is in the bin.',
    undo: 'Undo',
    back: 'It is back.',
    updated: 'Updated!',
  },
  'ka-GE': {
    locale: 'ka',
    choose: 'შენახულებიდან არჩევა',
    dialog: 'აირჩიე შენახული სურათი',
    search: 'სურათების ძებნა',
    save: 'ცვლილებების შენახვა',
    saved: 'პროექტი განახლდა!',
    editor: 'ალტერნატიული ტექსტი და მთავარი წერტილი',
    english: 'ინგლისურად',
    alt: 'ალტერნატიული ტექსტი',
    fallback: 'სანამ არ შეავსებ, ამ ენაზე პროექტის ან ღონისძიების სათაური წაიკითხება.',
    keep: 'შენახვა',
    kept: 'შენახულია ყველგან, სადაც ეს სურათი ჩანს.',
    left: 'მარცხნიდან',
    top: 'ზემოდან',
    edit: 'შეცვლა',
    usedIn: 'გამოყენებულია:',
    remove: 'წაშლა',
    binned: 'სურათი ურნაშია.',
    undo: 'უკან დაბრუნება',
    back: 'დაბრუნდა.',
    updated: 'განახლდა!',
  },
} as const

let sent = 0

/** A picture of its own, by a name that no other has. */
const somePicture = async (gateway: Gateway) => {
  sent += 1
  const name = uniqueTitle('picture')
  const file = await (await halves(600 + 2 * sent, 900)).png().toBuffer()
  const { secure_url: address, public_id: id } = await sendPicture(gateway, file, `${name}.png`)
  return { name, address, id }
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|შეტყობინებები/ })
const cardOf = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name })

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`kept pictures in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('one is chosen for a project and described there', async ({ page, gateway }) => {
        const { name, address } = await somePicture(gateway)
        const project = await gateway.createProject(projectCalled(uniqueTitle('Pictured')))
        await page.goto(`/admin/projects/edit/${project}`)
        const presses = countingPresses(page)
        await presses.press(page.getByRole('button', { name: texts.choose }))
        const dialog = page.getByRole('dialog', { name: texts.dialog })
        await presses.press(dialog.getByRole('button', { name }))
        await expect(dialog).toHaveCount(0)
        await presses.press(page.getByRole('button', { name: texts.save }))
        await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible()
        expect(presses.count()).toBeLessThanOrEqual(3)

        await page.getByRole('button', { name: texts.editor }).click()
        const editor = page.getByRole('dialog', { name: texts.editor })
        const inEnglish = editor.getByRole('group', { name: texts.english, exact: true })
        await inEnglish.getByLabel(texts.alt).fill('Two halves, black and white')
        await expect(editor).toContainText(texts.fallback)
        await editor.getByLabel(texts.left).press('ArrowRight')
        await editor.getByLabel(texts.top).press('Home')
        await expect(editor.getByLabel(texts.left)).toHaveAttribute('aria-valuetext', '51%')
        await keepPicture(page, `picture-editor-${locale}-${width}`)
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        await editor.getByRole('button', { name: texts.keep, exact: true }).click()
        await expect(toasts(page)).toContainText(texts.kept)

        const shown = page.getByRole('main').locator(`img[src="${address}"]`)
        await page.goto(`/projects/${project}?lng=en`)
        await expect(shown).toHaveAttribute('alt', 'Two halves, black and white')
        await expect(shown).toHaveCSS('object-position', '51% 0%')
      })

      test('the library has them, with where they are used', async ({ page, gateway }) => {
        const { name, address } = await somePicture(gateway)
        const title = uniqueTitle('Shows it')
        await gateway.createProject({ ...projectCalled(title), imageUrl: address })
        await page.goto(`/admin/pictures?search=${encodeURIComponent(name)}`)
        const card = cardOf(page, name)
        await expect(card).toContainText(texts.usedIn)
        await expect(card.getByRole('button', { name: texts.remove })).toHaveCount(0)
        await keepPicture(page, `pictures-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        const presses = countingPresses(page)
        await presses.press(card.getByRole('link', { name: texts.edit }))
        const picture = page.locator('[data-focal-point]')
        await expect(picture.locator('img')).toHaveJSProperty('complete', true)
        const box = await picture.boundingBox()
        await picture.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } })
        await expect(page.getByLabel(texts.left)).toHaveValue('25')
        await expect(page.getByLabel(texts.top)).toHaveValue('75')
        await presses.press(page.getByRole('button', { name: texts.save }))
        await expect(page.getByRole('status').filter({ hasText: texts.updated })).toBeVisible()
        expect(presses.count()).toBe(2)
        await keepPicture(page, `picture-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      })

      test('what nothing uses is deleted at once, and comes back', async ({ page, gateway }) => {
        const { name } = await somePicture(gateway)
        await page.goto(`/admin/pictures?search=${encodeURIComponent(name)}`)
        const presses = countingPresses(page)
        await presses.press(cardOf(page, name).getByRole('button', { name: texts.remove }))
        await expect(toasts(page)).toContainText(texts.binned)
        await expect(cardOf(page, name)).toHaveCount(0)
        await presses.press(toasts(page).getByRole('button', { name: texts.undo }))
        await expect(toasts(page)).toContainText(texts.back)
        await expect(cardOf(page, name)).toHaveCount(1)
        expect(presses.count()).toBe(2)
      })
    })
  }
}

test.describe('the choice of a kept picture', () => {
  test.use({ signedInAs: 'admin' })

  const open = async (page: Page): Promise<Locator> => {
    await page.goto('/admin/projects/create')
    await page.getByRole('button', { name: 'Choose from kept pictures' }).click()
    return page.getByRole('dialog', { name: 'Choose a kept picture' })
  }

  test('is made by the keyboard alone, and the focus is where it was', async ({ page, gateway }) => {
    const [one, other] = [await somePicture(gateway), await somePicture(gateway)]
    await page.goto('/admin/projects/create')
    const opener = page.getByRole('button', { name: 'Choose from kept pictures' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const choices = dialog.getByRole('listitem').getByRole('button')
    await expect(choices.first()).toContainText(other.name)
    await choices.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(choices.nth(1)).toContainText(one.name)
    await expect(choices.nth(1)).toBeFocused()
    expect(await violationsOn(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.getByRole('img', { name: 'The picture of this project' })).toHaveAttribute(
      'src',
      one.address,
    )
  })

  test('finds by name and by what is said of them', async ({ page, gateway }) => {
    const { name, id } = await somePicture(gateway)
    await somePicture(gateway)
    const { id: picture } = await asAdmin<{ id: string }>(gateway, `/api/pictures/${id}`)
    const alt = uniqueTitle('ნამჯაზე')
    await asAdmin(gateway, `/api/pictures/${picture}`, {
      method: 'PUT',
      body: { translations: { ka: { alt } } },
    })
    const dialog = await open(page)
    for (const words of [name, alt]) {
      await dialog.getByLabel('Search pictures').fill(words)
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await expect(dialog.getByRole('listitem')).toContainText(name)
    }
    await dialog.getByLabel('Search pictures').fill('nowhere to be found')
    await expect(dialog).toContainText('Nothing found.')
  })

  test('says that it failed, and looks again', async ({ page, gateway }) => {
    const { name } = await somePicture(gateway)
    await refuse(page, 'AdminPictures', 'internal', 'internal server error')
    const dialog = await open(page)
    await expect(dialog.getByRole('alert')).toContainText('Failed to fetch the pictures')
    await page.unrouteAll({ behavior: 'wait' })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('button', { name })).toBeVisible()
  })

  test('asks before it forgets what was typed of a picture', async ({ page, gateway }) => {
    const { name } = await somePicture(gateway)
    const dialog = await open(page)
    await dialog.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Alternative text and focal point' }).click()
    const editor = page.getByRole('dialog', { name: 'Alternative text and focal point' })
    await editor.getByRole('group', { name: 'English', exact: true }).getByRole('textbox').fill('A dog')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(
      editor.getByRole('group', { name: 'English', exact: true }).getByRole('textbox'),
    ).toHaveValue('A dog')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(editor).toHaveCount(0)
  })
})

test.describe('the library', () => {
  test.use({ signedInAs: 'admin' })

  test('takes a picture, and leads to where it is described', async ({ page }) => {
    await page.goto('/admin/pictures')
    const name = uniqueTitle('straight-in')
    const buffer = await plain(701, 402).png().toBuffer()
    await page
      .getByLabel('Upload a picture')
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
    await expect(page.getByRole('heading', { level: 1, name: 'Edit picture' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue(name)
  })
})
