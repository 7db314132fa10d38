import { Problem } from './problem.ts'

/** Milliseconds that whoever watches waits to be told: less than a proxy waits until it takes this node for one that stands still. */
export const patience = 1000

const inTime = async (looking: Promise<boolean>): Promise<boolean> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new Problem('unavailable', { cause: 'no answer in time' })), patience)
  try {
    return await Promise.race([looking, late])
  } finally {
    clearTimeout(limit)
  }
}

/**
 * One look at a time, for all who ask while it lasts; nobody waits for one that takes long.
 * @throws Problem `unavailable` where it does, and whatever the look throws
 */
export const oneLook = (look: () => Promise<boolean>): (() => Promise<boolean>) => {
  let underWay: Promise<boolean> | null = null
  return () => {
    underWay ??= look().finally(() => {
      underWay = null
    })
    return inTime(underWay)
  }
}
