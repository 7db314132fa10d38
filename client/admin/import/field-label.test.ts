import { expect, test } from 'vitest'
import { project } from '../../../schema/projects.ts'
import { fieldLabel } from './field-label.ts'

test('a field is called what its form calls it, with the language it is in', () => {
  expect(fieldLabel(project, 'goal', 'ka')).toEqual({ label: 'მიზანი', language: null })
  expect(fieldLabel(project, 'translations.ka.title', 'en')).toEqual({ label: 'Title', language: 'ka' })
})

test('the id is called what its column is called', () => {
  expect(fieldLabel(project, 'id', 'en')).toEqual({ label: 'Id', language: null })
  expect(fieldLabel(project, 'id', 'ka')).toEqual({ label: 'იდენტიფიკატორი', language: null })
})

test('what is no field is called what it is', () => {
  expect(fieldLabel(project, 'colour', 'en')).toEqual({ label: 'colour', language: null })
})
