import { BookOpen, House, IdCard, type LucideIcon, Soup, Sparkle, Spline } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MemorialWindow } from '../ui/illustrations/memorial-window.tsx'
import { LaunchedLink } from './launched-link.tsx'

type Block = 'naming' | 'events' | 'care' | 'education' | 'community' | 'memorial'

const blocks: readonly { name: Block; Icon: LucideIcon }[] = [
  { name: 'naming', Icon: IdCard },
  { name: 'events', Icon: Spline },
  { name: 'care', Icon: Soup },
  { name: 'education', Icon: BookOpen },
  { name: 'community', Icon: House },
  { name: 'memorial', Icon: Sparkle },
]

/** The six ways in which the legacy of one dog is honoured. */
export const Legacy = () => {
  const { t } = useTranslation()
  return (
    <section id="events" tabIndex={-1} aria-labelledby="legacy-title">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 py-section lg:grid-cols-[22.25rem_1fr] lg:items-center">
        <MemorialWindow className="w-58 max-w-full justify-self-center text-forest-800 md:w-72 lg:w-full" />
        <div>
          <h2 id="legacy-title" className="text-h2 text-title">
            {t('home.legacy.title')}
          </h2>
          <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
            {blocks.map(({ name, Icon }) => (
              <li
                key={name}
                className="grid grid-cols-[1.75rem_1fr] gap-x-6 border-t border-line py-5 md:gap-x-7"
              >
                <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-7 text-forest-600" />
                <div>
                  <h3 className="text-h3">{t(`home.legacy.${name}.title`)}</h3>
                  <p className="mt-1 text-ink-soft">{t(`home.legacy.${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <LaunchedLink page="events" text={t('home.legacy.coming')} />
        </div>
      </div>
    </section>
  )
}
