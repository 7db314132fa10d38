import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { root } from './root.ts'
import { barrierWidthsFor } from './widths.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** In the page: every rule of axe over `part`, an element each that breaks one. No frame of our pages is ours. */
const findBarriers = async (part: string): Promise<string[] | undefined> => {
  const found = await window.axe?.run(
    { include: [part], exclude: ['iframe'] },
    // What is in order is counted, not described: telling of it takes longer than finding it.
    { resultTypes: ['violations'], selectors: false },
  )
  return found?.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * The barriers axe finds on a page, an element each. What a dialog covers is out of reach: then it is the `part`.
 */
export const violationsOn = async (page: Page, part = 'html'): Promise<string[]> => {
  // A list is pale while another is on its way to its place.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const isThere = await page.evaluate(() => window.axe !== undefined)
  if (!isThere) await page.evaluate(source)
  const found = await page.evaluate(findBarriers, part)
  if (found === undefined) throw new Error('axe is not in the page')
  return found
}

const expectNoSidewaysScroll = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width)

/** The language of the page. */
export const languageOn = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)

/** A page without a barrier, and without sideways scrolling wide and narrow. */
export const expectForEverybody = async (page: Page): Promise<void> => {
  const tried: readonly number[] = barrierWidthsFor(await languageOn(page))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    if (tried.includes(width)) expect.soft(await violationsOn(page), `at ${width} px`).toEqual([])
    await expectNoSidewaysScroll(page, width)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 320)
}
