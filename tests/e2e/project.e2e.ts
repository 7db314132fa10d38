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

  for (const [amount, reason] of [
    ['', 'Fill in “Amount”'],
    ['0', 'Enter ₾1 or more in “Amount”'],
    ['-5', 'Enter ₾1 or more in “Amount”'],
    ['0.5', 'Enter ₾1 or more in “Amount”'],
    ['1e3', 'Enter “Amount” in digits, for example 1250.50'],
    ['0x10', 'Enter “Amount” in digits, for example 1250.50'],
    ['1.500', '“Amount” can be read in two ways: write 1500 or 1.50'],
    ['99999999999999999999', 'Enter ₾10,000,000 or less in “Amount”'],
  ] as const) {
    test(`does not take "${amount}" for an amount, and says at the field why`, async ({ page }) => {
      const alert = page.waitForEvent('dialog')
      const field = page.getByLabel('Amount', { exact: true })
      await field.pressSequentially(amount)
      await expect(field).not.toHaveAttribute('aria-invalid')
      const click = page.getByRole('button', { name: 'DONATE' }).click()
      const dialog = await alert
      expect(dialog.message()).toBe('Please enter a valid donation amount.')
      await dialog.accept()
      await click
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(reason)
      await field.fill('25')
      await expect(field).not.toHaveAttribute('aria-invalid')
      await expect(field).toHaveAccessibleDescription('')
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
