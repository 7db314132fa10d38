import type { Page } from '@playwright/test'
import { gift as giftInEnglish } from '../../client/i18n/en/gift.ts'
import { giving as givingInEnglish } from '../../client/i18n/en/giving.ts'
import { projects as projectsInEnglish } from '../../client/i18n/en/projects.ts'
import { gift as giftInGeorgian } from '../../client/i18n/ka/gift.ts'
import { giving as givingInGeorgian } from '../../client/i18n/ka/giving.ts'
import { projects as projectsInGeorgian } from '../../client/i18n/ka/projects.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import type { Locale } from '../../schema/locales.ts'
import { expect, type Gateway } from './browser.ts'
import { asAdmin } from './records.ts'

export const givingLanguages = {
  en: { browser: 'en-US', texts: givingInEnglish, gift: giftInEnglish, project: projectsInEnglish },
  ka: { browser: 'ka-GE', texts: givingInGeorgian, gift: giftInGeorgian, project: projectsInGeorgian },
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** What the sums of such a project buy, in both languages. */
const ownPresets = {
  firstSum: 19,
  firstBuysEn: 'straw for one night',
  firstBuysKa: 'ერთი ღამის ნამჯა',
  secondSum: 70,
  secondBuysEn: 'a hot meal for a week',
  secondBuysKa: 'ერთი კვირის ცხელი ულუფა',
  thirdSum: 300,
  thirdBuysEn: 'two kennels',
  thirdBuysKa: 'ორი სახლუკა',
}

/** What a sum of theirs buys. */
export const bought = {
  70: { en: ownPresets.secondBuysEn, ka: ownPresets.secondBuysKa },
  300: { en: ownPresets.thirdBuysEn, ka: ownPresets.thirdBuysKa },
} as const

/** A project that takes gifts, the same in both languages. */
export const openProject = (gateway: Gateway, title: string, more: object = {}): Promise<string> => {
  const texts = { title, description: 'Straw that stays dry, and one hot meal a day.' }
  return gateway.createProject({ ...texts, goal: 1000, translations: { ka: texts }, ...ownPresets, ...more })
}

interface Told {
  id: string
  code: string
  amount: number
  donorName: string | null
  donorEmail: string | null
  dedication: string | null
  dedicationShown: boolean
  locale: string
}

/** What was promised under this name, as the team is told of it. */
export const pledgesOf = (gateway: Gateway, name: string): Promise<Told[]> =>
  asAdmin(gateway, `/api/pledges?${new URLSearchParams({ search: name })}`)

/** What is looked for and pressed where a gift is made, in a language. */
export const givingIn = (locale: Locale) => {
  const { texts, gift } = givingLanguages[locale]
  const goOn = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: texts.continue, exact: true })
  const giveSum = (sum: number): string => texts.ways.transfer.submit(formatLari(sum, locale))
  const mark = (page: Page, state: keyof typeof gift.states) =>
    page.getByRole('status').getByText(gift.states[state].mark, { exact: true })
  return {
    ...givingLanguages[locale],
    goOn,
    giveSum,
    mark,
    /** From the form to the page of a gift, as quickly as can be. */
    promise: async (page: Page, id: string, name: string): Promise<void> => {
      await page.goto(`/projects/${id}/give?amount=70`)
      await page.getByLabel(texts.name, { exact: true }).fill(name)
      await goOn(page).click()
      await page.getByRole('button', { name: giveSum(70) }).click()
      await expect(page).toHaveURL(/\/gift#.+/)
      await expect(mark(page, 'pledged')).toBeVisible()
    },
  }
}
