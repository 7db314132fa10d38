export const countedGifts = (gifts: number): string => `${gifts.toLocaleString('en-US')} gifts`
