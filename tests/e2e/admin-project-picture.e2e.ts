import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { maximumUploadBytes } from '../../schema/uploads.ts'
import { expect, test } from '../support/browser.ts'
import { holdBack, intercept, refuse } from '../support/intercept.ts'
import { holdUploads, uploads, watchUploads } from '../support/picture-uploads.ts'
import { plain } from '../support/pictures.ts'
import { projectForm, uniqueTitle } from '../support/project-form.ts'
import { storedToken } from '../support/stored-session.ts'

const path = '/admin/projects/create'

const pictureFile = async () => ({
  name: 'dog.png',
  mimeType: 'image/png',
  buffer: await plain(640, 360).png().toBuffer(),
})

const fillIn = async (page: Page): Promise<void> => {
  const form = projectForm(page)
  await form.english.title.fill(uniqueTitle('Pictured'))
  await form.english.description.fill('With a picture.')
  await form.goal.fill('100')
}

test.use({ signedInAs: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto(path)
})

test.describe('a file that is no picture', () => {
  test('is refused at once, and nothing is sent', async ({ page }) => {
    const sent = watchUploads(page)
    const form = projectForm(page)
    await form.choosePicture.setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
    const sentence = 'This file is not an image we can show. Choose a PNG, JPEG, WebP or AVIF file.'
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(form.choosePicture).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
    expect(sent).toEqual([])
    await form.choosePicture.setInputFiles(await pictureFile())
    await expect(page.getByText('The picture is uploaded.')).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
    expect(sent).toHaveLength(1)
  })

  test('nor is one that is too large', async ({ page }) => {
    await projectForm(page).choosePicture.setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(maximumUploadBytes + 1),
    })
    await expect(page.getByText('This picture is larger than 10 MB. Choose a smaller one.')).toBeVisible()
  })

  test('but says so is found out by the server, whose reason is shown', async ({ page }) => {
    await projectForm(page).choosePicture.setInputFiles({
      name: 'not-really.png',
      mimeType: 'image/png',
      buffer: Buffer.from('nothing of a picture'),
    })
    await expect(
      page.getByText(/^For “Picture”, choose an undamaged picture without animation/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
})

test('a picture that is on its way is shown with how much of it has been sent', async ({ page }) => {
  const form = projectForm(page)
  const devtools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400 * 1024 }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow)
  const noise = randomBytes(900 * 700 * 3)
  const { default: sharp } = await import('sharp')
  const buffer = await sharp(noise, { raw: { width: 900, height: 700, channels: 3 } })
    .png()
    .toBuffer()
  await form.choosePicture.setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })

  const seen = new Set<number>()
  const bar = page.getByRole('progressbar', { name: 'Upload of the picture' })
  await expect(form.picture).toHaveAttribute('src', /^data:image\/png/)
  await expect
    .poll(
      async () => {
        const percent = Number(await bar.getAttribute('aria-valuenow', { timeout: 500 }).catch(() => 0))
        if (percent > 0 && percent < 100) seen.add(percent)
        return seen.size
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(1)
  await expect(page.getByText('The picture is uploaded.')).toBeVisible({ timeout: 20_000 })
  await expect(form.picture).toHaveAttribute('src', /^\/uploads\//)
  await expect(bar).toHaveCount(0)
})

test('a picture that is given up before it is sent is not sent', async ({ page }) => {
  const sent = watchUploads(page)
  const form = projectForm(page)
  const held = await holdBack(page, 'UploadTarget')
  await fillIn(page)
  await form.choosePicture.setInputFiles(await pictureFile())
  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(() => expect(held).toHaveLength(1)).toPass()
  await held[0]?.continue()
  await form.create.click()
  await expect(form.status).toHaveText('Project created!')
  await expect(form.picture).toHaveCount(0)
  expect(sent).toEqual([])
})

test('one that is refused does not say that it is uploaded, whatever was before', async ({ page }) => {
  const form = projectForm(page)
  await form.choosePicture.setInputFiles(await pictureFile())
  await expect(page.getByText('The picture is uploaded.')).toBeVisible()
  await form.choosePicture.setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(maximumUploadBytes + 1),
  })
  await expect(page.getByText(/^This picture is larger than 10 MB/)).toBeVisible()
  await expect(page.getByText('The picture is uploaded.')).toHaveCount(0)
  await expect(form.picture).toHaveAttribute('src', /-640x360\.webp$/)
})

test('one that is refused is not saved without, and can be left out', async ({ page }) => {
  const form = projectForm(page)
  const sentence = /^This picture is larger than 10 MB/
  await fillIn(page)
  await form.choosePicture.setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(maximumUploadBytes + 1),
  })
  await form.create.click()
  await expect(form.status).toHaveText('Failed.')
  await expect(form.choosePicture).toBeFocused()
  await expect(form.choosePicture).toHaveAccessibleDescription(sentence)
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(page.getByText(sentence)).toHaveCount(0)
  await expect(form.status).toHaveText('')
  await expect(form.choosePicture).toBeFocused()
  await expect(form.choosePicture).not.toHaveAttribute('aria-invalid')
  await form.create.click()
  await expect(form.status).toHaveText('Project created!')
})

