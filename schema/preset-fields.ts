import { largestGift, leastPledge } from './limits.ts'
import { lari, text, told } from './model-fields.ts'
import type { Check } from './model-shapes.ts'
import { presetNames } from './project-presets.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Characters of what a sum buys, at most: it stands beside the sum. */
const longestBuys = 120

interface Place {
  en: string
  ka: string
}

const sum = ({ en, ka }: Place, example: number) =>
  told(
    lari({
      label: { en: `${capital(en)} sum`, ka: `${ka} თანხა` },
      description: `The ${en} sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are.`,
      optional: true,
      minimum: leastPledge,
      maximum: largestGift,
      example,
    }),
  )

const buys = ({ en, ka }: Place, language: { en: string; ka: string }, example: string) => ({
  ...told(
    text({
      label: {
        en: `What the ${en} sum buys in ${language.en}`,
        ka: `${ka} თანხის დანიშნულება ${language.ka}`,
      },
      description: `What that buys, in ${language.en}; the other language stands in where it is missing.`,
      optional: true,
      maximum: longestBuys,
      example,
    }),
  ),
  isUnsearched: true as const,
})

const english = { en: 'English', ka: 'ინგლისურად' }
const georgian = { en: 'Georgian', ka: 'ქართულად' }

const first: Place = { en: 'first', ka: 'პირველი' }
const second: Place = { en: 'second', ka: 'მეორე' }
const third: Place = { en: 'third', ka: 'მესამე' }

/** The sums that a project offers, each with what it buys. They rise. */
export const presetFields = {
  firstSum: sum(first, 45),
  firstBuysEn: buys(first, english, 'one hot meal a day for a month, for one dog'),
  firstBuysKa: buys(first, georgian, 'ერთი ძაღლის ცხელი ულუფა მთელი თვით'),
  secondSum: sum(second, 150),
  secondBuysEn: buys(second, english, 'one warm kennel, roof and all'),
  secondBuysKa: buys(second, georgian, 'ერთი თბილი სახლუკა, სახურავიანად'),
  thirdSum: sum(third, 300),
  thirdBuysEn: buys(third, english, 'two warm kennels, roofs and all'),
  thirdBuysKa: buys(third, georgian, 'ორი თბილი სახლუკა, სახურავიანად'),
}

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Of a new record: what a sum buys is said together with the sum. */
export const toldWithSums = Object.fromEntries(
  presetNames.flatMap(({ sum: name, en, ka }) => [en, ka].map((field) => [field, [name]])),
)

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
