import { useState } from 'react'
import { choose, type EditConflict, findConflict, type IsSame, type Side } from './edit-conflict.ts'
import type { Loaded } from './record-fields.ts'
import type { RecordTexts } from './record-texts.ts'

/** Two versions of one record, until its writer has saved what they choose of both. */
export const useEditConflict = <Name extends string>(
  names: readonly Name[],
  texts: RecordTexts<Name>,
  isSame: IsSame<Name>,
) => {
  const [conflict, setConflict] = useState<EditConflict<Name> | null>(null)
  return {
    conflict,
    /** Sets what is typed against what somebody else saved; false where that has changed nothing here. */
    compare: (theirs: Loaded<Name>): boolean => {
      const found = findConflict(names, isSame, texts.base(), texts.readAll(), theirs)
      texts.rebase(theirs)
      for (const name of found?.taken ?? []) texts.set(name, theirs.texts[name])
      setConflict(found)
      return found !== null
    },
    /** Puts into fields of the conflict what one side says. */
    resolve: (choices: readonly { name: Name; side: Side }[]): void => {
      if (!conflict) return
      let next = conflict
      for (const { name, side } of choices) {
        const chosen = choose(next, name, side, texts.read(name))
        if (chosen !== next) texts.set(name, chosen.texts[side][name])
        next = chosen
      }
      setConflict(next)
    },
    end: (): void => setConflict(null),
  }
}
