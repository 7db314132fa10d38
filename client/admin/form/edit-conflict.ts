import type { Loaded, Texts } from './record-fields.ts'

/** Whose text stands in a field. */
export type Side = 'mine' | 'theirs'

/** Tells whether two texts of a field say the same. */
export type IsSame<Name extends string> = (name: Name, one: string, other: string) => boolean

/** Of a record that somebody else changed while this form was being filled in. */
export interface EditConflict<Name extends string> {
  /** Of the record as the other left it. */
  version: number
  /** The fields that both have changed, each into something else, in the order of the screen: those to choose in. */
  names: Name[]
  /** The fields that the other alone has changed: these take what the other wrote. */
  taken: Name[]
  /** What each side says. What is typed after a choice is kept with that choice. */
  texts: Record<Side, Texts<Name>>
  /** Mine until another is chosen. */
  chosen: Partial<Record<Name, Side>>
}

/**
 * Sets the two versions of a record, both made from `base`, against each other; null where the other has changed nothing
 * that is not the same here. A field that was not touched here takes what the other wrote and is none to choose in, so
 * that no choice loses the other's change of it.
 */
export const findConflict = <Name extends string>(
  names: readonly Name[],
  isSame: IsSame<Name>,
  base: Texts<Name>,
  mine: Texts<Name>,
  { texts: theirs, version }: Loaded<Name>,
): EditConflict<Name> | null => {
  const differing = names.filter(
    (name) => !isSame(name, base[name], theirs[name]) && !isSame(name, mine[name], theirs[name]),
  )
  if (differing.length === 0) return null
  const isMine = (name: Name): boolean => !isSame(name, mine[name], base[name])
  const taken = differing.filter((name) => !isMine(name))
  return { version, names: differing.filter(isMine), taken, texts: { mine, theirs }, chosen: {} }
}

/** The conflict after one field's choice: what stood in the field until now is kept with the other side. */
export const choose = <Name extends string>(
  conflict: EditConflict<Name>,
  name: Name,
  side: Side,
  typed: string,
): EditConflict<Name> => {
  const before = conflict.chosen[name] ?? 'mine'
  if (before === side) return conflict
  const texts = { ...conflict.texts, [before]: { ...conflict.texts[before], [name]: typed } }
  return { ...conflict, texts, chosen: { ...conflict.chosen, [name]: side } }
}
