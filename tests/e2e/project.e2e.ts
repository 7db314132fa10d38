import { expect, test } from '../support/browser.ts'

const winter = 'A warm winter for forty dogs in Gori'

test.describe('a project', () => {
  test.beforeEach(async ({ page, gateway }) => {
    await page.goto(`/projects/${await gateway.projectId(winter)}`)
  })

  test('shows its title, what is raised of its goal, its film and its story', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(winter)
    await expect(page.getByText('Raised', { exact: true })).toBeVisible()
    await expect(page.getByText('₾8,450', { exact: true })).toBeVisible()
    await expect(page.getByText('Goal', { exact: true })).toBeVisible()
    await expect(page.getByText('₾12,000', { exact: true })).toBeVisible()
    await expect(page.getByText('Last January the shelter in Gori')).toBeVisible()
    const film = page.locator('iframe')
    await expect(film).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/)
    await expect(film).toHaveAttribute('title', /\S/)
  })

  test('says in words how far it is', async ({ page }) => {
    const bar = page.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '70')
    await expect(bar).toHaveAttribute('aria-valuetext', '₾8,450 of ₾12,000')
  })

  for (const amount of ['', '0', '-5', '0.5', '1e3', '0x10', '1.500']) {
    test(`does not take "${amount}" for an amount`, async ({ page }) => {
      const alert = page.waitForEvent('dialog')
      await page.getByLabel('Amount', { exact: true }).pressSequentially(amount)
      const click = page.getByRole('button', { name: 'DONATE' }).click()
      const dialog = await alert
      expect(dialog.message()).toBe('Please enter a valid donation amount.')
      await dialog.accept()
      await click
    })
  }

  test('takes a comma for the decimal mark it is', async ({ page }) => {
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.pressSequentially('25,00')
    await expect(amount).toHaveValue('25,00')
    await expect(page.getByRole('button', { name: '₾25' })).toHaveAttribute('aria-pressed', 'true')
    await amount.fill('12,50')
    const alert = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'DONATE' }).click()
    const dialog = await alert
    expect(dialog.message()).not.toBe('Please enter a valid donation amount.')
    await dialog.accept()
    await click
  })

  test('answers a gift with an alert, and sends nothing', async ({ page }) => {
    const amount = page.getByLabel('Amount', { exact: true })
    await expect(amount).toHaveAttribute('min', '1')
    await page.getByRole('button', { name: '₾25' }).click()
    await expect(amount).toHaveValue('25')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const alert = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'DONATE' }).click()
    const dialog = await alert
    expect(dialog.message()).toMatch(/\S/)
    expect(dialog.message()).not.toBe('Please enter a valid donation amount.')
    await dialog.accept()
    await click
    expect(sent).toEqual([])
  })
})

test.describe('a project in Georgian', () => {
  test.use({ locale: 'ka-GE' })

  test('writes lari as Georgians do, with and without scripts', async ({ page, gateway }) => {
    await page.goto(`/projects/${await gateway.projectId(winter)}`)
    await expect(page.getByText('8\u00A0450\u00A0₾', { exact: true })).toBeVisible()
    await expect(page.getByText('მიზნამდე დარჩა 3\u00A0550\u00A0ლარი', { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'შეგროვდა 8\u00A0450\u00A0ლარი, მიზანი 12\u00A0000\u00A0ლარია',
    )
    await page.getByRole('button', { name: '25\u00A0₾' }).click()
    await expect(page.getByLabel('თანხა', { exact: true })).toHaveValue('25')
    const html = await (await page.request.get(page.url(), { headers: { 'accept-language': 'ka' } })).text()
    expect(html).toContain('8\u00A0450\u00A0₾')
    expect(html).not.toMatch(/₾\d|GEL/)
  })
})

test.describe('an address without a page', () => {
  for (const path of [
    '/nowhere',
    '/admin-of-nothing/at/all',
    '/projects/018f0000-0000-7000-8000-000000000000',
  ]) {
    test(`${path} is "Page Not Found" and leads home`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Bounce a ball to get to the site')).toBeVisible()
    })
  }
})

test('a drawing of the site stands where there is no photo, and waits for a film, as decoration', async ({
  page,
  gateway,
}) => {
  const project = { title: 'Drawn', description: 'A fence.', goal: 10, imageUrl: '/drawings/yard-fence.svg' }
  for (const youtubeUrl of [null, 'https://youtu.be/WhWc3b3KhnY']) {
    const id = await gateway.createProject({ ...project, youtubeUrl })
    await page.goto(`/projects/${id}`)
    await expect(page.locator('main img[src="/drawings/yard-fence.svg"]')).toHaveAttribute('alt', '')
    await expect(page.locator('main iframe')).toHaveCount(youtubeUrl === null ? 0 : 1)
    await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute('content', /\/share\.png$/)
  }
})
