import type { Page } from '@playwright/test'
import { expect, keepPicture, test } from '../support/browser.ts'
import { donationForm, newDonor, openDonationForm } from '../support/donation-form.ts'
import { refuse } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { sendMessage } from '../support/records.ts'
import { signInHere } from '../support/stored-session.ts'
import { isEveryWindow } from '../support/widths.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** What could be pressed if no toast lay over it. */
const covered = (page: Page): Promise<string[]> =>
  toasts(page).evaluate((region) => {
    const shown = [...region.querySelectorAll('li')].map((each) => each.getBoundingClientRect())
    if (shown.length === 0) return ['there is no toast']
    const pressable =
      'a[href], button, input, select, textarea, summary, iframe, [role="button"], [role^="menuitem"]'
    return [...document.querySelectorAll(pressable)]
      .filter((each) => !region.contains(each) && each.closest('[aria-hidden="true"]') === null)
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect()
        const lies = (toast: DOMRect): boolean =>
          toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom
        return width > 1 && shown.some(lies)
      })
      .map((each) => each.outerHTML.slice(0, 100))
  })

const expectClear = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => covered(page), { intervals: [100] }).toEqual([])
  await keepPicture(page, `toast-${name}-${page.viewportSize()?.width}`)
}

const refuseSignIn = async (page: Page): Promise<void> => {
  await refuse(page, 'LogIn', 'invalid_credentials', 'invalid username or password')
  await signInHere(page, 'admin')
}

const sizes = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1280, 720],
] as const

for (const [width, height] of isEveryWindow ? sizes : [sizes[0], sizes[3]]) {
  test.describe(`at ${width} by ${height} pixels a toast lies on nothing that can be pressed`, () => {
    test.use({ viewport: { width, height } })

    test('where signing in is refused, nor on the page before', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Bounce the ball' }).click()
      await expect(page).toHaveURL('/dashboard')
      if (width < 1280) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('link', { name: 'sign in' }).click()
      await refuseSignIn(page)
      await expectClear(page, 'sign-in')
      await toasts(page).getByRole('button').focus()
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expectClear(page, 'landing')
    })

    test('after signing in, on the page, on its menu', async ({ page }) => {
      await page.goto('/sign-in')
      await signInHere(page, 'visitor')
      await expect(page).toHaveURL('/dashboard')
      await expectClear(page, 'dashboard')
      const [menu, inMenu] =
        width < 1280 ? (['Open menu', 'button'] as const) : (['visitor', 'menuitem'] as const)
      await page.getByRole('button', { name: menu }).click()
      await expect(page.getByRole(inMenu, { name: 'logout' })).toBeVisible()
      await expectClear(page, 'menu')
    })

    test('on the letter to the team', async ({ page }) => {
      await page.goto('/colab')
      await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
      await expectClear(page, 'colab')
    })

    test('on the newsletter', async ({ page }) => {
      await page.goto('/dashboard')
      await page.getByRole('textbox', { name: 'Email' }).fill(`${crypto.randomUUID()}@example.org`)
      await page.keyboard.press('Enter')
      await expectClear(page, 'newsletter')
    })

    test.describe('for a user', () => {
      test.use({ signedInAs: 'visitor' })

      test('on what they say of themselves', async ({ page }) => {
        await page.goto('/profile')
        await page.getByRole('button', { name: 'Confirm Changes' }).click()
        await expectClear(page, 'profile')
      })
    })

    test.describe('for an admin', () => {
      test.use({ signedInAs: 'admin' })

      test('in the gallery', async ({ page }) => {
        await page.goto('/admin/gallery')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await expectClear(page, 'gallery')
      })

      test('where a gift was recorded, in the list and on the project', async ({ page, gateway }) => {
        const title = uniqueTitle('Toasted')
        const id = await gateway.createProject(projectCalled(title))
        for (const path of [
          `/admin/projects?search=${encodeURIComponent(title)}`,
          `/admin/projects/edit/${id}`,
        ]) {
          await page.goto(path)
          await openDonationForm(page, title)
          await donationForm(page).amount.fill('50')
          await donationForm(page).name.fill(newDonor('Nino'))
          await donationForm(page).record.click()
          await expect(donationForm(page).dialog).toHaveCount(0)
          await expectClear(page, path.includes('edit') ? 'project' : 'projects')
        }
      })

      test('nor keeps a pointer from what has just come under it', async ({ page }) => {
        await page.goto('/admin/gallery')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await expectClear(page, 'pointed')
        const { x, y } = await toasts(page).evaluate((region) => {
          const { left, top, width, height } = region.getBoundingClientRect()
          const button = document.createElement('button')
          button.textContent = 'Late'
          const place = { position: 'fixed', left: `${left}px`, top: `${top}px` }
          Object.assign(button.style, place, { width: `${width}px`, height: `${height}px` })
          document.body.append(button)
          const move = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }
          region.querySelector('li')?.dispatchEvent(new PointerEvent('pointermove', move))
          return { x: move.clientX, y: move.clientY }
        })
        await page.mouse.move(x, y)
        await expectClear(page, 'pointed')
      })

      test('where a project was hidden, on what else can be done with it', async ({ page, gateway }) => {
        const title = uniqueTitle('Hidden')
        await gateway.createProject(projectCalled(title))
        await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
        const menu = page.getByRole('button', { name: `More for ${title}`, exact: true })
        await menu.click()
        await page.getByRole('menuitem', { name: 'Hide' }).click()
        await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible()
        await menu.click()
        await expect(page.getByRole('menuitem').first()).toBeVisible()
        await expectClear(page, 'more')
      })

      test('where a message was deleted, or could not be', async ({ page, gateway }) => {
        const name = `Toasted ${crypto.randomUUID().slice(0, 8)}`
        await sendMessage(gateway, { name, email: 'nino@example.org', message: 'There is a dog.' })
        await page.goto('/admin/contacts')
        await page.getByRole('button', { name: new RegExp(`Delete .*${name}`) }).click()
        await page.getByRole('alertdialog').getByRole('button').last().click()
        await expectClear(page, 'contacts')
      })
    })
  })
}

test.describe('at 375 by 812 pixels, in Georgian', () => {
  test.use({ viewport: { width: 375, height: 812 }, locale: 'ka-GE' })

  test('a toast leaves in sight whose menu was opened', async ({ page }) => {
    await page.goto('/sign-in')
    await page.locator('input[name=username]').fill('admin')
    await page.locator('input[name=password]').fill('from-stray-to-safe')
    await page.locator('input[name=password]').press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('button', { name: 'მენიუს გახსნა' }).click()
    const [toast, name] = [page.locator('[aria-live] li'), page.locator('[data-in-sight]')]
    await expect(name).toBeVisible()
    const isClear = async (): Promise<boolean> => {
      const [over, under] = [await toast.boundingBox(), await name.boundingBox()]
      if (!over || !under) throw new Error('one of them is not there')
      return over.y + over.height <= under.y || under.y + under.height <= over.y
    }
    await expect.poll(isClear, { intervals: [100] }).toBe(true)
    await keepPicture(page, 'toast-menu-ka-375')
  })
})
