import { enAdmin } from '../../client/i18n/en-admin.ts'
import { namesOf } from '../../schema/model.ts'
import type { ViewRoom } from '../../schema/saved-views.ts'
import { viewLists } from '../../schema/view-lists.ts'
import { expect, test } from '../support/browser.ts'
import { answerOf, holdBack, refuse } from '../support/intercept.ts'
import { newMember, signInAs } from '../support/members.ts'
import { save, viewsOn } from '../support/saved-views.ts'

/** Of each list something it can be narrowed to. */
const examples: Record<ViewRoom, string> = {
  projects: 'filter=draft',
  events: 'filter=archived',
  pictures: 'filter=unused',
  gifts: 'status=refunded',
  pledges: 'filter=expired',
  receipts: 'filter=refunds',
  spendings: 'filter=voided',
  donors: 'year=2025',
  contacts: 'box=closed',
  newsletter: 'filter=ka',
  issues: 'filter=draft',
  letters: 'filter=failed',
  bin: 'filter=events',
  trail: 'days=30',
}

test('every list keeps what it shows, by the keyboard alone', async ({ page, gateway }) => {
  const { session } = await newMember(gateway, 'admin')
  await signInAs(page, session)
  for (const room of namesOf(viewLists)) {
    await page.goto(`/admin/${room}?${examples[room]}`)
    const here = viewsOn(page, 'en')
    await here.saveButton.press('Enter')
    await expect(here.nameField).toBeFocused()
    await page.keyboard.type(`Of ${room}`)
    await page.keyboard.press('Enter')
    await expect(here.view(`Of ${room}`)).toBeFocused()
    await here.view(here.all).press('Enter')
    await expect(page).toHaveURL(`/admin/${room}`)
    await here.view(`Of ${room}`).press('Enter')
    await expect(page, room).toHaveURL(`/admin/${room}?${examples[room]}`)
    await expect(here.view(`Of ${room}`)).toHaveAttribute('aria-current', 'true')
  }
})

/** What each list is asked for with. */
const operations: Record<ViewRoom, string> = {
  projects: 'AdminProjects',
  events: 'AdminEvents',
  pictures: 'AdminPictures',
  gifts: 'AdminGifts',
  pledges: 'AdminPledges',
  receipts: 'AdminReceipts',
  spendings: 'AdminSpendings',
  donors: 'AdminDonors',
  contacts: 'AdminContacts',
  newsletter: 'AdminReaders',
  issues: 'AdminIssues',
  letters: 'AdminLetters',
  bin: 'AdminBin',
  trail: 'AdminTrail',
}

test('every list is asked for at once, while its views are still on their way', async ({ page, gateway }) => {
  const { session } = await newMember(gateway, 'admin')
  await signInAs(page, session)
  const held = await holdBack(page, 'AdminSavedViews')
  for (const room of namesOf(viewLists)) {
    const answer = answerOf(page, operations[room])
    await page.goto(`/admin/${room}`)
    expect((await answer).status(), room).toBe(200)
    await expect.poll(() => held.length, { message: room }).toBe(1)
    await held.pop()?.continue()
    await expect(page.getByText(enAdmin[room].list.loading)).toBeHidden()
  }
})

test('whose views cannot be read is told so, and sees the list all the same', async ({ page, gateway }) => {
  const { session } = await newMember(gateway, 'viewer')
  await signInAs(page, session)
  await refuse(page, 'AdminSavedViews', 'unavailable', 'service temporarily unavailable')
  await page.goto('/admin/projects')
  await expect(page.getByRole('alert').filter({ hasText: enAdmin.views.failed })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.unroute(/\/graphql\b/)
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByText(enAdmin.views.failed)).toHaveCount(0)
})

test('a name that is too much, none, or one too many is refused in words, and kept as typed', async ({
  page,
  gateway,
}) => {
  const member = await newMember(gateway, 'viewer')
  await signInAs(page, member.session)
  await page.goto('/admin/bin?filter=events')
  const here = viewsOn(page, 'en')
  await here.saveButton.click()
  await here.keepButton.click()
  await expect(here.nameField).toHaveAccessibleDescription(/^Fill in “Name of this view”/)
  await here.nameField.fill('x'.repeat(61))
  await here.keepButton.click()
  await expect(here.nameField).toHaveAccessibleDescription(/60 characters/)
  await here.nameField.press('Escape')
  await expect(here.saveButton).toBeFocused()
  for (let count = 0; count < 20; count += 1)
    expect((await save(gateway, member, { room: 'bin', name: `View ${count}` })).status).toBe(201)
  await here.saveButton.click()
  await here.nameField.fill('One more')
  await here.keepButton.click()
  await expect(here.toasts.getByText(enAdmin.problems.too_many_views)).toBeVisible()
  await expect(here.nameField).toHaveValue('One more')
})
