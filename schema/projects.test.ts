import { expect, test } from 'vitest'
import { newProject } from './projects.ts'
import { fieldIssues } from './validation.ts'

const issuesOf = (input: unknown) => {
  const { error } = newProject.safeParse(input, { reportInput: true })
  return error ? fieldIssues(error).map(({ field, code }) => `${field} ${code}`) : []
}

test('everything wrong with a project is told at once', () => {
  const dates = { startDate: '2027-02-01', endDate: '2027-01-01' }
  expect(issuesOf(dates)).toEqual([
    'goal required',
    'title required',
    'description required',
    'endDate before_start',
  ])
})

test('a field is refused once, for the first thing wrong with it', () => {
  const input = { title: '', description: 'Straw.', goal: 1, translations: { en: { title: 5 } } }
  expect(issuesOf(input)).toContain('title required')
  expect(issuesOf(input).filter((issue) => issue.startsWith('title'))).toHaveLength(1)
})

test('dates that are none are not compared', () => {
  const whole = { title: 'Straw', description: 'For the winter.', goal: 1 }
  expect(issuesOf({ ...whole, startDate: 'tomorrow', endDate: '2027-01-01' })).toEqual([
    'startDate invalid_date',
  ])
  expect(issuesOf({ ...whole, startDate: { toString: 'x' }, endDate: '2027-01-01' })).toEqual([
    'startDate invalid_type',
  ])
})

test('what is no project at all is refused as a whole', () => {
  for (const input of [null, 'a project', 5, []]) expect(issuesOf(input)).toEqual([' invalid_type'])
})
