import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * The barriers axe finds on a page, an element each. No frame of our pages is ours, so axe need not
 * gather its findings in a page of its own. What a dialog covers is out of reach: then it is the `part`.
 */
export const violationsOn = async (page: Page, part = 'html'): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude('iframe')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const expectNoSidewaysScroll = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width)

/** A page without a barrier and without sideways scrolling, wide and narrow. */
export const expectForEverybody = async (page: Page): Promise<void> => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await violationsOn(page), `at ${width} px`).toEqual([])
    await expectNoSidewaysScroll(page, width)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 320)
}
