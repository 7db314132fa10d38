import type { BankMapping, DayOrder, DecimalMark } from './donation-imports.ts'
import type { Words } from './model.ts'

/** What is said of a bank's file: which column holds what, and how it is written there. */
export const bankFields: Record<keyof BankMapping, Words> = {
  day: { en: 'Day', ka: 'თარიღი' },
  dayOrder: { en: 'Days are written', ka: 'თარიღის ჩანაწერი' },
  amount: { en: 'Amount', ka: 'თანხა' },
  credit: { en: 'What came', ka: 'შემოსული' },
  debit: { en: 'What went', ka: 'გასული' },
  decimalMark: { en: 'Amounts are written', ka: 'თანხის ჩანაწერი' },
  currency: { en: 'Currency', ka: 'ვალუტა' },
  reference: { en: 'Bank reference', ka: 'გადარიცხვის კოდი' },
  payer: { en: 'Donor’s name', ka: 'შემომწირველის სახელი' },
  description: { en: 'What it is for', ka: 'დანიშნულება' },
}

export const writtenDays: Record<DayOrder, Words> = {
  yearFirst: { en: 'Year first: 2026-11-22', ka: 'ჯერ წელი: 2026-11-22' },
  dayFirst: { en: 'Day first: 22.11.2026', ka: 'ჯერ დღე: 22.11.2026' },
  monthFirst: { en: 'Month first: 11/22/2026', ka: 'ჯერ თვე: 11/22/2026' },
}

export const writtenAmounts: Record<DecimalMark, Words> = {
  point: { en: 'With a point: 1,250.50', ka: 'წერტილით: 1,250.50' },
  comma: { en: 'With a comma: 1 250,50', ka: 'მძიმით: 1 250,50' },
}
