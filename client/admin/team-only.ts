import type { LoaderFunctionArgs } from 'react-router-dom'
import { addAdminTexts } from '../i18n/add-admin-texts.ts'
import { readEndedSession } from '../lib/ended-session.ts'
import { leadOn } from '../lib/lead-on.ts'
import { readLeftPage } from '../lib/left-page.ts'
import { endSessionContext, i18nContext, sessionContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { isOfTeam, readLastPerson } from '../lib/session.ts'

/** Whether there is anything to tell somebody who is signed in no longer. */
const hasEnded = (): boolean =>
  [readLastPerson(), readLeftPage(), readEndedSession()].some((told) => told !== null)

/**
 * Only the team comes in; anyone else, or nobody signed in, is sent to the landing page. Who was signed in here a moment
 * ago, or has left something typed in this tab, is told so, and asked to sign in again. Which of its pages are for whom
 * is said where they are drawn.
 */
export const loader = async (asked: LoaderFunctionArgs): Promise<null> => {
  const { context, request } = asked
  const session = context.get(sessionContext)
  if (session === null && hasEnded()) {
    await context.get(endSessionContext)('signedOut', new URL(request.url))
    throw leadOn(asked, paths.signIn)
  }
  if (session === null || !isOfTeam(session)) throw leadOn(asked, paths.landing)
  addAdminTexts(context.get(i18nContext))
  return null
}

/** Asked before every page of the area: somebody may have been signed out in another tab since the last one. */
export const shouldRevalidate = (): boolean => true
