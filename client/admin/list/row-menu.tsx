import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** One thing that can be done with a record, or a page that is about it. */
export interface MenuItem {
  text: string
  Icon: LucideIcon
  action: (() => void) | string
}

/** The button that opens the menu of a record, so that the focus can come back to it. */
export const menuButtonId = (id: string): string => `more-${id}`

interface RowMenuProps {
  id: string
  /** What the record is called. */
  title: string
  items: readonly MenuItem[]
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 font-semibold outline-none data-highlighted:bg-forest-100'

/** What else can be done with a record, under three dots. Closed, a menu is its button and nothing else: a list has a hundred. */
export const RowMenu = ({ id, title, items }: RowMenuProps) => {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const chosen = useRef<(() => void) | null>(null)

  /** Once the menu is gone and the focus on its way back, so that what is opened now can have it. */
  const act = (): void => {
    chosen.current?.()
    chosen.current = null
  }

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        id={menuButtonId(id)}
        aria-label={t('list.moreFor', { title })}
        className="grid size-10 place-items-center rounded-pill hover:bg-forest-100"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </DropdownMenu.Trigger>
      {isOpen && (
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={12}
            onCloseAutoFocus={act}
            className="data-[state=open]:open-down z-40 min-w-52 rounded-menu border border-line bg-surface p-2 text-small shadow-float"
          >
            {items.map(({ text, Icon, action }) => {
              const words = (
                <>
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  {text}
                </>
              )
              return typeof action === 'string' ? (
                <DropdownMenu.Item key={text} asChild>
                  <Link to={action} className={row}>
                    {words}
                  </Link>
                </DropdownMenu.Item>
              ) : (
                <DropdownMenu.Item
                  key={text}
                  onSelect={() => {
                    chosen.current = action
                  }}
                  className={row}
                >
                  {words}
                </DropdownMenu.Item>
              )
            })}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  )
}
