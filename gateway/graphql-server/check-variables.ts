import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { mostRefused } from '../../schema/limits.ts'
import type { FieldError } from '../../schema/problems.ts'
import { fieldError } from '../../schema/validation.ts'

type Path = readonly (string | number)[]
type Refused = Pick<FieldError, 'code'> & { path: Path }
type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a scalar or an enum accepts, only it knows; why it does not, it says by printing the value. */
const accepts = (type: { parseValue: (value: unknown) => unknown }, value: unknown): boolean => {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

function* refusedFields(value: Values, type: GraphQLInputType, path: Path): Generator<Refused> {
  if (!isInputObjectType(type)) return
  const fields = type.getFields()
  for (const field of Object.values(fields)) {
    const at = [...path, field.name]
    const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined
    if (given !== undefined) yield* refused(given, field.type, at)
    else if (isRequiredInputField(field)) yield { path: at, code: 'required' }
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key)) yield { path: [...path, key], code: 'unknown_field' }
  }
}

function* refused(value: unknown, type: GraphQLInputType, path: Path): Generator<Refused> {
  if (isNonNullType(type)) {
    if (value === null) yield { path, code: isEnumType(type.ofType) ? 'invalid_option' : 'invalid_type' }
    else yield* refused(value, type.ofType, path)
  } else if (value === null) {
    return
  } else if (isListType(type)) {
    // One item may stand for a list of it.
    if (!Array.isArray(value)) yield* refused(value, type.ofType, path)
    else for (const [index, item] of value.entries()) yield* refused(item, type.ofType, [...path, index])
  } else if (isInputObjectType(type)) {
    if (isObject(value)) yield* refusedFields(value, type, path)
    else yield { path, code: 'invalid_type' }
  } else if (!accepts(type, value)) {
    yield { path, code: isEnumType(type) ? 'invalid_option' : 'invalid_type' }
  }
}

function* refusedVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Values,
): Generator<Refused> {
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value
    const type = typeFromAST(schema, definition.type)
    if (!isInputType(type)) continue
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (value !== undefined) {
      // A field within an input is called as over REST; a variable that is the value itself by its own name.
      for (const { path, code } of refused(value, type, []))
        yield { path: path.length > 0 ? path : [name], code }
    } else if (isNonNullType(type) && !definition.defaultValue) yield { path: [name], code: 'required' }
  }
}

/**
 * What of the variables does not fit the types their operation declares, in the catalogue's words: never a value,
 * never a suggestion, and no more than any refusal names. graphql-js would print the whole value for each error.
 */
export const variableErrors = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Values,
): FieldError[] => [
  ...refusedVariables(schema, operation, variables)
    .take(mostRefused.fields)
    .map(({ path, code }) => fieldError(path.join('.'), code)),
]
