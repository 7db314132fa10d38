/** A page without its scripts and without what is fetched ahead for them; the data beside them stays out too. */
export const stripScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
