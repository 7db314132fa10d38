import { expect, it } from 'vitest'
import { pathOf } from './describe-request.ts'

it.each([
  ['/api/contacts', '/api/contacts'],
  ['/api/contacts?search=nino', '/api/contacts'],
  ['/api/contacts#nino', '/api/contacts'],
  ['/api/contacts;search=nino?x', '/api/contacts'],
  ['http://nino:password@dogs.example/api/contacts?search=nino', '/api/contacts'],
  ['HTTPS://nino@dogs.example', '/'],
  ['//nino:password@dogs.example/x', '//dogs.example/x'],
  ['nino:password@dogs.example:443', 'dogs.example:443'],
  ['*', '*'],
  ['', ''],
])('of the request line %s the path is %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

it('a path is cut where nobody reads on', () => {
  expect(pathOf(`/${'x'.repeat(10_000)}`)).toHaveLength(500)
})
