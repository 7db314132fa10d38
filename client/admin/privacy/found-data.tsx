import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isErasable, type PersonalData } from '../../../schema/personal-data.ts'
import { useExportPersonalDataMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { saveFile } from '../../lib/save-file.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.ts'
import { EraseForm } from './erase-form.tsx'
import { OtherAddresses } from './other-addresses.tsx'
import { PlaceList } from './place-list.tsx'

const fileName = 'personal-data.json'

interface FoundDataProps {
  found: PersonalData
  onLookFor: (email: string) => void
  onErased: () => void
}

/** All that is held about somebody: where, the file to hand them, and the way to erase it. */
export const FoundData = ({ found, onLookFor, onErased }: FoundDataProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const [exported] = useExportPersonalDataMutation()
  const { email, names, otherAddresses, places, refusal } = found
  const count = places.filter(isErasable).reduce((sum, each) => sum + each.count, 0)

  const save = useSingleFlight(async () => {
    try {
      const { data } = await exported({ variables: { email, locale } })
      if (!data) return
      const content = new Blob([data.exportPersonalData], { type: 'application/json;charset=utf-8' })
      saveFile(fileName, content)
      toast.success(t('privacy.saved'))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
  })

  return (
    <Card as="section" className="mt-5 p-5">
      <h2 className="text-h3 text-title wrap-anywhere">{email}</h2>
      {names.length > 0 && (
        <p className="mt-1 wrap-anywhere">{t('privacy.names', { names: names.join(', ') })}</p>
      )}
      <OtherAddresses addresses={otherAddresses} onLookFor={onLookFor} />
      <PlaceList label={t('privacy.places')} places={places} />
      <button type="button" onClick={save} className={`mt-5 ${buttonClass('secondary', 'small')}`}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('privacy.save')}
      </button>
      <div>
        {count > 0 && (
          <EraseForm key={email} email={email} count={count} refusal={refusal} onErased={onErased} />
        )}
      </div>
    </Card>
  )
}
