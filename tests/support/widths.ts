const { EVERY_WINDOW } = process.env
export const isEveryWindow = EVERY_WINDOW === 'true'

/** Where what the team does is done most, and is therefore tried: at a desk, in English, or on a telephone, in Georgian. */
export type Usual = 'desk' | 'telephone'

/**
 * How wide the windows are that something is tried in, in a language: a telephone's in Georgian, a desk's in English, and
 * where `usual` says so only one of these. That every page is drawn as it should be in each language on each window is
 * tried by itself; what is done on it does not depend on both at once. With EVERY_WINDOW=true all four are tried.
 */
export const widthsFor = (locale: string, usual?: Usual): readonly (375 | 1280)[] => {
  if (isEveryWindow) return [375, 1280]
  if (locale.startsWith('ka')) return usual === 'desk' ? [] : [375]
  return usual === 'telephone' ? [] : [1280]
}

/**
 * The same of where barriers are looked for while something is done on a page, and on those for which one signs in. What every
 * public page is when it is opened is looked at in each language on each window.
 */
export const barrierWidthsFor = (locale: string): readonly (360 | 1280)[] => {
  if (isEveryWindow) return [360, 1280]
  return locale.startsWith('ka') ? [360] : [1280]
}
