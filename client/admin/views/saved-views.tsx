import { BookmarkPlus, DoorClosed, DoorOpen, PencilLine, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import type { ViewRoom } from '../../../schema/saved-views.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { listStatusId } from '../list/list-view.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import { type MenuItem, menuButtonId, RowMenu } from '../list/row-menu.tsx'
import { opening } from './entered.ts'
import { IncompleteView } from './incomplete-view.tsx'
import { useViewActions } from './use-view-actions.ts'
import { useViews, type View } from './use-views.ts'
import { isSame, isWhole, meaningOf, queryOf } from './view-address.ts'
import { ViewForm } from './view-form.tsx'
import { ViewPill } from './view-pill.tsx'

interface SavedViewsProps {
  room: ViewRoom
  /** What is said while it is not known what the list opens with. */
  loading: string
  children: ReactNode
}

const linkId = (id: string): string => `view-${id}`

/** What somebody has saved of a list, above it; and the list, once it is known what it opens with. */
export const SavedViews = ({ room, loading, children }: SavedViewsProps) => {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const all = useViews(room)
  const { views, shown, isKnown, error, refetch, isEntered, isOpen, incomplete } = all
  const actions = useViewActions(all)
  const [named, setNamed] = useState<View | 'new' | null>(null)
  const awaited = useRef<string | null>(null)

  // What was pressed is gone: the reader goes on where what became of it stands, as soon as it does.
  useEffect(() => {
    const place = awaited.current === null ? null : document.getElementById(awaited.current)
    if (place === null) return
    awaited.current = null
    place.focus({ preventScroll: true })
  })

  const opens = views.find(({ opensRoom }) => opensRoom)
  if (isEntered && opens) {
    return <Navigate to={queryOf(meaningOf(opens))} state={opening(opens.id)} replace />
  }

  const goTo = (view: Pick<View, 'id' | 'search' | 'chosen' | 'missing'>): void => {
    navigate(queryOf(meaningOf(view)), { replace: true, state: opening(view.id), preventScrollReset: true })
  }

  const close = (): void => {
    awaited.current = named === 'new' || named === null ? saveId : menuButtonId(named.id)
    setNamed(null)
  }

  const saveAs = async (name: string): Promise<void> => {
    if (named !== 'new' && named !== null) {
      await all.change(named.id, { name })
      toast.success(t('views.renamed', { name: name.trim() }))
      return close()
    }
    const id = await all.save({ ...shown, name, opensRoom: false })
    toast.success(t('views.saved', { name: name.trim() }))
    awaited.current = id === null ? null : linkId(id)
    setNamed(null)
  }

  const replace = async (view: View): Promise<void> => {
    await actions.replace(view, shown)
    goTo({ id: view.id, ...shown, missing: [] })
  }

  const remove = async (view: View): Promise<void> => {
    awaited.current = listStatusId
    await actions.remove(view)
  }

  const itemsOf = (view: View): MenuItem[] => [
    ...(isSame(view, shown) || isWhole(shown)
      ? []
      : [{ text: t('views.replace'), Icon: RefreshCw, action: () => void replace(view) }]),
    { text: t('views.rename'), Icon: PencilLine, action: () => setNamed(view) },
    {
      text: t(view.opensRoom ? 'views.openNoMore' : 'views.openWith'),
      Icon: view.opensRoom ? DoorClosed : DoorOpen,
      action: () => void actions.setOpening(view, view.opensRoom ? undefined : opens),
    },
    { text: t('list.delete'), Icon: Trash2, action: () => void remove(view) },
  ]

  const maySave = isKnown && !isWhole(shown) && !views.some((view) => isOpen(view))
  const isUnknown = !isKnown && views.length === 0 && error !== undefined && !isSessionEnd(error)
  return (
    <>
      {(views.length > 0 || maySave) && (
        <nav
          aria-label={t('views.label')}
          className="relative -mx-gutter -my-1.5 mb-1 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] sm:mx-0 sm:mb-2 sm:px-0 print:hidden"
        >
          <ul className="flex gap-2 sm:flex-wrap">
            {maySave && (
              <li className="shrink-0">
                <button
                  id={saveId}
                  type="button"
                  aria-expanded={named === 'new'}
                  onClick={() => setNamed('new')}
                  className="inline-flex min-h-10 items-center gap-1.5 rounded-pill border border-dashed border-line-strong px-3.5 text-small font-semibold whitespace-nowrap hover:bg-forest-100"
                >
                  <BookmarkPlus aria-hidden="true" className="size-4" />
                  {t('views.save')}
                </button>
              </li>
            )}
            {views.length > 0 && (
              <ViewPill
                name={t('views.all')}
                to="?"
                isOpen={isWhole(shown) && !views.some((view) => isOpen(view))}
              />
            )}
            {views.map((view) => (
              <ViewPill
                key={view.id}
                id={linkId(view.id)}
                name={view.name}
                to={queryOf(meaningOf(view))}
                state={opening(view.id)}
                isOpen={isOpen(view)}
                opensRoom={view.opensRoom}
                menu={<RowMenu id={view.id} title={view.name} items={itemsOf(view)} />}
              />
            ))}
          </ul>
        </nav>
      )}
      {isUnknown && (
        <p role="alert" className="mb-2 flex flex-wrap gap-x-3 text-small">
          {t('views.failed')}
          <RetryButton onRetry={refetch} />
        </p>
      )}
      {named !== null && (
        <ViewForm
          key={named === 'new' ? 'new' : named.id}
          name={named === 'new' ? '' : named.name}
          send={saveAs}
          onClose={close}
        />
      )}
      {incomplete && <IncompleteView view={incomplete} onKeep={() => void replace(incomplete)} />}
      {isEntered && !isKnown && error === undefined ? <ListSkeleton text={loading} /> : children}
    </>
  )
}

const saveId = 'save-view'
