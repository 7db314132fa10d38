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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { namesOf } from '../../schema/model.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatNumber } from '../lib/format-number.ts'
import { adminPaths } from '../lib/paths.ts'
import { useLetterDelivery } from './letters/use-letter-delivery.ts'
import { type AdminRoomName, roomAddresses, roomGroups } from './room-addresses.ts'
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

interface RoomLinksProps {
  className: string
  /** The hairline between two groups. */
  lineClass: string
  /** Called when a link was followed. */
  onFollow?: () => void
}

/** The ways to the rooms of the admin area, those beside each other that belong together. */
export const RoomLinks = ({ className, lineClass, onFollow }: RoomLinksProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const waiting = useWaiting()
  const delivery = useLetterDelivery()
  const isOpen = (name: AdminRoomName): boolean =>
    may(roomAddresses[name].list.permission) &&
    // Where no letters are written, there are none to be looked at.
    (name !== 'letters' || (delivery ?? 'off') !== 'off')

  const linkTo = (name: AdminRoomName): ReactNode => {
    const Icon = icons[name]
    const { count, isMore } = waiting[name] ?? { count: 0, isMore: false }
    const words = name === 'letters' ? ('letters.attention' as const) : ('contacts.waiting' as const)
    return (
      <li key={name} className="relative">
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
      </li>
    )
  }

  return namesOf(roomGroups).map((group) => {
    const rooms = roomGroups[group].filter(isOpen)
    if (rooms.length === 0) return null
    return (
      <div key={group} className={`not-first:mt-1.5 not-first:border-t not-first:pt-1.5 ${lineClass}`}>
        {group !== 'beginning' && <h2 className="sr-only">{t(`menu.groups.${group}`)}</h2>}
        <ul className="grid gap-0.5">{rooms.map(linkTo)}</ul>
      </div>
    )
  })
}
