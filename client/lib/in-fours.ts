/** In fours, as it is typed without losing one's place. */
export const inFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ')
