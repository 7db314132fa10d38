import type { Localized } from './model.ts'

/** The names of what belongs together, in the order of the sums. */
export const presetNames = [
  { sum: 'firstSum', en: 'firstBuysEn', ka: 'firstBuysKa' },
  { sum: 'secondSum', en: 'secondBuysEn', ka: 'secondBuysKa' },
  { sum: 'thirdSum', en: 'thirdBuysEn', ka: 'thirdBuysKa' },
] as const

/** A sum that is offered, in lari, and what it buys, where that is known. */
export interface Preset {
  sum: number
  buys: Localized | null
}

export type PresetName = (typeof presetNames)[number]['sum' | 'en' | 'ka']

type Presets = Partial<Readonly<Record<PresetName, string | number | null>>>

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The sums that a project offers; where it has none of its own, those of the site, of which nobody says what they buy there. */
export const presetsOf = (project: Presets, sums: readonly number[]): Preset[] => {
  const own = presetNames.flatMap(({ sum: name, en, ka }): Preset[] => {
    const given = project[name]
    return typeof given === 'number'
      ? [{ sum: given, buys: { en: textOf(project[en]), ka: textOf(project[ka]) } }]
      : []
  })
  return own.length > 0 ? own : sums.map((each) => ({ sum: each, buys: null }))
}
