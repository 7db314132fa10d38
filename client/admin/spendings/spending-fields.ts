import type { Locale } from '../../../schema/locales.ts'
import { newSpending, spendingCorrection, spendingReason } from '../../../schema/spending.ts'
import type { SpendingLineFragment } from '../../generated/admin-operations.ts'
import { type Checked, checkByShape, type Refused } from '../../lib/check.ts'
import { formatTypedNumber } from '../../lib/format-number.ts'
import { readLari } from '../../lib/typed-lari.ts'

/** What is typed of what was spent. */
export interface SpendingTexts {
  amount: string
  spentOn: string
  projectId: string
  purposeEn: string
  purposeKa: string
  reason: string
}

/** What stands there before anything is typed. */
export const spendingTexts = (
  stood: SpendingLineFragment | null,
  today: string,
  locale: Locale,
): SpendingTexts => ({
  amount: stood ? formatTypedNumber(stood.amount, locale) : '',
  spentOn: stood?.spentOn ?? today,
  projectId: stood?.projectId ?? '',
  purposeEn: stood?.translations.en.purpose ?? '',
  purposeKa: stood?.translations.ka.purpose ?? '',
  reason: '',
})

const written = (
  { spentOn, projectId, purposeEn, purposeKa }: SpendingTexts,
  amount: number | undefined,
) => ({
  amount,
  spentOn,
  projectId: projectId === '' ? null : projectId,
  translations: { en: { purpose: purposeEn }, ka: { purpose: purposeKa } },
})

const unreadIn = ({ amount }: SpendingTexts, locale: Locale): Refused[] => {
  const { lari, refused = lari === undefined ? 'required' : undefined } = readLari(amount, locale)
  return refused === undefined ? [] : [{ field: 'amount', code: refused }]
}

/** The fields of the form have the languages in their names. */
const atFields = <Input>(checked: Checked<Input>): Checked<Input> =>
  'input' in checked
    ? checked
    : {
        refused: checked.refused.map((each) => {
          const field =
            /^translations\.(en|ka)/.exec(each.field)?.[1] ?? (each.field === 'purpose' ? 'ka' : null)
          return field === null ? each : { ...each, field: field === 'en' ? 'purposeEn' : 'purposeKa' }
        }),
      }

export const checkNew = (texts: SpendingTexts, locale: Locale) =>
  atFields(
    checkByShape(newSpending, written(texts, readLari(texts.amount, locale).lari), unreadIn(texts, locale)),
  )

export const checkCorrection = (texts: SpendingTexts, version: number, locale: Locale) =>
  atFields(
    checkByShape(
      spendingCorrection,
      { ...written(texts, readLari(texts.amount, locale).lari), reason: texts.reason, version },
      unreadIn(texts, locale),
    ),
  )

export const checkReason = ({ reason }: Pick<SpendingTexts, 'reason'>, version: number) =>
  checkByShape(spendingReason, { reason, version })
