import { expect, test } from 'vitest'
import { newContactMessage } from '../../schema/contacts.ts'
import { contactChecks } from './contact-checks.ts'

const shapeOf = newContactMessage.shape
const codeOfShape = (field: keyof typeof shapeOf, text: string): unknown => {
  const [issue] = shapeOf[field].safeParse(text).error?.issues ?? []
  return issue?.code === 'custom' ? issue.params?.code : undefined
}

test.each([
  ['name', 'Nino', undefined],
  ['name', '', 'required'],
  ['name', '   ', 'required'],
  ['name', 'ნ'.repeat(100), undefined],
  ['name', 'ნ'.repeat(101), 'too_long'],
  ['email', 'nino@example.org', undefined],
  ['email', '', 'required'],
  ['email', 'nino@', 'invalid_email'],
  ['email', 'nino at example.org', 'invalid_email'],
  ['email', `${'n'.repeat(250)}@example.org`, 'too_long'],
  ['message', '🐕'.repeat(5000), undefined],
  ['message', '🐕'.repeat(5001), 'too_long'],
  ['message', '\n', 'required'],
] as const)('the %s "%.24s" is judged as the server judges it', (field, text, code) => {
  expect(contactChecks[field](text)).toBe(code)
  expect(codeOfShape(field, text)).toBe(code)
})
