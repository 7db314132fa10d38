import { expect, test } from '../support/browser.ts'

test('no page does unnoticed what its content security policy refuses', async ({ page, complaints }) => {
  await page.goto('/adopt')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'void 0'
    document.head.append(script)
  })
  await expect.poll(() => complaints.join()).toContain('the content security policy refused script-src-elem')
  complaints.splice(0)
})

for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/colab', '/dashboard']) {
  test(`the form of ${path} is checked without compiling anything`, async ({ page, complaints }) => {
    await page.goto(path)
    await page.getByRole('main').locator('form [type=submit]').click()
    expect(complaints).toEqual([])
  })
}
