import { useCallback } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { useFindSubscriptionMutation } from '../generated/operations.ts'
import { loadLaunches } from '../lib/load-launches.ts'
import { apolloContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { LinkedPage } from '../ui/linked-page.tsx'
import { ArchiveLink } from './archive-link.tsx'
import { Subscription } from './subscription.tsx'
import { useSubscriptionTexts } from './use-subscription-texts.ts'

const SubscriptionPage = () => {
  const texts = useSubscriptionTexts()
  const [ask] = useFindSubscriptionMutation()
  const find = useCallback(
    async (token: string) => (await ask({ variables: { token } })).data?.findSubscription,
    [ask],
  )
  const missing = (
    <div className="grid gap-5">
      <p>{texts.missing}</p>
      <p>{texts.again}</p>
      <Link to={paths.dashboard} className={`${buttonClass('secondary')} justify-self-start`}>
        {texts.home}
      </Link>
    </div>
  )
  return (
    <LinkedPage find={find} texts={texts} drawing={drawings.smallTerrier} missing={missing}>
      {(found, token, lose) => (
        <>
          <Subscription found={found} token={token} onGone={lose} />
          <ArchiveLink text={texts.archive} className="mt-8" />
        </>
      )}
    </LinkedPage>
  )
}

const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await loadLaunches(context.get(apolloContext))
  return null
}

export { loader, SubscriptionPage as Component }
