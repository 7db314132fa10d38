import { z } from 'zod'
import { explained } from './donations.ts'
import { id, version } from './fields.ts'
import { largestGift, longest } from './limits.ts'
import { listShapes } from './lists.ts'
import { defineModel, type Localized, type RecordOf } from './model.ts'
import {
  choice,
  computed,
  day,
  instant,
  kept,
  lari,
  localizedText,
  plain,
  recordVersion,
  text,
} from './model-fields.ts'
import { createShape, partialShape } from './model-shapes.ts'
import { project } from './projects.ts'

/** Bytes of a receipt as it is sent. */
export const maximumPaperBytes = 5 * 1024 * 1024

/** The kinds of file a receipt may be sent as: pictures, and papers. */
export const paperTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']

export const spendingStatuses = {
  counted: { label: { en: 'Counts', ka: 'ითვლება' }, description: 'It was paid.' },
  voided: { label: { en: 'Voided', ka: 'გაუქმებული' }, description: 'It was written down by mistake.' },
} as const

export type SpendingStatus = keyof typeof spendingStatuses

/** What is done to it, an entry each. */
export const spendingEntryKinds = {
  recorded: { description: 'It was written down.' },
  corrected: { description: 'Something of it was wrong.' },
  attached: { description: 'Its receipt was attached, or another in its place.' },
  detached: { description: 'Its receipt was taken off, and destroyed.' },
  voided: { description: 'It never was.' },
} as const

export type SpendingEntryKind = keyof typeof spendingEntryKinds

/** What was paid out of what was given. */
export const spending = defineModel({
  name: 'Spending',
  singular: 'spending',
  plural: 'spendings',
  table: 'spendings',
  permissions: { read: 'spending:read', write: 'spending:write' },
  isForTeam: true,
  description:
    'What was paid out of what was given. It is never changed or deleted: each correction adds an entry that says why.',
  exampleId: '01a2c1f3-9c20-7783-aa6c-db93d4b113d1',
  fields: {
    version: recordVersion,
    amount: lari({
      label: { en: 'Amount', ka: 'თანხა' },
      description: 'How much was paid, in lari.',
      optional: false,
      minimum: 0.01,
      maximum: largestGift,
      example: 3600,
    }),
    spentOn: day({
      label: { en: 'Day', ka: 'დღე' },
      description: 'When it was paid, on the clock of Tbilisi: not before 2000, and not after today.',
      optional: false,
      example: '2026-03-14',
    }),
    projectId: plain('text', id, {
      label: { en: 'Project', ka: 'პროექტი' },
      description: 'The id of the project it was paid for; null where that is the charity as a whole.',
      optional: true,
      example: project.exampleId,
    }),
    purpose: localizedText({
      label: { en: 'For what', ka: 'რისთვის' },
      description: 'For what it was paid, as everybody reads it.',
      required: true,
      maximum: longest.spendingPurpose,
      example: { en: 'Twelve insulated kennels', ka: 'თორმეტი დათბუნებული სახლი' },
    }),
    status: kept(
      choice({
        label: { en: 'State', ka: 'მდგომარეობა' },
        description: 'Whether it counts.',
        optional: false,
        options: spendingStatuses,
        typeName: 'SpendingStatus',
        example: 'counted',
      }),
    ),
    receiptPath: computed(
      text({
        label: { en: 'Receipt', ka: 'ქვითარი' },
        description: 'Where its receipt is to be had; null where it has none.',
        optional: true,
        maximum: 100,
        example: '/api/accounts/receipts/01a2c1f3-9c20-7783-aa6c-db93d4b113d1',
      }),
    ),
    createdAt: kept(
      instant({
        label: { en: 'Written down', ka: 'ჩაწერის დრო' },
        description: 'When it was written down.',
        optional: false,
        example: '2026-11-15T08:30:00.000Z',
      }),
    ),
  },
  sorts: {
    created: 'When they were written down.',
    spentOn: 'When they were paid.',
    amount: 'How much was paid.',
  },
  filters: {
    counted: 'They count.',
    voided: 'They were written down by mistake.',
    withoutReceipt: 'They count, and have no receipt.',
  },
})

export type Spending = RecordOf<typeof spending>

export const spendingList = listShapes(spending)

export const newSpending = createShape(spending)

const reason = explained.fields.reason.shape

/** What was wrong of it, and why. */
export const spendingCorrection = partialShape(spending).extend({ reason, version: version.optional() })

/** Why it never was, or why its receipt is taken off. */
export const spendingReason = createShape(explained).safeExtend({ version: version.optional() })

const paperConfirmed =
  '`true`: whoever sends it has looked at it, and it shows no private person’s name, address, number or signature.'

/** The form a receipt is sent with. */
export const paperForm = z.object({
  file: z.instanceof(Uint8Array).register(z.globalRegistry, {
    type: 'string',
    format: 'binary',
    description: 'PNG, JPEG, WebP or PDF, at most 5 MB.',
  }),
  confirmed: z.literal('true').meta({ description: paperConfirmed }),
  file_name: z.string().optional().meta({ description: 'What the file is called; that is not kept.' }),
})

/** What was done to it, and all of it as that has left it. */
export interface SpendingEntry {
  version: number
  kind: SpendingEntryKind
  reason: string | null
  madeBy: string | null
  madeAt: string
  amount: number
  spentOn: string
  projectId: string | null
  purpose: Localized
  status: SpendingStatus
  hasReceipt: boolean
}

/** What each field means, on both edges. */
export const spendingEntryInWords: Record<keyof SpendingEntry, string> = {
  version: 'Its number among those of what was spent.',
  kind: 'What was done.',
  reason: 'Why; null of what was written down first, and of a receipt that was attached.',
  madeBy: 'Who did it, as they are called now; null where that account is gone.',
  madeAt: 'When it was done.',
  amount: 'How much was paid since then, in lari.',
  spentOn: 'When it was paid, as it is told since then.',
  projectId: 'What it is for since then.',
  purpose: 'For what it was paid, in both languages, as it is told since then.',
  status: 'Whether it counts since then.',
  hasReceipt: 'Whether it had a receipt since then.',
}
