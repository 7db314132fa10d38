import { expect, test } from 'vitest'
import { createPages } from './entry.tsx'

const { isPage, statusInBrowser } = createPages(null)

test.for([
  ...['/admin', '/admin/', '/admin/projects', '/ADMIN', '/Admin/projects', '/admin/events/edit/any-id'],
  ...['/%61dmin', '/%61dmin/projects'],
])('%s, which the router takes for a page of the admin area, is drawn in the browser', (path) => {
  expect(statusInBrowser(path)).toBe(200)
})

test.for([
  ...['/admin/nowhere', '/admin/projects/nowhere', '/ADMIN/nowhere', '/admin/contacts/any-id/edit'],
  '/%61dmin/nowhere',
])('%s, which is no page of the admin area, is a 404 there', (path) => {
  expect(statusInBrowser(path)).toBe(404)
})

test.for(['/', '/dashboard', '/administration', '/projects/admin', '/nowhere'])('%s is rendered', (path) => {
  expect(statusInBrowser(path)).toBe(null)
})

test.for(['/', '/dashboard', '/projects/no', '/admin', '/Admin/events/edit/any-id'])(
  'a page can be at %s',
  (path) => {
    expect(isPage(path)).toBe(true)
  },
)

test.for(['/nowhere', '/admin/nowhere', '/administration', '/projects/no/nowhere'])(
  'no page is at %s',
  (path) => {
    expect(isPage(path)).toBe(false)
  },
)
