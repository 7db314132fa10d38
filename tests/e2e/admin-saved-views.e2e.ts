import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { newMember, sessionElsewhere, signInAs } from '../support/members.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin } from '../support/records.ts'
import { dictionaries, fill, save, viewsOn } from '../support/saved-views.ts'
import { widthsFor } from '../support/widths.ts'

const languages = { en: 'en-US', ka: 'ka-GE' } as const

const projectCalled = async (gateway: Gateway, title: string): Promise<string> => {
  const body = { title, description: 'Straw.', goal: 500 }
  return (await asAdmin<{ id: string }>(gateway, '/api/projects', { method: 'POST', body })).id
}

for (const [language, locale] of Object.entries(languages) as ['en' | 'ka', string][]) {
  for (const width of widthsFor(language, 'desk')) {
    test.describe(`saved views in ${language}, ${width} px wide`, () => {
      test.use({ locale, viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } })

      test('one is saved, found on another device, and opened by one press', async ({
        page,
        gateway,
        browser,
      }) => {
        const member = await newMember(gateway, 'viewer')
        const word = crypto.randomUUID().slice(0, 8)
        await projectCalled(gateway, `Straw ${word}`)
        await signInAs(page, member.session)
        await page.goto(`/admin/projects?search=${word}&sort=goal&direction=desc`)
        const here = viewsOn(page, language)
        const presses = countingPresses(page)
        await presses.press(here.saveButton)
        await expect(here.nameField).toBeFocused()
        await presses.type(`Straw, ${language}`)
        await keepPicture(page, `views-saving-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        await presses.key('Enter')
        await expect(here.view(`Straw, ${language}`)).toHaveAttribute('aria-current', 'true')
        await expect(here.view(`Straw, ${language}`)).toBeFocused()
        await expect(here.saveButton).toHaveCount(0)
        expect(presses.count()).toBeLessThanOrEqual(3)
        await keepPicture(page, `views-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        const context = await browser.newContext({
          locale,
          baseURL: gateway.address,
          viewport: { width, height: 812 },
        })
        const elsewhere = await context.newPage()
        await signInAs(elsewhere, await sessionElsewhere(gateway, member))
        await elsewhere.goto('/admin/projects')
        const there = viewsOn(elsewhere, language)
        await expect(there.view(there.all)).toHaveAttribute('aria-current', 'true')
        const openingPresses = countingPresses(elsewhere)
        await openingPresses.press(there.view(`Straw, ${language}`))
        await expect(elsewhere).toHaveURL(
          (url) => url.searchParams.get('search') === word && url.searchParams.get('sort') === 'goal',
        )
        await expect(elsewhere.getByRole('rowheader')).toHaveCount(1)
        expect(openingPresses.count()).toBe(1)
        await there.view(there.all).click()
        await expect(elsewhere).toHaveURL('/admin/projects')
        await context.close()
      })

      test('one is renamed, replaced, deleted, and all of it is taken back', async ({ page, gateway }) => {
        const member = await newMember(gateway, 'viewer')
        await save(gateway, member, { room: 'events', name: 'Soon', chosen: 'filter=draft' })
        await save(gateway, member, { room: 'events', name: 'Over', chosen: 'filter=archived' })
        await signInAs(page, member.session)
        await page.goto('/admin/events?sort=date&direction=asc')
        const here = viewsOn(page, language)

        await here.menuOf('Soon').click()
        await keepPicture(page, `views-menu-${language}-${width}`)
        await here.item(here.rename).click()
        await expect(here.nameField).toHaveValue('Soon')
        await expect(here.nameField).toBeFocused()
        await here.nameField.fill('OVER')
        await here.keepButton.click()
        await expect(here.nameField).toHaveAccessibleDescription(
          fill(dictionaries[language].admin.fieldErrors.view_name_taken, { label: here.name }),
        )
        await here.nameField.fill('Next year')
        await here.keepButton.click()
        await expect(here.menuOf('Next year')).toBeFocused()

        await here.menuOf('Next year').click()
        await here.item(here.replace).click()
        await expect(here.view('Next year')).toHaveAttribute('aria-current', 'true')
        await expect(here.toasts.getByText(fill(here.replaced, { name: 'Next year' }))).toBeVisible()
        await here.undo.click()
        await expect(here.toasts.getByText(here.undone).last()).toBeVisible()
        // What it leads to is read anew.
        await expect(here.view('Next year')).not.toHaveAttribute('aria-current', 'true')
        await here.view('Next year').click()
        await expect(page).toHaveURL('/admin/events?filter=draft')

        await here.menuOf('Next year').click()
        await here.deleteItem.click()
        await expect(here.view('Next year')).toHaveCount(0)
        await here.undo.click()
        await expect(here.view('Next year')).toHaveAttribute('aria-current', 'true')
      })

      test('a list opens with one, and stays as it is left', async ({ page, gateway }) => {
        const member = await newMember(gateway, 'viewer')
        await save(gateway, member, { room: 'contacts', name: 'Unread', chosen: 'box=new' })
        await signInAs(page, member.session)
        await page.goto('/admin/contacts')
        const here = viewsOn(page, language)
        await here.menuOf('Unread').click()
        await here.item(here.openWith).click()
        await expect(here.toasts.getByText(fill(here.opensNow, { name: 'Unread' }))).toBeVisible()
        await expect(page).toHaveURL('/admin/contacts')

        await page.goto('/admin/contacts')
        await expect(page).toHaveURL('/admin/contacts?box=new')
        await expect(here.view('Unread')).toHaveAccessibleName(/Unread\s*, .+/)
        await here.view(here.all).click()
        await expect(page).toHaveURL('/admin/contacts')
        await page.reload()
        await expect(here.view(here.all)).toHaveAttribute('aria-current', 'true')
        await page.goto('/admin/start')
        await page.goBack()
        await expect(here.view(here.all)).toHaveAttribute('aria-current', 'true')

        if (width > 1000) {
          const menu = page.getByRole('navigation', { name: dictionaries[language].admin.menu.label })
          const { title } = dictionaries[language].admin.contacts.page
          await menu.getByRole('link', { name: title }).click()
          await expect(page).toHaveURL('/admin/contacts?box=new')
          await menu.getByRole('link', { name: dictionaries[language].admin.start.page.title }).click()
          await expect(page).toHaveURL('/admin/start')
          await menu.getByRole('link', { name: title }).click()
          await expect(page).toHaveURL('/admin/contacts?box=new')
        }
        await here.menuOf('Unread').click()
        await here.item(here.openNoMore).click()
        await expect(here.toasts.getByText(here.opensNoMore)).toBeVisible()
        await page.goto('/admin/contacts')
        await expect(here.view(here.all)).toHaveAttribute('aria-current', 'true')
        await expect(page).toHaveURL('/admin/contacts')
      })

      test('one of a project that is gone opens with what is left, and says so', async ({
        page,
        gateway,
      }) => {
        const member = await newMember(gateway, 'viewer')
        const project = await projectCalled(gateway, 'A kennel that nobody built')
        const chosen = `project=${project}&status=refunded`
        await save(gateway, member, { room: 'gifts', name: 'Of the kennel', chosen })
        await asAdmin(gateway, `/api/projects/${project}`, { method: 'DELETE' })
        await signInAs(page, member.session)
        await page.goto('/admin/gifts')
        const here = viewsOn(page, language)
        await here.view('Of the kennel').click()
        await expect(page).toHaveURL('/admin/gifts?status=refunded')
        const said = fill(here.incomplete, { name: 'Of the kennel', what: here.missing.project })
        await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
        await keepPicture(page, `views-incomplete-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        await page.getByRole('button', { name: here.keepSo }).click()
        await expect(page.getByText(said)).toHaveCount(0)
        await page.reload()
        await here.view('Of the kennel').click()
        await expect(page).toHaveURL('/admin/gifts?status=refunded')
        await expect(page.getByText(said)).toHaveCount(0)
      })
    })
  }
}
