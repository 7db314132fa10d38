import type { FragmentType } from '@apollo/client'
import {
  Archive,
  CalendarClock,
  CalendarX,
  Check,
  ChevronDown,
  CircleMinus,
  CirclePause,
  CirclePlay,
  CircleStop,
  Eye,
  Flame,
  LogOut,
  type LucideIcon,
  PencilLine,
  Plus,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { deviceName } from '../../../schema/device-name.ts'
import { type TrailAction, type TrailKind, trailActions, trailKinds } from '../../../schema/trail.ts'
import { titleWithoutName } from '../../../schema/trail-titles.ts'
import { columnLabel, isToldOf } from '../../../schema/trail-words.ts'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { trailPath } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { useMay } from '../use-may.ts'
import { pageOfRecord } from './page-of-record.ts'
import { accountIn, toldChanges } from './told-value.ts'
import { TrailChanges } from './trail-changes.tsx'
import { usePutBack } from './use-put-back.ts'

const icons: Record<TrailAction, LucideIcon> = {
  create: Plus,
  change: PencilLine,
  publish: Eye,
  archive: Archive,
  answer: Check,
  close: CircleMinus,
  reopen: RotateCcw,
  take: UserRoundCheck,
  give: UserRoundPlus,
  release: UserRoundMinus,
  send: Send,
  schedule: CalendarClock,
  unschedule: CalendarX,
  pause: CirclePause,
  resume: CirclePlay,
  stop: CircleStop,
  delete: Trash2,
  restore: Undo2,
  destroy: Flame,
}

/** What is added to the trail by being done. */
const actIcons: Partial<Record<TrailKind, LucideIcon>> = {
  session: LogOut,
  erasure: UserRoundX,
  letter: Send,
}

/** What is called by what was done: to something that is gone and has no name, or the one thing that is done to it. */
const acts: ReadonlySet<TrailKind | null> = new Set<TrailKind>(['erasure', 'letter', 'session'])

/** What never has a name: without one it is not gone. */
const nameless: ReadonlySet<TrailKind | null> = new Set([
  ...acts,
  'video',
  'launch',
  'bankMapping',
  'donorPair',
] as const)

/** What became of the values, and what can be done with them. */
const Details = ({ entry }: { entry: TrailRowFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const putBack = usePutBack(entry)
  const { kind, recordId, version, columns, isErased } = entry
  const changes = toldChanges(entry)
  const told = new Set(changes.map(({ column }) => column))
  const untold = isErased ? [] : columns.filter((column) => isToldOf(kind, column) && !told.has(column))
  const fields = untold.map((column) => columnLabel(kind, column, locale)).join(', ')
  return (
    <div className="rounded-card border border-line bg-surface">
      {changes.length > 0 && <TrailChanges entry={entry} />}
      {isErased && <p className="px-3 py-2 text-ink-soft">{t('trail.erased')}</p>}
      {untold.length > 0 && <p className="px-3 py-2 text-ink-soft">{t('trail.untoldOf', { fields })}</p>}
      {!isErased && changes.length + untold.length === 0 && (
        <p className="px-3 py-2 text-ink-soft">{t('trail.untold')}</p>
      )}
      <p className="flex flex-wrap gap-x-5 border-t border-dashed border-line px-3 py-2 empty:hidden">
        {version !== null && (
          <button type="button" onClick={putBack} className="text-link min-h-8 text-left font-semibold">
            {t('trail.putBack')}
          </button>
        )}
        {kind !== null && recordId !== null && (
          <Link to={trailPath(kind, recordId)} className="text-link inline-flex min-h-8 items-center">
            {t('trail.allOfRecord')}
          </Link>
        )}
      </p>
    </div>
  )
}

interface TrailEntryProps {
  entry: FragmentType<TrailRowFragment>
}

/** Who did what to which record, when and from where; a press further, what stood there before and after. */
export const TrailEntry = ({ entry: masked }: TrailEntryProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { button, region, isOpen } = useDisclosure()
  const entry = unmask(masked)
  const { at, actor, actorId, program, address, device, action, kind, recordId } = entry
  const title = entry.title ?? titleWithoutName(kind, recordId)?.[locale] ?? null
  const Icon = (kind && actIcons[kind]) ?? icons[action]
  const who = actor ?? (actorId === null ? program : t('trail.formerAccount'))
  const what = kind === null ? t('trail.unknownKind') : trailKinds[kind].label[locale]
  const isAct = acts.has(kind)
  const receiver = action === 'give' && accountIn(entry, 'taken_by', 'after')
  const named = receiver
    ? t('trail.given', { what, name: receiver })
    : `${trailActions[action].label[locale]}: ${what}`
  const launching = t(action === 'create' ? 'trail.launched' : 'trail.takenBack')
  const done = kind === 'launch' ? launching : isAct ? what : named
  const page = title === null ? null : pageOfRecord(entry, may)
  const from = [address, device && deviceName(device)].filter(Boolean)
  return (
    <article className={`px-5 py-3.5 ${isOpen ? 'bg-ochre-300/20' : ''}`}>
      <div className="grid items-baseline gap-x-4 gap-y-0.5 text-small table:grid-cols-[10rem_minmax(0,1fr)_minmax(12.5rem,1.5fr)_minmax(0,1.5fr)_minmax(0,1fr)_2.5rem]">
        <time dateTime={at} className="text-ink-soft tabular-nums">
          {formatMoment(at, locale)}
        </time>
        <p className="font-semibold wrap-anywhere table:font-normal">{who}</p>
        <p className="flex items-baseline gap-2 font-semibold">
          <Icon aria-hidden="true" className="size-4 shrink-0 self-center" />
          {done}
        </p>
        <p className="wrap-anywhere">
          {page ? (
            <Link to={page} className="text-link font-semibold">
              {title}
            </Link>
          ) : (
            (title ?? (!nameless.has(kind) && <span className="text-ink-soft">{t('trail.gone')}</span>))
          )}
        </p>
        <p className="text-ink-soft wrap-anywhere">{from.join(' · ')}</p>
        <button
          type="button"
          {...button}
          aria-label={t('trail.show', { what: title ?? what })}
          className="group grid size-9 place-items-center justify-self-end rounded-field hover:bg-forest-100 max-table:-mt-9"
        >
          <ChevronDown aria-hidden="true" className="size-4.5 group-aria-expanded:rotate-180" />
        </button>
      </div>
      <div {...region} className="mt-3 text-small">
        {isOpen && <Details entry={entry} />}
      </div>
    </article>
  )
}
