// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { project } from '../../../schema/projects.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { WhoSeesNew } from './who-sees-new.tsx'

test.each([
  [
    'en',
    'A new record is a draft where its “Published” is empty. Where the file has no such column, everybody is shown it at once.',
  ],
  [
    'ka',
    'ახალი ჩანაწერი მონახაზი იქნება, თუ სვეტი „გამოქვეყნდა“ ცარიელია. თუ ფაილში ეს სვეტი საერთოდ არ არის, ახალ ჩანაწერს მაშინვე ყველა დაინახავს.',
  ],
] as const)('whoever imports new records is told, in %s, who is going to see them', (locale, text) => {
  renderAdmin(<WhoSeesNew model={project} created={1} />, locale)
  expect(document.body.textContent).toBe(text)
})

test('nothing is said of it where no record is new, or none of its kind is ever a draft', () => {
  renderAdmin(
    <>
      <WhoSeesNew model={project} created={0} />
      <WhoSeesNew model={{ fields: {} }} created={1} />
    </>,
  )
  expect(document.body.textContent).toBe('')
})
