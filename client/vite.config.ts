import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { commonPasswords } from './build/common-passwords.ts'
import { documentsApart } from './build/documents-apart.ts'
import { georgiaMap } from './build/georgia-map.ts'
import { inOneByte } from './build/in-one-byte.ts'
import { routerForProduction } from './build/router-for-production.ts'
import { sharedByPages, sharedByRooms } from './build/shared-by-pages.ts'
import { zodWithoutEval } from './build/zod-without-eval.ts'

/** Files are compressed once, here, rather than at every request. */
const compressed = () => compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1024 })

const groups = [
  // What runs before the text is painted is next to nothing, and is not part of what comes after.
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // What every page loads is one file: cut into eight, as the bundler would, it compresses to 4 % more.
  { name: 'main', test: /client\/main\.tsx$/, priority: 1 },
  ...sharedByPages().map((name) => ({ name, debugName: 'pieces' })),
  { name: sharedByRooms(), debugName: 'rooms', includeDependenciesRecursively: false },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    georgiaMap(),
    zodWithoutEval(),
    documentsApart(),
    routerForProduction(),
    commonPasswords(),
    isSsrBuild ? inOneByte() : compressed(),
  ],
  build: {
    outDir: isSsrBuild ? '../dist/pages' : '../dist/client',
    // What a browser loads stays for a gateway that runs: gateway/cli/build.ts takes away what is older than the build before.
    emptyOutDir: isSsrBuild === true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    // How long each plugin takes on a busy machine is nothing to whoever installs the site.
    // The text of what runs stays in memory: the server's without its blanks and comments, but with its names for stacks.
    // The server has both dictionaries, and nothing to gain from what a browser fetches when it needs it.
    rolldownOptions: isSsrBuild
      ? {
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          output: { minify: { compress: true, mangle: false, codegen: true } },
        }
      : { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
  },
  // rxjs has a younger build than the one it offers to those who do not ask, a third smaller.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  // One file with what it uses of each package, and not every icon there is. React's build for production is put in
  // here: the server would otherwise choose one by its own environment, which says nothing at home.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
