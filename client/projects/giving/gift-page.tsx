import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { type PledgedGiftFragment, useFindPledgeMutation } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { loadLaunches } from '../../lib/load-launches.ts'
import { apolloContext } from '../../lib/loader-context.ts'
import { paths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { BehindLink } from '../../ui/behind-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Gift } from './gift.tsx'
import { loadThankedFrom } from './load-thanked-from.ts'
import { useGiftTexts } from './use-giving-texts.ts'

/** A gift, for whoever has made it and has its link. It outlives the launch: what was promised is still waited for. */
const GiftPage = () => {
  const { t } = useTranslation()
  const texts = useGiftTexts()
  const locale = useLocale()
  const [ask] = useFindPledgeMutation()
  const find = useCallback(
    async (token: string): Promise<PledgedGiftFragment | undefined> => {
      const { data } = await ask({ variables: { token, locale } })
      return data ? unmask(data.findPledge) : undefined
    },
    [ask, locale],
  )
  const missing = (
    <div className="grid max-w-text gap-4">
      <p>{texts.missing}</p>
      <p>{texts.again}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={paths.projects} className={buttonClass('secondary')}>
          {texts.projects}
        </Link>
        <Link to={paths.colab} className={buttonClass('secondary')}>
          {texts.write}
        </Link>
      </p>
    </div>
  )
  return (
    <div className="page-width w-full pt-8 pb-20 lg:pt-11">
      <PageHead title={texts.title} description={texts.description} site={t('shell.site')} isPrivate />
      <h1 className="mb-4 font-sans text-body font-semibold tracking-normal text-ink-soft">{texts.title}</h1>
      <noscript>
        <p className="mb-4">{texts.withoutScripts}</p>
      </noscript>
      <BehindLink find={find} texts={texts} missing={missing}>
        {(found, token, lose) => <Gift found={found} token={token} find={find} onGone={lose} />}
      </BehindLink>
    </div>
  )
}

const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const apollo = context.get(apolloContext)
  await Promise.all([loadLaunches(apollo), loadThankedFrom(apollo)])
  return null
}

export { GiftPage as Component, loader }
