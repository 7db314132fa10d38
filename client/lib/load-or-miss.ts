import { data } from 'react-router-dom'
import { problemOf } from './problem.ts'

/** What the page of something is answered that is not there. */
export const notHere = () => data(null, { status: 404 })

/**
 * Waits for what a page is about before it is shown; of what is not there the page is a 404.
 * @param find answers whether it is there
 */
export const loadOrMiss = async (find: () => Promise<boolean>): Promise<null> => {
  try {
    if (await find()) return null
  } catch (error) {
    if (problemOf(error)?.code !== 'not_found') throw error
  }
  throw notHere()
}
