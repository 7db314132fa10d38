import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/**
 * Writes answers as their schemas say, by functions that are each made for the first answer they write. Every route
 * documents a dozen answers, most of them refusals, which are written in another way: making a function for each took a
 * third of the start.
 * @param compilerOf what makes them
 */
export const lateSerializers =
  (compilerOf: SerializerFactory = SerializerSelector()): SerializerFactory =>
  (...shared) => {
    const compile = compilerOf(...shared)
    return (route) => {
      let serialize: ReturnType<typeof compile> | undefined
      return (answer) => {
        serialize ??= compile(route)
        return serialize(answer)
      }
    }
  }
