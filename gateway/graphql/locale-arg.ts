import { Arg } from 'type-graphql'
import { LocaleEnum } from './enums.ts'

/** The optional argument that names a language; the request's language stands in for it. */
export const LocaleArg = (): ReturnType<typeof Arg> =>
  Arg('locale', () => LocaleEnum, { nullable: true, description: "The request's language, when absent." })
