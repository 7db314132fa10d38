import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  AdminGalleryDocument,
  type AdminGalleryQuery,
  useUpdateGalleryMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { toast } from '../../ui/toasts.ts'
import { toLoaded } from '../form/record-fields.ts'
import { type RecordForm, useRecordForm } from '../form/use-record-form.ts'
import { type Slot, slots, videoFields } from './video-fields.ts'

/** What a slot is called. */
export const useSlotLabel = (): ((slot: Slot) => string) => {
  const { t } = useTranslation('admin')
  return (slot) => t('gallery.slot', { number: slots.indexOf(slot) + 1 })
}

/** The form over the gallery's slots. What becomes of a save is toasted, its failure too. */
export const useVideoForm = (gallery: AdminGalleryQuery['gallery']): RecordForm<Slot> => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const [updateGallery] = useUpdateGalleryMutation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const inSlots = (stored: AdminGalleryQuery['gallery']) => toLoaded(videoFields.fields, stored, locale)

  return useRecordForm({
    record: videoFields,
    labelOf: useSlotLabel(),
    start: inSlots(gallery),
    place: () => pathname,
    save: async (input, version) => {
      const { data } = await updateGallery({ variables: { input: { ...input, version } } })
      if (!data) throw new Error('the gallery was not answered')
      return inSlots(data.updateGallery)
    },
    reload: async () => {
      const { data } = await apollo.query({
        query: AdminGalleryDocument,
        fetchPolicy: 'no-cache',
      })
      if (!data) throw new Error('the gallery was not answered')
      return inSlots(data.gallery)
    },
    onSaved: () => toast.success(t('gallery.saved')),
    onFailed: (reason) => {
      if (!isSessionEnd(reason)) toast.error(t('gallery.saveFailed'))
    },
  })
}
