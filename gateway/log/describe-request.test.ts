import { expect, it } from 'vitest'
import { pathOf } from './describe-request.ts'

it.each([
  ['/api/contacts', '/api/contacts'],
  ['/api/contacts?search=nino', '/api/contacts'],
  ['/api/contacts#nino', '/api/contacts'],
  ['/api/contacts;search=nino?x', '/api/contacts'],
  ['http://nino:password@dogs.example/api/contacts?search=nino', '/api/contacts'],
  ['HTTPS://nino@dogs.example', '/'],
  ['//nino:password@dogs.example/x', '//…'],
  ['nino:password@dogs.example:443', '…'],
  ['/api/contacts/nino@example.org/x', '/api/contacts/…'],
  ['/api/contacts/nino%40example.org/x', '/api/contacts/…'],
  ['/api/gallery%3Fsearch=nino', '/api/…'],
  ['/api/gallery&search=nino', '/api/…'],
  ['/uploads/01928f6e-4d5c.800.webp', '/uploads/01928f6e-4d5c.800.webp'],
  ['*', '*'],
  ['', ''],
])('of the request line %s the path is %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

it('a path is cut where nobody reads on', () => {
  expect(pathOf(`/${'x'.repeat(10_000)}`)).toHaveLength(500)
})
