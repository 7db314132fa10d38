import { useTranslation } from 'react-i18next'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { Bowl } from '../ui/illustrations/bowl.tsx'
import { House } from '../ui/illustrations/house.tsx'

const figures = [
  { name: 'shelters', figure: '500+', drawing: <House className="-mb-[6%] w-[78%]" /> },
  { name: 'bowls', figure: '900+', drawing: <Bowl className="mb-[7%] w-[72%]" /> },
  {
    name: 'homes',
    figure: '300+',
    drawing: <Drawing of={drawings.puppySitting} isLazy className="-mb-[2%] w-[84%]" />,
  },
] as const

/** Three sums to be proud of; they stand in until there are figures of our own. */
export const Figures = () => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        {t('donate.figures.title')}
      </h2>
      <ul className="page-width grid gap-x-8 gap-y-10 pt-section md:grid-cols-3">
        {figures.map(({ name, figure, drawing }) => (
          <li
            key={name}
            className="flex flex-wrap items-end gap-6 md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-4"
          >
            <div className="flex h-38 w-33 shrink-0 items-end justify-center overflow-hidden rounded-arch bg-ochre-300 text-forest-800 [--ill-shade:transparent]">
              {drawing}
            </div>
            <p className="min-w-0 pb-0.5">
              <strong className="block whitespace-nowrap font-serif text-[clamp(2.75rem,2rem+2vw,3.5rem)] leading-tight font-semibold tracking-title text-title tabular-nums">
                {figure}
              </strong>{' '}
              {t(`donate.figures.${name}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className="page-width pt-8 pb-section text-ink-soft text-small">{t('donate.figures.sample')}</p>
    </section>
  )
}
