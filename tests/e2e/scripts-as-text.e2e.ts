import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { asAdmin, createEvent, sendMessage } from '../support/records.ts'

/** What would run if a text were taken for a part of the page: each says so by the name `ran`. */
const scripts = [
  '<script>ran=1</script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<a href="javascript:ran=1" autofocus onfocus=ran=1>',
  '<body onload=ran=1>',
  '<details open ontoggle=ran=1>',
  '<math><mi xlink:href="javascript:ran=1">',
  '<style onload=ran=1></style>',
  '<object data="javascript:ran=1">',
  '{{constructor.constructor("ran=1")()}}',
]

/** What a text may close before that: an attribute, a script, a comment, a title. */
const ways = ['', '">', "'>", '</script>', '--></title></textarea>']

const payloads = ways.flatMap((way) => scripts.map((script) => `${way}${script}`))

/** Of each payload a part of its own, where a field has room for one of them. */
const short = (length: number): string[] => payloads.filter((payload) => payload.length <= length)

const expectNothingRan = async (page: Page, path: string): Promise<void> => {
  // Whatever waits for a pointer, the focus or a picture that is not there has had its turn.
  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
}

test.describe('sixty scripts that are sent as texts', () => {
  test.use({ signedInAs: 'admin' })

  test('are read as texts by visitors and admins, wherever they stand', async ({
    page,
    gateway,
    complaints,
  }) => {
    test.setTimeout(180_000)
    expect(payloads).toHaveLength(60)
    const word = `shepherd${Date.now()}`
    const all = payloads.join('\n')
    const title = `${word} ${payloads[3 * scripts.length]}`
    const texts = { title, description: all }
    const project = await gateway.createProject({ goal: 100, translations: { en: texts, ka: texts } })
    for (const donorName of short(90 - word.length)) {
      await asAdmin(gateway, `/api/projects/${project}/donations`, {
        method: 'POST',
        body: { amount: 1, donorName: `${word}${donorName}` },
      })
    }
    const content = { title, content: all }
    const event = await createEvent(
      gateway,
      { translations: { en: content, ka: content } },
      short(60).map((name, index) => ({ name, email: `${word}-${index}@example.org` })),
    )
    await sendMessage(gateway, { name: title.slice(0, 100), email: `${word}@example.org`, message: all })

    for (const path of [
      `/projects/${project}`,
      `/projects/${project}?lng=ka`,
      `/admin/projects?search=${word}`,
      `/admin/projects/edit/${project}`,
      `/admin/projects/${project}/preview`,
      `/admin/events?search=${word}`,
      `/admin/events/edit/${event}`,
      `/admin/events/${event}/preview`,
      `/admin/contacts?search=${word}`,
      `/admin/gifts?project=${project}`,
      `/admin/donors?search=${word}`,
      '/admin/trail',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expectNothingRan(page, path)
    }
    await page.goto(`/projects/${project}`)
    await expect(page.getByRole('main')).toContainText('</script><script>ran=1</script>')
    expect(complaints).toEqual([])
  })
})
