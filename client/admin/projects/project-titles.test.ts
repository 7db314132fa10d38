import { expect, test } from 'vitest'
import { projectTitles } from './project-titles.ts'

const winter = { en: { title: 'A warm winter' }, ka: { title: 'თბილი ზამთარი' } }

test('a title comes in the language of the reader, the other beside it', () => {
  expect(projectTitles(winter, 'ka')).toEqual({
    title: 'თბილი ზამთარი',
    otherTitle: 'A warm winter',
    otherLocale: 'en',
  })
})

test('a title in one language stands alone, whoever reads it', () => {
  const english = { ...winter, ka: { title: null } }
  expect(projectTitles(english, 'ka')).toMatchObject({ title: 'A warm winter', otherTitle: null })
  expect(projectTitles(english, 'en')).toMatchObject({ title: 'A warm winter', otherTitle: null })
})
