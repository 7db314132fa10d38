const { FUZZ_RUNS } = process.env

/** Whether there is time: with `npm run fuzz`. */
export const isThorough = FUZZ_RUNS !== undefined

/** How many random requests a test of this folder sends: some in every run, thousands with `npm run fuzz`. */
export const runs = { numRuns: Number(FUZZ_RUNS ?? 50) }
