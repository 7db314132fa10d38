import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The router offers everybody its build for development, which looks at each navigation for mistakes of ours. */
export const routerForProduction = (): Plugin => ({
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'react-router' || id === 'react-router/dom'
      ? fileURLToPath(import.meta.resolve(id)).replace('/dist/development/', '/dist/production/')
      : null,
})
