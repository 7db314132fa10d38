import 'reflect-metadata'
import { type OperationDefinitionNode, parse } from 'graphql'
import { Arg, buildSchemaSync, Mutation, Query, Resolver } from 'type-graphql'
import { expect, test } from 'vitest'
import { TakesFile, takesFile } from './takes-file.ts'

@Resolver()
class Kennel {
  @Query(() => String)
  name(): string {
    return 'kennel'
  }

  @TakesFile()
  @Mutation(() => Boolean)
  importDogs(@Arg('csv', () => String) csv: string): boolean {
    return csv !== ''
  }

  @Mutation(() => Boolean)
  feedDogs(): boolean {
    return true
  }
}

const schema = buildSchemaSync({ resolvers: [Kennel], validate: false })

test.each([
  ['{ name }', false],
  ['mutation { importDogs(csv: "name") }', true],
  ['mutation { a: importDogs(csv: "name") b: importDogs(csv: "name") }', true],
  ['mutation { importDogs(csv: "name") feedDogs }', false],
  ['mutation { ...all } fragment all on Mutation { importDogs(csv: "name") }', false],
])('only what takes nothing but files may be as large as one: %s', (text, may) => {
  const [operation] = parse(text).definitions
  expect(takesFile(schema, operation as OperationDefinitionNode)).toBe(may)
})
