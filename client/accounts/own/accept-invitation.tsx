import { worksHere } from '../../../schema/roles.ts'
import { useAcceptInvitationMutation } from '../../generated/own-account-operations.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import type { Session } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { useInvitationTexts } from '../use-invitation-texts.ts'
import { useJoin } from '../use-join.ts'

/** Gives the role of a link to the account somebody is signed in with. */
export const AcceptInvitation = ({ token, session }: { token: string; session: Session }) => {
  const texts = useInvitationTexts()
  const serverText = useServerText()
  const enter = useJoin()
  const [accept] = useAcceptInvitationMutation({ variables: { token } })
  const join = useSingleFlight(async () => {
    try {
      const { data } = await accept()
      if (data) await enter(data.acceptInvitation)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(serverText(error))
    }
  })
  return (
    <>
      <p className="mb-5">
        {texts.signedInAs} <strong className="wrap-anywhere">{session.username}</strong>
      </p>
      {worksHere(session.role) ? (
        <p>{texts.already}</p>
      ) : (
        <button type="button" onClick={join} className={`${buttonClass('primary', 'large')} w-full`}>
          {texts.asYourself}
        </button>
      )}
    </>
  )
}
