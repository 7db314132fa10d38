import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { letterOf, sender, toasts } from '../support/contacts-room.ts'
import { intercept } from '../support/intercept.ts'
import { asMember, newMember, signInAs } from '../support/members.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, sendMessage } from '../support/records.ts'
import { save } from '../support/saved-views.ts'
import { widthsFor } from '../support/widths.ts'

const failure = { json: { data: null, errors: [{ message: 'busy', extensions: { code: 'unavailable' } }] } }

const languages = {
  'en-US': {
    room: 'Start',
    greeting: /^Good (morning|afternoon|evening), /,
    people: 'Somebody is waiting',
    answer: /^Answer: \d+ messages? without an answer$/,
    mark: 'Mark as answered',
    marked: 'Marked as answered',
    draft: /^Read: \d+ projects? (is a|are) drafts?$/,
    lately: 'Lately',
    who: enAdmin.trail.who,
    when: enAdmin.trail.when,
    unsaid: /^Added: an event: /,
    did: /^You added a project: /,
    today: /^today, \d\d:\d\d$/,
    gifts: /^added 2 gifts, ₾30$/,
    refund: /^You refunded a gift, ₾5: Ana Beridze$/,
    undo: /^Undo the last change: /,
    isBack: 'The old values are back.',
    undoAll: /^Undo for 12: You ended 12 projects$/,
    confirmAll: 'Put 12 back',
    putBack: 'Put back 11 of 12; one was changed since.',
    whole: 'The whole audit trail',
    views: 'Saved views',
    holds: 'Events: 1',
    day: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d+\u00A0[A-Z][a-z]+\. /,
    record: 'Record gifts',
    keys: 'Single keys: / searches, G records gifts. Among messages: J the next, K the one before, N a note',
  },
  'ka-GE': {
    room: 'დასაწყისი',
    greeting: /^(დილა მშვიდობისა|გამარჯობა|საღამო მშვიდობისა), /,
    people: 'ვიღაც გელოდება',
    answer: /^პასუხი: \d+ უპასუხო წერილი$/,
    mark: 'პასუხგაცემულად მონიშვნა',
    marked: 'პასუხგაცემულად მოინიშნა',
    draft: /^წაკითხვა: პროექტის \d+ მონახაზი$/,
    lately: 'ბოლო ცვლილებები',
    who: kaAdmin.trail.who,
    when: kaAdmin.trail.when,
    unsaid: /^დაემატა ღონისძიება: /,
    did: /^შენ დაამატე პროექტი: /,
    today: /^დღეს, \d\d:\d\d$/,
    gifts: /^დაამატე 2 შემოწირულობა, 30\s₾$/,
    refund: /^შენ შემომწირველს დაუბრუნე შემოწირულობა, 5\s₾: Ana Beridze$/,
    undo: /^ბოლო ცვლილების გაუქმება: /,
    isBack: 'ძველი მნიშვნელობები დაბრუნდა.',
    undoAll: /^უკან დაბრუნება \(12\): დაასრულე 12 პროექტი$/,
    confirmAll: '12 ჩანაწერის დაბრუნება',
    putBack: '12-დან 11 დაბრუნდა; ერთი მას შემდეგ შეიცვალა.',
    whole: 'ყველა ცვლილება',
    views: 'შენახული ფილტრები',
    holds: 'ღონისძიებები: 1',
    day: /^(ორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი|კვირა), \d+\u00A0\p{Script=Georgian}+\. /u,
    record: 'შემოწირულობების ჩაწერა',
    keys: 'ერთი კლავიშით: / – ძებნა, G – შემოწირულობების ჩაწერა; წერილებში: J – შემდეგი, K – წინა, N – შენიშვნა',
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`the start page in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        hasTouch: width === 375,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('has what somebody saved of lists at hand, and says how much each holds', async ({
        page,
        gateway,
      }) => {
        const member = await newMember(gateway, 'editor')
        const title = uniqueTitle('Walk')
        await asAdmin(gateway, '/api/events', {
          method: 'POST',
          body: { title, content: 'Along the river.', date: '2027-05-01' },
        })
        await save(gateway, member, { room: 'events', name: 'The walk', search: title })
        await signInAs(page, member.session)
        await page.goto('/admin/start')
        const views = page.getByRole('region', { name: texts.views })
        await expect(views.getByRole('listitem')).toHaveCount(1)
        await expect(views.getByText(texts.holds, { exact: true })).toBeVisible()
        await keepPicture(page, `start-views-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        const presses = countingPresses(page, { isTouched: width === 375 })
        await presses.press(views.getByRole('link', { name: 'The walk' }))
        await expect(page.getByText(title).first()).toBeVisible()
        expect(presses.count()).toBe(1)
        await expect(page).toHaveURL(/\/admin\/events\?search=/)
      })

      test('leads to the oldest message that waits, answered with two presses', async ({ page, gateway }) => {
        await sendMessage(gateway, { ...sender('Zura'), message: 'When can I visit?' })
        await asAdmin(gateway, '/api/projects', {
          method: 'POST',
          body: { title: 'A draft to read', description: 'Soon.', goal: 100, publishedAt: null },
        })
        const [oldest] = await asAdmin<{ title: string; id: string }[]>(gateway, '/api/waiting')
        await page.goto('/admin/start')
        await expect(page.getByRole('heading', { level: 1, name: texts.greeting })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: texts.people })).toBeVisible()
        await expect(page.getByRole('link', { name: texts.draft })).toBeVisible()
        await keepPicture(page, `start-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        await expect(page.getByText(texts.day)).toBeVisible()

        const presses = countingPresses(page, { isTouched: width === 375 })
        await presses.press(page.getByRole('link', { name: texts.answer }))
        const letter = letterOf(page, oldest?.title ?? '')
        await presses.press(letter.getByRole('button', { name: texts.mark }))
        await expect(toasts(page)).toContainText(texts.marked)
        expect(presses.count()).toBe(2)
        const after = await asAdmin<{ id: string }[]>(gateway, '/api/waiting')
        expect(after.map(({ id }) => id)).not.toContain(oldest?.id)
      })
    })
  }

  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`what happened lately in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        viewport: { width, height: 812 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('is one press from the record, and one from the whole trail', async ({ page, gateway }) => {
        const member = await newMember(gateway, 'admin')
        const title = uniqueTitle('Lately')
        await asMember(member, gateway, '/api/projects', projectCalled(title))
        await signInAs(page, member.session)
        await page.goto('/admin/start')
        const lately = page.getByRole('region', { name: texts.lately })
        const line = lately.getByRole('listitem').filter({ hasText: title })
        await expect(line.getByRole('paragraph').first()).toHaveText(texts.did)
        await expect(line.getByRole('time')).toHaveText(texts.today)
        await keepPicture(page, `start-lately-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        const presses = countingPresses(page)
        await line.getByRole('link', { name: title }).focus()
        await presses.key('Enter')
        await expect(page).toHaveURL(/\/admin\/projects\/edit\//)
        await page.goBack()
        await presses.press(lately.getByRole('link', { name: texts.whole }))
        await expect(page).toHaveURL('/admin/trail')
        expect(presses.count()).toBe(2)
      })

      test('says how much gifts were, leads to what it tells of, and undoes a change', async ({
        page,
        gateway,
      }) => {
        const member = await newMember(gateway, 'admin')
        const title = uniqueTitle('Lately')
        const { id } = await asMember(member, gateway, '/api/projects', projectCalled(title))
        const give = (amount: number) =>
          asMember(member, gateway, `/api/projects/${id}/donations`, {
            amount,
            donorName: 'Ana Beridze',
          })
        await give(10)
        const gift = await give(20)
        const reason = 'They paid twice.'
        await asMember(member, gateway, `/api/donations/${gift.id}/refunds`, { amount: 5, reason })
        await asMember(member, gateway, `/api/projects/${id}`, { goal: 77 }, 'PUT')
        await signInAs(page, member.session)
        await page.goto('/admin/start')
        const lately = page.getByRole('region', { name: texts.lately })
        await expect(lately.getByRole('link', { name: texts.gifts })).toBeVisible()
        await expect(lately.getByRole('paragraph').filter({ hasText: texts.refund })).toBeVisible()
        await keepPicture(page, `start-lately-sums-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await lately.getByRole('link', { name: texts.gifts }).click()
        await expect(page).toHaveURL(/\/admin\/trail\?kind=gift&action=create&days=[\d-]{10}&actor=/)
        await expect(page.getByRole('article')).toHaveCount(2)
        await expect(page.getByRole('combobox', { name: texts.who })).not.toHaveValue('')
        await expect(page.getByRole('combobox', { name: texts.when })).not.toHaveValue('')
        await page.goBack()
        await lately.getByRole('link', { name: 'Ana Beridze' }).click()
        await expect(page).toHaveURL(`/admin/gifts/${gift.id}`)
        await page.goBack()
        await lately.getByRole('button', { name: texts.undo }).click()
        await expect(toasts(page)).toContainText(texts.isBack)
        const { goal } = await asAdmin<{ goal: number }>(gateway, `/api/projects/${id}`)
        expect(goal).toBe(projectCalled(title).goal)
      })

      test('puts back what was done to twelve at once, but for one that was changed since', async ({
        page,
        gateway,
      }) => {
        const member = await newMember(gateway, 'admin')
        const ids: string[] = []
        for (let made = 0; made < 12; made += 1) {
          const project = projectCalled(uniqueTitle('Lately'))
          const { id } = await asMember(member, gateway, '/api/projects', project)
          ids.push(String(id))
        }
        const changes = ids.map((id) => ({ id, state: 'archived' }))
        await asMember(member, gateway, '/api/projects/states', { changes }, 'PUT')
        await signInAs(page, member.session)
        await page.goto('/admin/start')
        const lately = page.getByRole('region', { name: texts.lately })
        const undo = lately.getByRole('button', { name: texts.undoAll })
        await expect(undo).toBeVisible()
        await asAdmin(gateway, `/api/projects/${ids[3]}`, { method: 'PUT', body: { goal: 77 } })
        const presses = countingPresses(page)
        await presses.press(undo)
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await keepPicture(page, `start-lately-undo-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        await presses.press(page.getByRole('button', { name: texts.confirmAll }))
        await expect(toasts(page)).toContainText(texts.putBack)
        expect(presses.count()).toBe(2)
        await expect(undo).toBeHidden()
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        const states = await Promise.all(
          ids.map(async (id) => (await asAdmin<{ state: string }>(gateway, `/api/projects/${id}`)).state),
        )
        expect(states.filter((state) => state === 'archived')).toHaveLength(1)
        expect(states[3]).toBe('archived')
      })

      test('names nobody to an editor, and leads them to no trail', async ({ page, gateway }) => {
        const [admin, editor] = [await newMember(gateway, 'admin'), await newMember(gateway, 'editor')]
        const title = uniqueTitle('Lately')
        await asMember(admin, gateway, '/api/events', { title, content: 'At noon.' })
        await signInAs(page, editor.session)
        await page.goto('/admin/start')
        const lately = page.getByRole('region', { name: texts.lately })
        const line = lately.getByRole('listitem').filter({ hasText: title })
        await expect(line.getByRole('paragraph').first()).toHaveText(texts.unsaid)
        await expect(lately.getByRole('link', { name: texts.whole })).toBeHidden()
      })
    })
  }

  test.describe(`the start page in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin' })

    test('records gifts with the key G, unless single keys are switched off', async ({ page }) => {
      await page.goto('/admin/start')
      await expect(page.getByRole('link', { name: texts.record })).toBeVisible()
      await page.getByLabel(texts.keys).uncheck()
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('g')
      await expect(page).toHaveURL('/admin/start')
      await page.getByLabel(texts.keys).check()
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('g')
      await expect(page).toHaveURL('/admin/gifts/add')
    })
  })
}

test.describe('the start page', () => {
  test.use({ signedInAs: 'admin' })

  test('says that what happened lately could not be read, beside what waits', async ({ page, gateway }) => {
    await gateway.createProject(projectCalled(uniqueTitle('Lately')))
    let isDown = true
    await intercept(page, 'AdminLately', (route) => (isDown ? route.fulfill(failure) : route.fallback()))
    await page.goto('/admin/start')
    const lately = page.getByRole('region', { name: languages['en-US'].lately })
    await expect(lately.getByRole('alert')).toContainText('Failed to fetch what happened lately')
    await expect(page.getByRole('heading', { name: languages['en-US'].people })).toBeVisible()
    isDown = false
    await lately.getByRole('button', { name: 'Try again' }).click()
    await expect(lately.getByRole('alert')).toBeHidden()
    await expect(lately.getByRole('listitem').first()).toBeVisible()
  })

  test('says that it failed, and tries again', async ({ page }) => {
    let isDown = true
    await intercept(page, 'AdminWaiting', (route) => (isDown ? route.fulfill(failure) : route.fallback()))
    await page.goto('/admin/start')
    await expect(page.getByText('Failed to fetch what waits')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: languages['en-US'].people })).toBeVisible()
  })
})
