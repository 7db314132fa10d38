import type { FragmentType } from '@apollo/client'
import { presetsOf } from '../../schema/project-presets.ts'
import type { ProjectPresetsFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { unmask } from '../lib/unmask.ts'

/** A sum that is offered, in lari, and what it buys; null where nobody says that. */
export interface OfferedSum {
  sum: number
  buys: string | null
}

/** What a project offers to whoever gives to it, in the reader's language; of a text that is missing there, the other one. */
export const usePresets = (
  project: FragmentType<ProjectPresetsFragment>,
  sums: readonly number[],
): OfferedSum[] => {
  const locale = useLocale()
  return presetsOf(unmask(project), sums).map(({ sum, buys }) => ({
    sum,
    buys: buys && (buys[locale] ?? buys.en ?? buys.ka),
  }))
}
