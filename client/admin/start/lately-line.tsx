import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type LatelyKind, latelyKinds } from '../../../schema/lately.ts'
import { namesOf } from '../../../schema/model.ts'
import type { AdminLatelyQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useMomentWords } from '../moment-words.ts'
import { pageOfRecord } from '../trail/page-of-record.ts'
import { useMay } from '../use-may.ts'

export type Lately = NonNullable<AdminLatelyQuery['lately']>[number]

interface LatelyLineProps {
  lately: Lately
  now: Date
}

/** Something that was done: by whom, where that is told, to what, and when. The language says where its doer stands. */
export const LatelyLine = ({ lately, now }: LatelyLineProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const locale = useLocale()
  const momentWords = useMomentWords(now)
  const { at, actor, isOwn, program, action, kind, recordId, title } = lately
  const count = recordId === null ? lately.count : 1
  const known: LatelyKind = namesOf(latelyKinds).find((each) => each === kind) ?? 'project'
  const things =
    count === null
      ? t(`start.lately.things.${known}.many`)
      : t(`start.lately.things.${known}.count`, { count })
  const act = kind === 'erasure' ? 'erase' : action
  const who = isOwn
    ? t('start.lately.you')
    : (actor ?? program ?? (may('trail:read') ? t('trail.formerAccount') : null))
  const page = title === null ? null : pageOfRecord(lately, may)
  // In Georgian a verb asks for a case of the name before it, which not every name has.
  const isDoerFirst = isOwn || locale === 'en'
  const sentence = who === null ? 'unsaid' : isOwn ? 'own' : 'by'
  const doer = who !== null && <b className="font-semibold">{who}</b>
  return (
    <li className="grid gap-0.5 border-line border-dashed py-3 not-first:border-t first:pt-0">
      <p className="wrap-anywhere">
        {isDoerFirst && doer && <>{doer} </>}
        {t(`start.lately.${sentence}.${act}`, { things })}
        {title !== null && (
          <>
            {': '}
            {page === null ? (
              title
            ) : (
              <Link to={page} className="text-link font-semibold">
                {title}
              </Link>
            )}
          </>
        )}
      </p>
      <p className="text-small text-ink-soft wrap-anywhere">
        {!isDoerFirst && doer && <>{doer} · </>}
        <time dateTime={at}>{momentWords(at)}</time>
      </p>
    </li>
  )
}
