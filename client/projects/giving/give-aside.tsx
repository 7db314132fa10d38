import type { FragmentType } from '@apollo/client'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { GiveAsideFragment } from '../../generated/operations.ts'
import { paths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { HowFar } from '../how-far.tsx'
import { ProjectCover } from '../project-cover.tsx'
import { useGivingTexts } from './use-giving-texts.ts'

/** What the gift is for, beside the form. */
export const GiveAside = ({ project: masked }: { project: FragmentType<GiveAsideFragment> }) => {
  const texts = useGivingTexts()
  const project = unmask(masked)
  const { id, title, raised, goal } = project
  return (
    <div>
      <Link
        to={paths.project(id)}
        className="inline-flex min-h-8 items-center gap-2.5 text-small font-semibold text-forest-600 hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {texts.back}
      </Link>
      <div className="relative mt-3 aspect-video overflow-hidden rounded-card bg-forest-700 max-lg:hidden">
        <ProjectCover project={project} fallback={title} sizes="25rem" loading={{ loading: 'lazy' }} />
      </div>
      <p className="mt-3 text-small text-ink-soft lg:mt-6">{texts.for}</p>
      <h1 className="text-h3 text-title lg:text-[1.75rem] lg:lang-ka:text-[1.5rem]">{title}</h1>
      <div className="mt-5 max-lg:hidden">
        <HowFar raised={raised} goal={goal} />
      </div>
    </div>
  )
}
