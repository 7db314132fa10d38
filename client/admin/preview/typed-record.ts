import { type Locale, localesFrom } from '../../../schema/locales.ts'
import type { PresetName } from '../../../schema/project-presets.ts'
import type { KeptPictureFragment } from '../../generated/admin-operations.ts'
import type { ProjectPresetsFragment } from '../../generated/operations.ts'
import { readLari } from '../../lib/typed-lari.ts'
import { readWhole } from '../form/field-kinds.tsx'

/** What is typed in a language; where nothing is, in the other one, as visitors are shown it. */
export const typedText = <Name extends string>(
  texts: Readonly<Record<`${Name}_${Locale}`, string>>,
  name: Name,
  locale: Locale,
): string =>
  localesFrom(locale)
    .map((each) => texts[`${name}_${each}`].trim())
    .find((text) => text !== '') ?? ''

/** Nothing where nothing is typed. */
export const typedOrNothing = (text: string): string | null => text.trim() || null

/** None as long as it is no amount. */
export const typedSum = (text: string, typist: Locale): number => readLari(text, typist).lari || 0

/** None as long as it is no number. */
export const typedCount = (text: string, typist: Locale): number | null => readWhole(text, typist) || null

const typedPreset = (text: string, typist: Locale): number | null => typedSum(text, typist) || null

/** The sums that are offered, and what each buys. */
export const typedPresets = (
  texts: Readonly<Record<PresetName, string>>,
  typist: Locale,
): Pick<ProjectPresetsFragment, PresetName> => ({
  firstSum: typedPreset(texts.firstSum, typist),
  firstBuysEn: typedOrNothing(texts.firstBuysEn),
  firstBuysKa: typedOrNothing(texts.firstBuysKa),
  secondSum: typedPreset(texts.secondSum, typist),
  secondBuysEn: typedOrNothing(texts.secondBuysEn),
  secondBuysKa: typedOrNothing(texts.secondBuysKa),
  thirdSum: typedPreset(texts.thirdSum, typist),
  thirdBuysEn: typedOrNothing(texts.thirdBuysEn),
  thirdBuysKa: typedOrNothing(texts.thirdBuysKa),
})

/** What visitors are told of a kept picture. */
export const pictureIn = (kept: KeptPictureFragment | null, locale: Locale) =>
  kept && {
    alt:
      localesFrom(locale)
        .map((each) => kept.translations[each].alt)
        .find(Boolean) ?? null,
    focusX: kept.focusX,
    focusY: kept.focusY,
  }
