import { registerHooks } from 'node:module'

/** Another generator of clients, which brings an older compiler. */
const parentURL = import.meta.resolve('oazapfts')

// openapi-typescript writes with functions of the compiler that version 7 does not offer: it gets the older one.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL } : context),
})

await import(new URL('../../node_modules/openapi-typescript/bin/cli.js', import.meta.url).href)