test('what is cleared while a picture is on its way is asked for again', async ({ page }) => {
  const form = projectForm(page)
  const held = await holdUploads(page)
  await fillIn(page)
  await form.choosePicture.setInputFiles(await pictureFile())
  await form.create.click()
  await expect(form.status).toHaveText('Uploading...')
  await form.english.title.fill('')
  held.letGo()
  await expect(form.english.title).toBeFocused()
  await expect(form.english.title).toHaveAttribute('aria-invalid', 'true')
  await expect(form.status).toHaveText('')
})

test.describe('a picture that does not arrive', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(uploads, (route) => route.fulfill({ status: 502, body: '' }))
    await fillIn(page)
    await projectForm(page).choosePicture.setInputFiles(await pictureFile())
    await expect(page.getByText(/^The picture could not be uploaded/)).toBeVisible()
  })

  test('is not forgotten: saving says "Failed.", and it can be sent again', async ({ page }) => {
    const form = projectForm(page)
    await form.create.click()
    await expect(form.status).toHaveText('Failed.')
    await expect(page.getByText(/^The picture could not be uploaded/)).toHaveCount(2)
    await expect(form.choosePicture).toBeFocused()
    await expect(form.choosePicture).toHaveAccessibleDescription(/^The picture could not be uploaded/)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The picture is uploaded.')).toBeVisible()
    await expect(form.choosePicture).toBeFocused()
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
    await expect(form.picture).toHaveAttribute('src', /^\/uploads\//)
  })

  test('can be left out', async ({ page }) => {
    const form = projectForm(page)
    await page.getByRole('button', { name: 'Leave it out' }).click()
    await expect(form.picture).toHaveCount(0)
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
    await expect(form.picture).toHaveCount(0)
  })
})

test('a picture whose address the server refuses leads to where another is chosen', async ({ page }) => {
  const form = projectForm(page)
  await refuse(page, 'CreateProject', 'validation_failed', 'no', [
    { field: 'imageUrl', code: 'invalid_url' },
    { field: 'youtubeUrl', code: 'invalid_video' },
  ])
  await fillIn(page)
  await form.choosePicture.setInputFiles(await pictureFile())
  await expect(page.getByText('The picture is uploaded.')).toBeVisible()
  await form.create.click()
  await expect(form.choosePicture).toBeFocused()
  await expect(form.choosePicture).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('The picture is uploaded.')).toHaveCount(0)
})

test('saving waits for a picture that is on its way', async ({ page }) => {
  const form = projectForm(page)
  const held = await holdUploads(page)
  await fillIn(page)
  await form.choosePicture.setInputFiles(await pictureFile())
  await form.create.click()
  await expect(form.status).toHaveText('Uploading...')
  held.letGo()
  await expect(form.status).toHaveText('Project created!')
  await expect(form.picture).toHaveAttribute('src', /^\/uploads\//)
})

test('an upload can be stopped, and a picture replaced and removed', async ({ page }) => {
  const form = projectForm(page)
  await holdUploads(page)
  await form.choosePicture.setInputFiles(await pictureFile())
  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(form.picture).toHaveCount(0)
  await expect(form.choosePicture).toBeFocused()
  await page.unrouteAll()

  await form.choosePicture.setInputFiles(await pictureFile())
  await expect(form.picture).toHaveAttribute('src', /-640x360\.webp$/)
  const other = await plain(320, 180).jpeg().toBuffer()
  await form.choosePicture.setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: other })
  await expect(form.picture).toHaveAttribute('src', /-320x180\.webp$/)
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(form.picture).toHaveCount(0)
})

test('a picture can be dropped on the form', async ({ page }) => {
  const bytes = [...(await pictureFile()).buffer]
  const files = await page.evaluateHandle((given) => {
    const dropped = new DataTransfer()
    dropped.items.add(new File([new Uint8Array(given)], 'dog.png', { type: 'image/png' }))
    return dropped
  }, bytes)
  await page.getByRole('group', { name: 'Picture' }).dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByText('The picture is uploaded.')).toBeVisible()
})

test('our own host is shown the token of the session', async ({ page }) => {
  const token = await storedToken(page)
  const sent = page.waitForRequest(uploads)
  await projectForm(page).choosePicture.setInputFiles(await pictureFile())
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`)
})

test('a hosted service is never shown the token, and its address is the picture’s', async ({ page }) => {
  const hosted = 'https://images.example/v1/dogs/upload'
  const kept = 'https://images.example/dogs/kept.webp'
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const seen: Record<string, string>[] = []
  await page.route(kept, (route) => route.fulfill({ contentType: 'image/webp', body: '' }))
  await page.route(hosted, (route) => {
    if (route.request().method() === 'POST') seen.push(route.request().headers())
    return route.fulfill({ headers: cors, json: { secure_url: kept } })
  })
  await intercept(page, 'UploadTarget', (route) =>
    route.fulfill({
      json: { data: { uploadTarget: { __typename: 'UploadTarget', url: hosted, preset: 'dogs' } } },
    }),
  )
  // The page may call the host that its gateway is set up with, and no other.
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    const policy = String(headers['content-security-policy']).replace(
      'connect-src',
      'connect-src https://images.example',
    )
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } })
  })
  await page.goto(path)
  await projectForm(page).choosePicture.setInputFiles(await pictureFile())
  await expect(projectForm(page).picture).toHaveAttribute('src', kept)
  expect(seen).toHaveLength(1)
  expect(seen[0]).not.toHaveProperty('authorization')
})
