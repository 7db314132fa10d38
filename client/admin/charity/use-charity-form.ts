import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  AdminCharityDocument,
  type CharityForFormFragment,
  useUpdateCharityMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { charityPath } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { toLoaded } from '../form/record-fields.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { charityFields, isOtherAccount } from './charity-fields.ts'

/** The form over what the charity is; another account in it goes with the password of whoever names it. */
export const useCharityForm = (kept: CharityForFormFragment) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const locale = useLocale()
  const [hasOtherAccount, setOtherAccount] = useState(false)
  // What giving needs may be there now, or not any more.
  const [update] = useUpdateCharityMutation({ update: evictQueries('launches', 'switches') })
  const inForm = (answered: CharityForFormFragment | null | undefined) => {
    if (!answered) throw new Error('the charity was not answered')
    return toLoaded(charityFields.fields, answered, locale)
  }
  const form = useRecordForm({
    record: charityFields,
    labelOf: (name) => (name === 'currentPassword' ? t('charity.password') : undefined),
    start: inForm(kept),
    place: () => charityPath,
    save: async ({ currentPassword, iban, ...input }, version) => {
      const isOther = isOtherAccount(iban ?? '', kept.iban)
      const { data } = await update({
        variables: {
          // The account that there is, sent again, would be another one if somebody has changed it meanwhile.
          input: { ...input, ...(isOther && { iban }), version },
          currentPassword: isOther ? (currentPassword ?? null) : null,
        },
      })
      setOtherAccount(isOther)
      return inForm(unmask(data?.updateCharity))
    },
    reload: async () => {
      const { data } = await apollo.query({ query: AdminCharityDocument, fetchPolicy: 'network-only' })
      return inForm(unmask(data?.charity))
    },
  })
  return {
    form,
    /** Whether what was saved last was another account. */
    hasOtherAccount,
    /** Whether the password is asked for. */
    isPasswordAsked: isOtherAccount(form.texts.iban, kept.iban),
  }
}
