import { expect, sessionKey, test } from '../support/browser.ts'

const adminPages = ['/admin', '/admin/projects', '/admin/events', '/admin/analytics', '/admin/nowhere']

test.describe('the admin area', () => {
  for (const path of adminPages) {
    test(`${path} sends a visitor to the landing page`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    })
  }

  test('keeps no visitor from going back to what they have read before', async ({ page }) => {
    await page.goto('/colab')
    await page.goto('/admin/projects')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/colab')
  })

  test.describe('for a user who is no admin', () => {
    test.use({ signedInAs: 'visitor' })

    test('is closed as well', async ({ page }) => {
      await page.goto('/admin/projects')
      await expect(page).toHaveURL('/')
    })
  })

  test.describe('for an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('keeps them from going back neither where it leads on by itself, nor once they have logged out', async ({
      page,
    }) => {
      await page.goto('/colab')
      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/colab')
      await page.goto('/admin/projects')
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('/colab')
    })

    test('has its five rooms in the sidebar', async ({ page }) => {
      await page.goto('/admin')
      const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
      const five = ['Projects', 'Events', 'Gallery', 'Contacts', 'Analytics']
      await expect(links.filter({ hasText: new RegExp(`^(${five.join('|')})$`) })).toHaveText(five)
    })

    test('lists the projects with goal, raised and an Edit link', async ({ page, gateway }) => {
      const title = 'A warm winter for forty dogs in Gori'
      await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
      const row = page.getByRole('row').filter({ hasText: title })
      await expect(row).toContainText('₾12,000')
      await expect(row).toContainText('₾8,450')
      const edit = row.getByRole('link', { name: `Edit: ${title}` })
      await expect(edit).toHaveAttribute('href', `/admin/projects/edit/${await gateway.projectId(title)}`)
    })

    test('opens the donors of a project, the anonymous ones without a name', async ({ page }) => {
      await page.goto('/admin/projects?search=A+warm+winter')
      await page
        .getByRole('button', { name: /^212 gifts from \d+ donors and \d+ unknown for A warm winter/ })
        .click()
      const donors = page.getByRole('listitem')
      await expect(donors.filter({ hasText: 'Giorgi Beridze' }).first()).toContainText('₾250')
      await expect(donors.filter({ hasText: 'Anonymous' }).first()).toContainText('₾100')
    })

    test('ends with the session: the user is forgotten and asked to sign in, without a toast', async ({
      page,
    }) => {
      await page.goto('/dashboard')
      await page.evaluate(`{
        const user = JSON.parse(localStorage.getItem('${sessionKey}'))
        localStorage.setItem('${sessionKey}', JSON.stringify({ ...user, token: 'worn.out.token' }))
      }`)
      await page.goto('/admin/projects')
      await expect(page).toHaveURL('/sign-in')
      expect(await page.evaluate(`localStorage.getItem('${sessionKey}')`)).toBeNull()
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
    })
  })
})
