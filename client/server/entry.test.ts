import { expect, test } from 'vitest'
import { createPages } from './entry.tsx'

const { isDrawnInBrowser } = createPages(null)

test.for(['/admin', '/admin/', '/admin/projects', '/ADMIN', '/Admin/projects'])(
  '%s, which the router takes for the admin area, is drawn in the browser',
  (path) => {
    expect(isDrawnInBrowser(path)).toBe(true)
  },
)

test.for(['/', '/dashboard', '/administration', '/projects/admin'])('%s is rendered', (path) => {
  expect(isDrawnInBrowser(path)).toBe(false)
})
