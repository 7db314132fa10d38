import { enAdmin } from '../../client/i18n/en-admin.ts'
import { expect, test } from '../support/browser.ts'
import { addressOf } from '../support/every-page.ts'
import { intercept } from '../support/intercept.ts'

const failure = { json: { data: null, errors: [{ message: 'busy', extensions: { code: 'unavailable' } }] } }

/** A page, what it asks for, and what stands at the top of what comes. */
const pages: readonly [
  path: string,
  operation: string,
  top: { role: 'heading' | 'status'; name?: RegExp },
][] = [
  ['/admin/start', 'AdminWaiting', { role: 'heading', name: new RegExp(enAdmin.start.people) }],
  ['/admin/start', 'AdminLately', { role: 'heading', name: new RegExp(enAdmin.start.lately.title) }],
  ['/admin/start', 'AdminCountedViews', { role: 'heading', name: new RegExp(enAdmin.start.views.title) }],
  ['/admin/projects', 'AdminProjects', { role: 'status' }],
  ['/admin/projects/edit/{project}', 'AdminProject', { role: 'heading' }],
  ['/admin/projects/{project}/preview', 'ProjectPreview', { role: 'heading' }],
  ['/admin/gifts/{gift}', 'AdminGift', { role: 'heading' }],
  ['/admin/gallery', 'AdminGallery', { role: 'heading' }],
  ['/admin/donors/{donor}', 'AdminDonor', { role: 'heading' }],
  ['/admin/team', 'AdminTeam', { role: 'heading' }],
  ['/admin/trail', 'AdminTrail', { role: 'status' }],
  ['/admin/launch', 'AdminLaunches', { role: 'heading' }],
  ['/admin/analytics', 'Analytics', { role: 'heading' }],
]

test.describe('whoever tries again what has failed', () => {
  test.use({ signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, operation, { role, name }] of pages) {
    test(`stays at the button while it fails, and goes on at the top of what comes: ${operation}`, async ({
      page,
      gateway,
    }) => {
      let asked = 0
      let isDown = true
      await intercept(page, operation, (route) => {
        asked += 1
        return isDown ? route.fulfill(failure) : route.fallback()
      })
      await page.goto(await addressOf(path, gateway))
      const again = page.getByRole('alert').getByRole('button', { name: enAdmin.list.retry })
      await expect(again).toBeVisible()
      const before = asked
      await again.press('Enter')
      await expect.poll(() => asked).toBeGreaterThan(before)
      await expect(again).toBeFocused()
      isDown = false
      await page.keyboard.press('Enter')
      await expect(again).toHaveCount(0)
      const landed = page.getByRole('main').locator(':focus')
      await expect(landed).toHaveRole(role)
      if (name) await expect(landed).toHaveText(name)
    })
  }
})
