import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const readString = (name: string, value: unknown): string => {
  if (typeof value !== 'string') throw new GraphQLError(`${name} must be a string`)
  return value
}

/** A string with a meaning: what may stand in it is judged by the services, as for every other edge. */
const stringScalar = (
  name: string,
  description: string,
  specifiedByURL: string,
): GraphQLScalarType<string, string> =>
  new GraphQLScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: (value) => readString(name, value),
    parseValue: (value) => readString(name, value),
    parseLiteral: (node) => readString(name, node.kind === Kind.STRING ? node.value : undefined),
  })

const rfc3339 = 'https://www.rfc-editor.org/rfc/rfc3339'

export const Day = stringScalar('Day', 'A calendar day, `YYYY-MM-DD`.', rfc3339)

export const TimeOfDay = stringScalar(
  'TimeOfDay',
  'A time of day, `HH:MM`, on the clock of Tbilisi.',
  rfc3339,
)

export const Month = stringScalar(
  'Month',
  'A calendar month, `YYYY-MM`; where it bounds a period, also a calendar day, `YYYY-MM-DD`.',
  rfc3339,
)

export const DateTime = stringScalar('DateTime', 'An instant, ISO 8601, answered in UTC.', rfc3339)

/** Those that answer a text as it is. */
export const textScalars: readonly GraphQLScalarType[] = [Day, TimeOfDay, Month, DateTime]
