import { CalendarDays, ChartColumn, Folder, type LucideIcon, Mail, SquarePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { adminPaths } from '../lib/paths.ts'
import { type AdminRoomName, adminRooms } from './rooms.ts'

const icons: Record<AdminRoomName, LucideIcon> = {
  projects: Folder,
  events: CalendarDays,
  gallery: SquarePlay,
  contacts: Mail,
  analytics: ChartColumn,
}

interface RoomLinksProps {
  className: string
  /** Called when a link was followed. */
  onFollow?: () => void
}

/** The ways to the rooms of the admin area, as list items. */
export const RoomLinks = ({ className, onFollow }: RoomLinksProps) => {
  const { t } = useTranslation('admin')
  return adminRooms.map(({ name }) => {
    const Icon = icons[name]
    return (
      <li key={name}>
        <NavLink
          to={adminPaths(name).list}
          onClick={onFollow}
          className={`flex min-h-11 items-center gap-3.5 rounded-field px-4 font-semibold ${className}`}
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          {t(`${name}.page.title`)}
        </NavLink>
      </li>
    )
  })
}
