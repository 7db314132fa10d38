import { useTranslation } from 'react-i18next'
import { useSetDonorThanksMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { DonorPart, type ShownDonor } from './donor-part.tsx'

/** Whether they are thanked by name on the site, as they have said there or to the team. */
export const DonorThanks = ({ donor: { id, thanked, thankedForAll } }: { donor: ShownDonor }) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [set] = useSetDonorThanksMutation()
  const say = useSingleFlight(async (given: boolean) => {
    try {
      await set({ variables: { id, thanked: given } })
      toast.success(t(given ? 'donors.thanks.given' : 'donors.thanks.takenBack'))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
  })
  return (
    <DonorPart title={t('donors.thanks.title')}>
      <div className="grid justify-items-start gap-4 px-5 pb-5">
        <p>{t(`donors.thanks.stands.${thankedForAll ? 'all' : thanked ? 'some' : 'none'}`)}</p>
        <IfMay permission="people:write">
          <div className="flex flex-wrap gap-3">
            {!thankedForAll && (
              <button type="button" onClick={() => say(true)} className={buttonClass('secondary', 'small')}>
                {t('donors.thanks.give')}
              </button>
            )}
            {thanked && (
              <button type="button" onClick={() => say(false)} className={buttonClass('secondary', 'small')}>
                {t('donors.thanks.takeBack')}
              </button>
            )}
          </div>
        </IfMay>
      </div>
    </DonorPart>
  )
}
