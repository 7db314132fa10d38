import { expect, test } from 'vitest'
import type { Locale } from '../../schema/locales.ts'
import { addAdminTexts } from './add-admin-texts.ts'
import { allTexts } from './all-texts.ts'
import { createI18n } from './i18n.ts'

test('an amount within a text is written in the language of the text', () => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const recorded = (locale: Locale) =>
    i18n.getFixedT(locale, 'admin')('donations.recorded', { amount: 1250.5 })
  expect(recorded('en')).toContain('₾1,250.50')
  expect(recorded('ka')).toContain('1\u00A0250,50\u00A0₾')
})

test.each([
  ['en', ['Exported 0 rows', 'Exported 1 row', 'Exported 1,234 rows']],
  ['ka', ['ჩამოიტვირთა 0 ჩანაწერი', 'ჩამოიტვირთა 1 ჩანაწერი', 'ჩამოიტვირთა 1\u00A0234 ჩანაწერი']],
] as const)('in %s one is told from many, in its own figures', (locale, texts) => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const t = i18n.getFixedT(locale, 'admin')
  expect([0, 1, 1234].map((count) => t('export.done', { count }))).toEqual(texts)
})
