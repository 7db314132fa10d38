import { largestGift, leastPledge } from './limits.ts'
import { lari, text, told } from './model-fields.ts'
import type { Check } from './model-shapes.ts'
import { presetNames } from './project-presets.ts'

/** Characters of what a sum buys, at most: it stands beside the sum. */
const longestBuys = 120

const sum = (place: number, words: { en: string; ka: string }, example: number) =>
  told(
    lari({
      label: { en: `Sum ${place}`, ka: `თანხა ${place}` },
      description: `The ${words.en} sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are.`,
      optional: true,
      minimum: leastPledge,
      maximum: largestGift,
      example,
    }),
  )

const buys = (place: number, words: { en: string; ka: string }, example: string) =>
  told(
    text({
      label: {
        en: `What sum ${place} buys, in ${words.en}`,
        ka: `რას ყოფნის თანხა ${place}, ${words.ka}`,
      },
      description: `What that buys, in ${words.en}; the other language stands in where it is missing.`,
      optional: true,
      maximum: longestBuys,
      example,
    }),
  )

const english = { en: 'English', ka: 'ინგლისურად' }
const georgian = { en: 'Georgian', ka: 'ქართულად' }

/** The sums that a project offers, each with what it buys. They rise. */
export const presetFields = {
  firstSum: sum(1, { en: 'first', ka: 'პირველი' }, 45),
  firstBuysEn: buys(1, english, 'one hot meal a day for a month, for one dog'),
  firstBuysKa: buys(1, georgian, 'ერთი ძაღლის ცხელი ულუფა მთელი თვით'),
  secondSum: sum(2, { en: 'second', ka: 'მეორე' }, 150),
  secondBuysEn: buys(2, english, 'one warm kennel, roof and all'),
  secondBuysKa: buys(2, georgian, 'ერთი თბილი სახლუკა, სახურავიანად'),
  thirdSum: sum(3, { en: 'third', ka: 'მესამე' }, 300),
  thirdBuysEn: buys(3, english, 'two warm kennels, roofs and all'),
  thirdBuysKa: buys(3, georgian, 'ორი თბილი სახლუკა, სახურავიანად'),
}

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** A sum that buys something is said, and each is above those before it, as far as they are said here; the database compares the rest. */
export const checkPresets: Check = (input, ctx) => {
  let before: number | null = null
  for (const { sum: name, en, ka } of presetNames) {
    const given = input[name]
    const refused = (code: string) => ctx.addIssue({ code: 'custom', path: [name], params: { code } })
    if (typeof given === 'number') {
      if (before !== null && given <= before) refused('not_above_sum')
      before = given
    } else if ((given === null || given === '') && (isSaid(input[en]) || isSaid(input[ka])))
      refused('required')
  }
}
