import {
  CalendarDays,
  ChartColumn,
  Contact,
  Folder,
  HandCoins,
  Handshake,
  History,
  Images,
  type LucideIcon,
  Mail,
  MailOpen,
  Megaphone,
  ReceiptText,
  Send,
  SquarePlay,
  Sunrise,
  ToggleRight,
  Trash2,
  UserSearch,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { namesOf } from '../../schema/model.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatNumber } from '../lib/format-number.ts'
import { adminPaths } from '../lib/paths.ts'
import { useLetterDelivery } from './letters/use-letter-delivery.ts'
import { type AdminRoomName, roomAddresses } from './room-addresses.ts'
import { useMay } from './use-may.ts'
import { useWaiting } from './use-waiting.ts'
import { entering } from './views/entered.ts'

const icons: Record<AdminRoomName, LucideIcon> = {
  start: Sunrise,
  projects: Folder,
  events: CalendarDays,
  gallery: SquarePlay,
  pictures: Images,
  gifts: HandCoins,
  pledges: Handshake,
  receipts: ReceiptText,
  spendings: Wallet,
  donors: Contact,
  contacts: Mail,
  analytics: ChartColumn,
  newsletter: MailOpen,
  issues: Megaphone,
  letters: Send,
  bin: Trash2,
  team: UsersRound,
  privacy: UserSearch,
  trail: History,
  launch: ToggleRight,
}

/** Which of them belong together: a line parts each group from the one before. */
const groups: Record<AdminRoomName, number> = {
  start: 0,
  projects: 1,
  events: 1,
  gallery: 1,
  pictures: 1,
  gifts: 2,
  pledges: 2,
  receipts: 2,
  spendings: 2,
  donors: 2,
  contacts: 3,
  newsletter: 3,
  issues: 3,
  letters: 3,
  analytics: 4,
  bin: 4,
  team: 4,
  privacy: 4,
  trail: 4,
  launch: 4,
}

interface RoomLinksProps {
  className: string
  /** The colour of the lines between groups. */
  line: string
  /** Called when a link was followed. */
  onFollow?: () => void
}

/** The ways to the rooms of the admin area, as list items. */
export const RoomLinks = ({ className, line, onFollow }: RoomLinksProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const waiting = useWaiting()
  const delivery = useLetterDelivery()
  const shown = namesOf(roomAddresses).filter(
    (name) =>
      may(roomAddresses[name].list.permission) &&
      // Where no letters are written, there are none to be looked at.
      (name !== 'letters' || (delivery ?? 'off') !== 'off'),
  )
  return shown.map((name, index) => {
    const last = shown[index - 1]
    const begins = last !== undefined && groups[last] !== groups[name]
    const Icon = icons[name]
    const { count, isMore } = waiting[name] ?? { count: 0, isMore: false }
    const words = name === 'letters' ? ('letters.attention' as const) : ('contacts.waiting' as const)
    return (
      <li key={name} className={begins ? `mt-1 border-t pt-1.5 ${line}` : undefined}>
        <div className="relative">
          <NavLink
            to={adminPaths(name).list}
            state={entering}
            onClick={onFollow}
            aria-description={
              count > 0 ? (isMore ? t(`${words}Many`, { count }) : t(words, { count })) : undefined
            }
            className={`flex items-center gap-3 rounded-field px-3 font-semibold ${className}`}
          >
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            {t(`${name}.page.title`)}
          </NavLink>
          {count > 0 && (
            // Lies on the link, and is no part of what it is called: that is said of it instead.
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 my-auto h-fit rounded-tag bg-ochre-300 px-2 text-label font-bold text-ochre-800 tabular-nums"
            >
              {formatNumber(count, locale)}
              {isMore && '+'}
            </span>
          )}
        </div>
      </li>
    )
  })
}
