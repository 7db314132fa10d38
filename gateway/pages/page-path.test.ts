import { expect, test } from 'vitest'
import { readablePageUrl } from './page-path.ts'

test.for([
  ['/projects/%zz', '/projects/%25zz'],
  ['/projects/%', '/projects/%25'],
  ['/%E1%83', '/%25E1%2583'],
  ['/nowhere%zz?lng=ka&of=%zz', '/nowhere%25zz?lng=ka&of=%zz'],
  ['/%E1%83%90?lng=ka', '/%E1%83%90?lng=ka'],
  ['/dashboard?of=%zz', '/dashboard?of=%zz'],
  ['/api/%zz', '/api/%zz'],
  ['/uploads/%zz', '/uploads/%zz'],
  ['/graphql%zz', '/graphql%zz'],
  ['*', '*'],
] as const)('%s is looked for as %s', ([asked, looked]) => {
  expect(readablePageUrl(asked)).toBe(looked)
})
