import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DonationEntryKind } from '../../../schema/donations.ts'
import { type LatelyKind, latelyKinds } from '../../../schema/lately.ts'
import { namesOf } from '../../../schema/model.ts'
import { programs } from '../../../schema/trail.ts'
import type { AdminLatelyQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { trailPathOf } from '../../lib/paths.ts'
import { useMomentWords } from '../moment-words.ts'
import { pageOfRecord } from '../trail/page-of-record.ts'
import { usePutBack } from '../trail/use-put-back.ts'
import { useMay } from '../use-may.ts'
import { PutAllBack } from './put-all-back.tsx'

export type Lately = NonNullable<AdminLatelyQuery['lately']>[number]

/** What the kinds of entries of the ledger have done to gifts. */
const giftActs = {
  recorded: 'create',
  corrected: 'correct',
  moved: 'move',
  refunded: 'refund',
  voided: 'void',
  restored: 'recount',
} as const satisfies Record<DonationEntryKind, string>

/** What was done, with the sum where it is about money; of corrections by how much more counts, or less. */
const useThings = () => {
  const { t } = useTranslation('admin')
  return ({
    kind,
    count,
    recordId,
    entry,
    sum,
  }: Pick<Lately, 'kind' | 'count' | 'recordId' | 'entry' | 'sum'>) => {
    const known: LatelyKind = namesOf(latelyKinds).find((each) => each === kind) ?? 'project'
    const some = recordId === null ? count : 1
    const things =
      some === null
        ? t(`start.lately.things.${known}.many`)
        : t(`start.lately.things.${known}.count`, { count: some })
    if (sum === null || sum === 0) return things
    if (entry !== 'corrected') return t('start.lately.withSum', { things, sum })
    return t(sum > 0 ? 'start.lately.withMore' : 'start.lately.withLess', { things, sum: Math.abs(sum) })
  }
}

/** Puts back at once what the newest entry has changed. */
const PutBack = ({ lately }: LatelyOf) => {
  const { t } = useTranslation('admin')
  const putBack = usePutBack(lately)
  const { title } = lately
  return (
    <button
      type="button"
      aria-label={title === null ? undefined : t('start.lately.undoOf', { title })}
      onClick={putBack}
      className="text-link min-h-8 text-left font-semibold"
    >
      {t('start.lately.undo')}
    </button>
  )
}

interface LatelyOf {
  lately: Lately
}

interface LatelyLineProps extends LatelyOf {
  now: Date
}

/** Something that was done: by whom, where that is told, to what, and when. The language says where its doer stands. */
export const LatelyLine = ({ lately, now }: LatelyLineProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const locale = useLocale()
  const momentWords = useMomentWords(now)
  const { at, actor, actorId, isOwn, program, action, kind, count, entry, recordId, version, undoable } =
    lately
  const things = useThings()(lately)
  const hasJoined = kind === 'account' && action === 'create' && recordId !== null && recordId === actorId
  // Whoever has joined is who did it.
  const title = hasJoined ? null : lately.title
  const act = hasJoined ? 'join' : kind === 'erasure' ? 'erase' : entry === null ? action : giftActs[entry]
  const who = isOwn
    ? t('start.lately.you')
    : (actor ?? program ?? (may('trail:read') ? t('trail.formerAccount') : null))
  const page = pageOfRecord(lately, may)
  // A gift has its page, whoever gave it; of several the trail tells each.
  const pageOfOne = kind === 'gift' ? page : null
  const pageOfSeveral = may('trail:read')
    ? trailPathOf(kind, action, dayAtCharity(new Date(at)), actorId ?? programs)
    : null
  const pageOfUnnamed = recordId === null ? pageOfSeveral : pageOfOne
  // In Georgian a verb asks for a case of the name before it, which not every name has.
  const isDoerFirst = isOwn || locale === 'en'
  const sentence = who === null ? 'unsaid' : isOwn ? 'own' : 'by'
  const said = t(`start.lately.${sentence}.${act}`, { things })
  // Beside other buttons it says who did it as well; a Georgian verb tells by itself that it was you.
  const sentenceInEnglish = who === null ? said : `${who} ${said}`
  const sentenceInGeorgian = who === null || isOwn ? said : `${said} (${who})`
  const sentenceOfAll = locale === 'en' ? sentenceInEnglish : sentenceInGeorgian
  const doer = who !== null && <b className="font-semibold">{who}</b>
  return (
    <li className="grid gap-0.5 border-line border-dashed py-3 not-first:border-t first:pt-0">
      <p className="wrap-anywhere">
        {isDoerFirst && doer && <>{doer} </>}
        {title === null && pageOfUnnamed !== null ? (
          <Link to={pageOfUnnamed} className="text-link font-semibold">
            {said}
          </Link>
        ) : (
          said
        )}
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
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft wrap-anywhere">
        <span>
          {!isDoerFirst && doer && <>{doer} · </>}
          <time dateTime={at}>{momentWords(at)}</time>
        </span>
        {version !== null && <PutBack lately={lately} />}
        {version === null && count !== null && undoable.length > 0 && (
          <PutAllBack
            undoable={undoable}
            count={count}
            said={title === null ? sentenceOfAll : `${sentenceOfAll}: ${title}`}
            things={title ?? things}
          />
        )}
      </p>
    </li>
  )
}
