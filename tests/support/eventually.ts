import { vi } from 'vitest'

/** Longer than a busy machine needs for anything that tests wait for. */
const patience = { timeout: 10_000 }

/** Asks again until it holds: what happens of its own accord has no end to wait for. */
export const eventually = <Held>(holds: () => Held | Promise<Held>): Promise<Held> =>
  vi.waitFor(holds, patience)
