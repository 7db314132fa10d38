const { FUZZ_RUNS } = process.env

/** How many random requests a test of this folder sends: some in every run, thousands with `npm run fuzz`. */
export const runs = { numRuns: Number(FUZZ_RUNS ?? 50) }
