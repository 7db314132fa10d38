import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { picture, pictureChange, pictured } from '../../../schema/picture-library.ts'
import {
  AdminPictureDocument,
  type KeptPictureFragment,
  PictureOfEventFragmentDoc,
  PictureOfProjectFragmentDoc,
  useUpdatePictureMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { recordFields, toLoaded } from '../form/record-fields.ts'
import { freshRecord } from '../form/record-noun.ts'
import { useRecordForm } from '../form/use-record-form.ts'

const pictureFields = recordFields(pictureChange, picture)

const toldTo = { project: PictureOfProjectFragmentDoc, event: PictureOfEventFragmentDoc }

/** What shows it already shows what is said of its picture now. */
const tellUses = (cache: ApolloCache, { uses, translations, focusX, focusY }: KeptPictureFragment): void => {
  const said = {
    altInEnglish: translations.en.alt,
    altInGeorgian: translations.ka.alt,
    focusX,
    focusY,
  }
  for (const { id, kind } of uses) {
    const { name } = pictured[kind]
    const told = { __typename: `${name}Picture`, ...said }
    cache.writeFragment({
      id: `${name}:${id}`,
      fragment: toldTo[kind],
      data: { picture: told },
    })
  }
}

/** The form over what is said of a kept picture. */
export const usePictureForm = (kept: KeptPictureFragment, onSaved?: () => void) => {
  const apollo = useApolloClient()
  const locale = useLocale()
  const { id } = kept
  const [update] = useUpdatePictureMutation({ update: evictQueries(picture.plural) })
  const inForm = (answered: KeptPictureFragment | null | undefined) => {
    if (!answered) throw new Error('the picture was not answered')
    return toLoaded(pictureFields.fields, answered, locale)
  }
  return useRecordForm({
    record: pictureFields,
    start: inForm(kept),
    place: () => adminPaths(picture.plural).edit(id),
    save: async (input, version) => {
      const { data } = await update({ variables: { id, input: { ...input, version } } })
      const changed: KeptPictureFragment | null | undefined = unmask(data?.updatePicture)
      if (changed) tellUses(apollo.cache, changed)
      return inForm(changed)
    },
    reload: async () => {
      const { data } = await apollo.query({ query: AdminPictureDocument, ...freshRecord(id) })
      return inForm(unmask(data?.picture))
    },
    ...(onSaved && { onSaved }),
  })
}

export type PictureForm = ReturnType<typeof usePictureForm>
