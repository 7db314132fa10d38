/** A member of what may be anything; undefined where it has none of that name. */
export const memberOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined
