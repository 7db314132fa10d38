import type { ApolloClient } from '@apollo/client'
import { SwitchesDocument } from '../generated/operations.ts'

/** Whether the site writes letters; asked for once. */
export const writesLetters = async (apollo: ApolloClient): Promise<boolean> => {
  const { data } = await apollo.query({ query: SwitchesDocument })
  return data?.switches.letters === true
}
