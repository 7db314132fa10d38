const { FAULTS } = process.env

/** How much is tried: a little in every run of the tests, very much with `npm run faults`. */
export const isLong = FAULTS === 'long'

/** Of what a test tries, how much: in every run, and in a long one. */
export const effort = (short: number, long: number): number => (isLong ? long : short)
