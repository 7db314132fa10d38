import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostCounted } from '../../../schema/limits.ts'
import { type KeptPictureFragment, useAdminPicturesQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { pickText } from '../list/pick-text.ts'
import { PictureImage } from './picture-image.tsx'

/** Milliseconds after the last letter before it is looked for what is typed. */
const pause = 250

interface PictureChoiceProps {
  current: string
  onChoose: (address: string) => void
}

const OnePicture = ({
  picture,
  current,
  onChoose,
}: PictureChoiceProps & { picture: KeptPictureFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { text: alt, locale: altLocale } = pickText(picture.translations, 'alt', locale)
  const isCurrent = picture.address === current
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onChoose(picture.address)}
      className="grid h-full w-full content-start gap-1.5 rounded-field border-2 border-line p-2 text-left text-small hover:bg-forest-100 aria-[current=true]:border-forest-800"
    >
      <PictureImage picture={picture} alt="" className="rounded-tag" />
      <span className="font-semibold wrap-anywhere">{picture.name}</span>
      {alt !== '' && (
        <span
          lang={altLocale === locale ? undefined : altLocale}
          className="line-clamp-2 text-ink-soft wrap-anywhere"
        >
          {alt}
        </span>
      )}
      {isCurrent && <span className="text-ink-soft">({t('pictures.chooser.current')})</span>}
    </button>
  )
}

/** How many stand in a row, wherever the window ends. */
const inARow = (buttons: readonly HTMLElement[]): number => {
  const next = buttons.findIndex((each) => each.offsetTop !== buttons[0]?.offsetTop)
  return next < 0 ? buttons.length : next
}

const goByKey = (event: KeyboardEvent<HTMLUListElement>): void => {
  const buttons: HTMLElement[] = Array.from(event.currentTarget.querySelectorAll('button'))
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1
  const row = inARow(buttons)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -row,
    ArrowDown: row,
  }
  const step = steps[event.key]
  if (step === undefined || at < 0) return
  event.preventDefault()
  buttons[at + step]?.focus()
}

/** The kept pictures, a page at a time, found by their names and their alternative texts; arrows lead from one to another. */
export const PictureChoice = ({ current, onChoose }: PictureChoiceProps) => {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<{ search: string; after: string | null }>({ search: '', after: null })
  const status = useRef<HTMLParagraphElement>(null)
  const { data, previousData, error, refetch } = useAdminPicturesQuery({
    variables: asked,
    fetchPolicy: 'cache-and-network',
  })
  useEffect(() => {
    const search = typed.trim()
    const timer = setTimeout(
      () => setAsked((before) => (before.search === search ? before : { search, after: null })),
      pause,
    )
    return () => clearTimeout(timer)
  }, [typed])

  const turn = (after: string | null): void => {
    setAsked(({ search }) => ({ search, after }))
    status.current?.focus()
  }

  const isThere = data !== undefined
  const page = (data ?? previousData)?.pictures
  const told = (): string => {
    if (!page || !isThere) return ''
    const { totalCount, offset, nodes } = page
    if (nodes.length === 0) return ''
    if (offset === null) return t('list.many', { count: mostCounted })
    return t(totalCount === null ? 'list.rangeOfMany' : 'list.range', {
      from: offset + 1,
      to: offset + nodes.length,
      total: totalCount ?? mostCounted,
    })
  }

  const content = () => {
    if (error && !isThere && !isSessionEnd(error)) {
      return <ListFailure title={t('pictures.list.failed')} onRetry={refetch} />
    }
    if (!page) return <ListSkeleton text={t('pictures.list.loading')} />
    if (page.nodes.length === 0) {
      return (
        <div className="py-8 text-center">
          <p className="font-serif text-h3 font-semibold">
            {t(asked.search === '' ? 'pictures.list.empty' : 'list.nothing')}
          </p>
          <p className="text-ink-soft">
            {asked.search === ''
              ? t('pictures.list.emptyText')
              : t('list.nothingLike', { search: asked.search })}
          </p>
        </div>
      )
    }
    return (
      <ul
        onKeyDown={goByKey}
        aria-busy={!isThere}
        className={`grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 ${isThere ? '' : 'opacity-60'}`}
      >
        {page.nodes.map((each) => (
          <li key={each.id}>
            <OnePicture picture={unmask(each)} current={current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    )
  }

  return (
    <div className="grid gap-3">
      <search>
        <SearchField
          label={t('pictures.list.search')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="min-h-11 text-small"
        />
      </search>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="min-h-6 text-small text-ink-soft tabular-nums outline-none"
      >
        {told()}
      </p>
      {content()}
      {page && page.nodes.length > 0 && (
        <div className="flex flex-wrap justify-end gap-3">
          {page.offset !== 0 && (
            <button
              type="button"
              onClick={() => turn(page.previousCursor)}
              className={buttonClass('secondary', 'small')}
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              {t('list.previous')}
            </button>
          )}
          {page.pageInfo.hasNextPage && (
            <button
              type="button"
              onClick={() => turn(page.pageInfo.endCursor)}
              className={buttonClass('secondary', 'small')}
            >
              {t('list.next')}
              <ArrowRight aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
