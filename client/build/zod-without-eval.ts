import type { Plugin } from 'vite'

const name = '\0zod-without-eval'

/**
 * What a browser gets where `zod` is imported: the same, told beforehand to compile nothing at run time. Left
 * alone it tries `new Function` as soon as the first shape is made, which our content security policy refuses
 * and the browser reports. Whoever imports it waits for it, so no shape of any page can be made too early. The
 * server may compile, and has one configuration of zod for rendering and for itself: there nothing changes.
 */
export const zodWithoutEval = (): Plugin => ({
  name: 'zod-without-eval',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (id) => (id === 'zod' ? name : null),
  load: (id) =>
    id === name
      ? `import { config } from 'zod/v4/core'\nconfig({ jitless: true })\nexport * from 'zod/v4'\n`
      : null,
})
