import type { Route } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { uploads } from '../support/picture-uploads.ts'
import { plain } from '../support/pictures.ts'
import { projectForm, uniqueTitle } from '../support/project-form.ts'
import {
  keptInTab,
  projectsLike,
  said,
  signOutElsewhere,
  storeElsewhere,
  toasts,
  typeGoal,
  typeNewProject,
  why,
} from '../support/session-ends.ts'
import { signInHere, storedSession, wearOutToken } from '../support/stored-session.ts'

test.describe('a session that ends', () => {
  test.use({ signedInAs: 'admin' })

  test('in the middle of a form leads back to it, with all that was typed', async ({ page, gateway }) => {
    const { form, path } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await expect(toasts(page)).toHaveText('')
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(path)
    await expect(form.goal).toHaveValue('8000')
    await expect(page.getByText(said.restored)).toBeVisible()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    await expect(page.getByText(said.restored)).toHaveCount(0)
  })

  test('outlives a reload of the page in between', async ({ page, gateway }) => {
    const { form } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await page.reload()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(form.goal).toHaveValue('8000')
    await expect(page.getByText(said.restored)).toBeVisible()
    expect(await keptInTab(page)).toBeNull()
  })

  test('after a record was created leads to it, and not to another new one', async ({ page, gateway }) => {
    const title = uniqueTitle('Stayed')
    const form = await typeNewProject(page, title)
    const held = await holdBack(page, 'CreateProject')
    await form.create.click()
    await expect.poll(() => held.length).toBe(1)
    await form.goal.fill('600')
    await held[0]?.continue()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await wearOutToken(page)
    await form.create.click()
    await expect(page).toHaveURL('/sign-in')
    await page.reload()
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(/\/admin\/projects\/edit\//)
    await expect(form.goal).toHaveValue('600')
    await expect(page.getByText(said.restored)).toBeVisible()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    expect(await projectsLike(gateway, title)).toEqual([expect.objectContaining({ goal: 600 })])
  })

  test('after the answer of a new record was lost creates it once', async ({ page, gateway }) => {
    const title = uniqueTitle('Lost')
    const form = await typeNewProject(page, title)
    await loseAnswer(page, 'CreateProject')
    await form.create.click()
    await expect(form.status).toHaveText('Failed.')
    await wearOutToken(page)
    await form.create.click()
    await expect(page).toHaveURL('/sign-in')
    await page.reload()
    await signInHere(page, 'admin')
    await expect(form.goal).toHaveValue('500')
    await form.goal.fill('600')
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
    expect(await projectsLike(gateway, title)).toEqual([expect.objectContaining({ goal: 600 })])
  })

  test('leaves nothing in the tab for somebody else who signs in', async ({ page, gateway }) => {
    const { form } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    expect(await keptInTab(page)).toContain('8000')
    await signInHere(page, 'visitor')
    await expect(page).toHaveURL('/dashboard')
    expect(await keptInTab(page)).toBeNull()
    // Nor where it was, whose address may hold what somebody was looking for.
    expect(await page.evaluate(() => sessionStorage.getItem('leftPage'))).toBeNull()
  })

  test('in a list leads back to the same page of it, in the same order', async ({ page }) => {
    await page.goto('/admin/contacts')
    await expect(page.getByRole('article').first()).toBeVisible()
    await wearOutToken(page)
    await page.goto('/admin/contacts?direction=asc')
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.ended)
    await page.reload()
    await expect(why(page)).toHaveText(said.ended)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/contacts?direction=asc')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('while another document is on its way is told of by that one', async ({ page }) => {
    const held = await holdBack(page, 'AdminContacts')
    await page.goto('/admin/contacts')
    await expect.poll(() => held.length).toBe(1)
    await wearOutToken(page)
    // The page to sign in never comes, as where its code is slower than the other document.
    await page.route(/sign-in-page/, () => {}, { times: 1 })
    await held[0]?.continue()
    await expect.poll(() => storedSession(page)).toBeNull()
    await page.goto('/admin/contacts?direction=asc')
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.ended)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/contacts?direction=asc')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/admin/contacts')
    await expect(page).toHaveURL('/')
  })

  test('is told in the same words to whoever goes back instead of signing in', async ({ page, gateway }) => {
    const { form, path } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await page.goBack()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(path)
    await expect(form.goal).toHaveValue('8000')
  })

  test('while a form is loaded anew keeps what was typed, and says so', async ({ page, gateway }) => {
    page.on('dialog', (question) => void question.accept())
    const { form, path } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await page.reload()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(path)
    await expect(form.goal).toHaveValue('8000')
  })

  test('keeps nobody from going back to what they have read before', async ({ page }) => {
    await page.goto('/colab')
    await page.goto('/admin/contacts')
    await expect(page.getByRole('article').first()).toBeVisible()
    await wearOutToken(page)
    await page.reload()
    await expect(why(page)).toHaveText(said.ended)
    await page.goBack()
    await expect(why(page)).toHaveText(said.ended)
    await page.goBack()
    await expect(page).toHaveURL('/colab')
  })

  test('is told of by a document that was on its way before anybody was asked to sign in', async ({
    page,
  }) => {
    const held = await holdBack(page, 'AdminContacts')
    const documents: Route[] = []
    await page.route('**/admin/contacts?direction=asc', (route) => {
      documents.push(route)
    })
    await page.goto('/admin/contacts')
    await expect.poll(() => held.length).toBe(1)
    await wearOutToken(page)
    let isAsked = false
    await page.exposeFunction('tellAsked', () => {
      isAsked = true
    })
    await page.evaluate((tell) => {
      new MutationObserver(() => {
        const isSaid = document.querySelector('main [role=status]')?.textContent
        if (location.pathname === '/sign-in' && isSaid) Reflect.get(window, tell)()
      }).observe(document, { subtree: true, childList: true })
      setTimeout(() => location.assign('/admin/contacts?direction=asc'))
    }, 'tellAsked')
    await expect.poll(() => documents.length).toBe(1)
    await held[0]?.continue()
    await expect.poll(() => isAsked).toBe(true)
    await documents[0]?.continue()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.ended)
  })

  test('leads nobody to sign in any more who has opened another page from there by its address', async ({
    page,
  }) => {
    await page.goto('/admin/contacts')
    await expect(page.getByRole('article').first()).toBeVisible()
    await wearOutToken(page)
    await page.goto('/admin/events')
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.ended)
    await page.goto('/colab')
    await page.goto('/admin/contacts')
    await expect(page).toHaveURL('/')
  })

  test('leads nobody else to where it ended', async ({ page, gateway }) => {
    const { form } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await signInHere(page, 'visitor')
    await expect(page).toHaveURL('/dashboard')
    // Nor tells them again that somebody is to sign in: they are.
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('leads nobody back who has gone elsewhere before signing in', async ({ page, gateway }) => {
    const { form } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await page.getByRole('contentinfo').getByRole('link', { name: 'colab' }).click()
    await expect(page).toHaveURL('/colab')
    await page.getByRole('banner').getByRole('link', { name: 'sign in' }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText('')
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/dashboard')
  })

  test('in the gallery keeps the links', async ({ page }) => {
    await page.goto('/admin/gallery')
    const first = page.getByRole('textbox', { name: 'Video 1' })
    await first.fill('https://youtu.be/Z4C82eyhwgU')
    await wearOutToken(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(first).toHaveValue('https://youtu.be/Z4C82eyhwgU')
    await expect(page.getByText(said.restored)).toBeVisible()
  })

  test('while a picture is chosen sends it after signing in again', async ({ page, gateway }) => {
    const { form, path } = await typeGoal(page, gateway, '8000')
    await wearOutToken(page)
    await form.choosePicture.setInputFiles({
      name: 'dog.png',
      mimeType: 'image/png',
      buffer: await plain(640, 360).png().toBuffer(),
    })
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(path)
    await expect(form.goal).toHaveValue('8000')
    await expect(form.picture).toBeVisible()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
  })

  test('between choosing a picture and sending it is told apart from a picture nobody can take', async ({
    page,
  }) => {
    await page.route(uploads, (route) =>
      route.fulfill({ status: 401, json: { error: 'jwt expired', code: 'token_expired' } }),
    )
    await page.goto('/admin/projects/create')
    await projectForm(page).choosePicture.setInputFiles({
      name: 'dog.png',
      mimeType: 'image/png',
      buffer: await plain(64, 48).png().toBuffer(),
    })
    await expect(page).toHaveURL('/sign-in')
    expect(await storedSession(page)).toBeNull()
  })

  test('on the way from the admin area keeps the letter that is being written by now', async ({ page }) => {
    await page.goto('/admin/gallery')
    const held = await holdBack(page, 'UpdateGallery')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('link', { name: 'from stray to safe' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'colab' }).click()
    await page.getByLabel('Message').fill('A long letter to the team')
    await held[0]?.fulfill({
      status: 401,
      json: { errors: [{ message: 'jwt expired', extensions: { code: 'token_expired' } }] },
    })
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/colab')
    await expect(page.getByLabel('Message')).toHaveValue('A long letter to the team')
    await expect(page.getByLabel('Name')).toHaveValue('')
  })

  test('by somebody else signing in elsewhere shows them nothing that was typed', async ({
    page,
    gateway,
  }) => {
    const { form } = await typeGoal(page, gateway, '8000')
    await storeElsewhere(page, JSON.stringify(await gateway.signIn('visitor')))
    await expect(page).toHaveURL('/')
    await expect(form.goal).toHaveCount(0)
  })
})

for (const [locale, width] of [
  ['en-US', 375],
  ['en-US', 1280],
  ['ka-GE', 375],
  ['ka-GE', 1280],
] as const) {
  test.describe(`the reason to sign in again, in ${locale} at ${width} pixels`, () => {
    test.use({ locale, signedInAs: 'admin', viewport: { width, height: 900 } })

    test('is for everybody', async ({ page }) => {
      await page.goto('/admin/gallery')
      await page.getByRole('textbox').first().fill('https://youtu.be/Z4C82eyhwgU')
      await signOutElsewhere(page)
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page).toHaveURL('/sign-in')
      await expect(why(page)).not.toHaveText('')
      await keepPicture(page, `sign-in-why-${locale}-${width}`)
      await expectForEverybody(page)
    })
  })
}
