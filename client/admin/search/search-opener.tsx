import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart, useLatePart } from '../../ui/late-part.ts'
import { pressOnce } from '../../ui/press-once.ts'
import { usePlace } from '../../ui/use-place.ts'
import { useSingleKey, useSingleKeys } from '../single-key.ts'

const lateDialog = latePart(async () => (await import('./search-dialog.tsx')).SearchDialog)

const looks = {
  field:
    'flex min-h-10 items-center gap-3 rounded-field border border-forest-600 px-3 text-left hover:bg-forest-800',
  icon: '-mr-1 grid size-11 shrink-0 place-items-center rounded-field hover:bg-forest-800',
} as const

interface SearchOpenerProps {
  /** In the sidebar it looks like a field; in the bar of a small screen it is an icon. */
  look: keyof typeof looks
}

/** Opens the search over everything, by a press, or by the key `/` wherever that is not typed. Every navigation closes it. */
export const SearchOpener = ({ look }: SearchOpenerProps) => {
  const { t } = useTranslation('admin')
  const place = usePlace()
  const keys = useSingleKeys()
  const button = useRef<HTMLButtonElement>(null)
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  if (openedAt !== null && openedAt !== place) setOpenedAt(null)
  const isOpen = openedAt === place
  const close = (): void => setOpenedAt(null)
  const Dialog = useLatePart(lateDialog, {
    isWanted: isOpen,
    forget: close,
    isOpener: (element) => button.current?.contains(element) ?? false,
  })

  useSingleKey(
    ({ key }) => key === '/',
    () => {
      // Of the two there are, one is shown.
      if (button.current?.offsetParent) setOpenedAt(place)
    },
  )

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('search.open')}
        aria-keyshortcuts={keys.areOn ? '/' : undefined}
        onClick={() => setOpenedAt(isOpen ? null : place)}
        onKeyDown={pressOnce}
        onPointerEnter={lateDialog.prepare}
        onFocus={lateDialog.prepare}
        className={looks[look]}
      >
        <Search aria-hidden="true" className={look === 'icon' ? 'size-5.5' : 'size-4.5 shrink-0'} />
        {look === 'field' && (
          <>
            <span className="flex-1">{t('search.open')}</span>
            {keys.areOn && (
              <span
                aria-hidden="true"
                className="rounded-field border border-forest-600 px-1.5 font-sans text-label font-semibold"
              >
                /
              </span>
            )}
          </>
        )}
      </button>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} opener={button} />}
    </>
  )
}
