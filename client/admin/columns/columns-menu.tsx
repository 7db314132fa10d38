import { Check, Columns3, RotateCcw } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { Columns } from './use-columns.ts'

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 font-semibold outline-none data-highlighted:bg-forest-100'

interface ColumnsMenuProps {
  columns: Columns
}

/** Which columns of a list are shown; it stays open while several are chosen. */
export const ColumnsMenu = ({ columns }: ColumnsMenuProps) => {
  const { t } = useTranslation('admin')
  const stayOpen = (event: Event): void => event.preventDefault()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={t('list.columns')}
        className="inline-flex min-h-6 items-center gap-2 rounded-field text-small print:hidden"
      >
        <Columns3 aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t('list.columns')}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="data-[state=open]:open-down z-40 min-w-52 rounded-menu border border-line bg-surface p-2 text-small shadow-float"
        >
          {columns.all.map(({ key, text }) => (
            <DropdownMenu.CheckboxItem
              key={key}
              checked={columns.isShown(key)}
              onCheckedChange={() => columns.toggle(key)}
              onSelect={stayOpen}
              className={row}
            >
              <span className="size-4.5 shrink-0">
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" className="size-4.5" />
                </DropdownMenu.ItemIndicator>
              </span>
              {text}
            </DropdownMenu.CheckboxItem>
          ))}
          <DropdownMenu.Item
            disabled={columns.isUsual}
            onSelect={columns.reset}
            className={`${row} mt-1 border-t border-line data-disabled:text-ink-soft`}
          >
            <RotateCcw aria-hidden="true" className="size-4.5 shrink-0" />
            {t('list.usualColumns')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
