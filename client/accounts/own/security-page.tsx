import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSessionsQuery } from '../../generated/own-account-operations.ts'
import { paths } from '../../lib/paths.ts'
import { personOf } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSession } from '../../lib/use-session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { FormFrame } from '../../ui/form-frame.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LetterLanguage } from './letter-language.tsx'
import { OwnEmail } from './own-email.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { useSecurityTexts } from './use-security-texts.ts'

const OwnAccount = () => {
  const { password, devices } = useSecurityTexts()
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' })
  const again = () => refetch().catch(() => undefined)
  const failed = error && !data?.sessions && !isSessionEnd(error)
  return (
    <>
      <h2 className="mb-5 text-h3">{password.title}</h2>
      <PasswordForm username={data?.viewer?.username ?? ''} onChanged={again} />
      {data?.switches.letters && data.ownEmail && (
        <OwnEmail own={data.ownEmail} username={data.viewer?.username ?? ''} onChanged={again} />
      )}
      {data?.switches.letters && data.letterLanguage && (
        <LetterLanguage locale={data.letterLanguage} onChanged={again} />
      )}
      {data?.secondFactor && (
        <SecondFactor factor={data.secondFactor} username={data.viewer?.username ?? ''} onChanged={again} />
      )}
      {data?.sessions && <Sessions sessions={data.sessions} onEnded={again} />}
      {failed && (
        <div role="alert" className="mt-12 grid justify-items-start gap-3">
          <p>{devices.failed}</p>
          <button type="button" onClick={again} className={buttonClass('secondary', 'small')}>
            {devices.retry}
          </button>
        </div>
      )}
      {!data?.sessions && !error && <ListSkeleton text={devices.loading} />}
    </>
  )
}

/** As on the profile: nobody is sent away, since only the browser knows who is signed in. */
const SecurityPage = () => {
  const { t } = useTranslation()
  const { title, description, intro, signInFirst, aside } = useSecurityTexts()
  const session = useSession()
  return (
    <FormFrame
      head={{ title, description }}
      title={title}
      aside={aside}
      intro={session ? intro : signInFirst}
      isPrivate
    >
      {session ? (
        <OwnAccount key={personOf(session)} />
      ) : (
        <Link to={paths.signIn} className={`${buttonClass('primary', 'large')} w-full`}>
          {t('accounts.signIn.submit')}
        </Link>
      )}
    </FormFrame>
  )
}

export { SecurityPage as Component }
