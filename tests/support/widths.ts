const { EVERY_WINDOW } = process.env

/**
 * How wide the windows are that something is tried in, in a language: a telephone's in Georgian, a desk's in English. That
 * every page is drawn as it should be in each language on each window is tried by itself; what is done on it does not
 * depend on both at once. With EVERY_WINDOW=true all four are tried.
 */
export const widthsFor = (locale: string): readonly (375 | 1280)[] => {
  if (EVERY_WINDOW === 'true') return [375, 1280]
  return locale.startsWith('ka') ? [375] : [1280]
}
