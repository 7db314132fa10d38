import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { problemOf } from '../lib/problem.ts'
import { buttonClass } from './button-class.ts'
import { ListSkeleton } from './list-skeleton.tsx'

export interface BehindLinkProps<Found> {
  /** Looks for what the link leads to, which opening it does not change; the same function each time. */
  find: (token: string) => Promise<Found | undefined>
  texts: Record<'loading' | 'failed' | 'retry', string>
  /** Shown where it leads nowhere, or not any more. */
  missing: ReactNode
  /** Draws what it leads to; `lose` says that it does so no more. */
  children: (found: Found, token: string, lose: () => void) => ReactNode
}

/** What a link leads to. Its token stands behind the `#`, which stands in no address that a server is asked for. */
export const BehindLink = <Found extends object>({
  find,
  texts,
  missing,
  children,
}: BehindLinkProps<Found>) => {
  const { t } = useTranslation()
  const token = useLocation().hash.slice(1)
  const [found, setFound] = useState<Found | 'missing' | 'failed' | null>(null)
  const look = useCallback(async (): Promise<void> => {
    setFound(null)
    if (token === '') return setFound('missing')
    try {
      setFound((await find(token)) ?? 'missing')
    } catch (error) {
      setFound(problemOf(error)?.code === 'not_found' ? 'missing' : 'failed')
    }
  }, [find, token])
  useEffect(() => void look(), [look])
  if (found === null) {
    return (
      <>
        <div className="noscript:hidden">
          <ListSkeleton text={texts.loading} />
        </div>
        <noscript>
          <p className="font-semibold">{t('shell.linkNeedsScripts')}</p>
        </noscript>
      </>
    )
  }
  if (found === 'missing') return <div role="alert">{missing}</div>
  if (found === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{texts.failed}</p>
        <button type="button" onClick={look} className={buttonClass('secondary', 'small')}>
          {texts.retry}
        </button>
      </div>
    )
  }
  return children(found, token, () => setFound('missing'))
}
