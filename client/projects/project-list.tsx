import { useTranslation } from 'react-i18next'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { useFinishedProjectsQuery, useProjectListQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { photoOf } from '../lib/photo-of.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PublicList } from '../ui/public-list.tsx'
import { FinishedProjects } from './finished-projects.tsx'
import { takesGifts } from './giving/takes-gifts.ts'
import {
  addressOf,
  askedBy,
  finishedOf,
  isBeginning,
  tellsFinished,
  variablesOf,
} from './load-project-list.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { useProjectListTexts } from './use-project-list-texts.ts'

/** All projects that have not ended, a page of them: searched, and narrowed to what is nearest its goal or has reached it; what is over beneath them. */
export const ProjectList = () => {
  const { t } = useTranslation()
  const texts = useProjectListTexts()
  const [query] = useSearchParams()
  const locale = useLocale()
  const asked = askedBy(query)
  const {
    data: {
      openProjects: { nodes, pageInfo },
    },
  } = useProjectListQuery({ variables: { ...variablesOf(asked), locale } })
  const { data: over } = useFinishedProjectsQuery({
    variables: { ...finishedOf(asked), locale },
    skip: !tellsFinished(asked),
  })
  const finished = over?.openProjects.nodes ?? []
  const { location } = useNavigation()
  const { search, show, after } = asked
  const nothing = search === '' ? show : finished.length > 0 ? 'finished' : 'search'
  const isWhole = search === '' && show === 'ongoing'
  // Above the others stands what can be helped today.
  const wide = isBeginning(asked) ? nodes.find((each) => takesGifts(each)) : undefined
  const [photo = null] = nodes.flatMap(({ imageUrl }) => photoOf(imageUrl) ?? [])
  const outcome = [
    ...(show === 'ongoing' ? [] : [texts.shown[show]]),
    ...(search === '' ? [] : [texts[nodes.length > 0 ? 'found' : 'missed'](search)]),
  ].join(' · ')
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        site={t('shell.site')}
        page={isWhole ? after : null}
        picture={photo}
      />
      <PublicList
        texts={texts}
        filters={<ProjectFilters asked={asked} />}
        isLoading={location?.pathname === paths.projects}
        outcome={outcome}
        empty={texts.empty[nothing]}
        addresses={{
          all: isWhole ? null : paths.projects,
          first: after === null ? null : addressOf({ ...asked, after: null }),
          next: pageInfo.hasNextPage ? addressOf({ ...asked, after: pageInfo.endCursor }) : null,
        }}
        nodes={wide ? [wide, ...nodes.filter((each) => each !== wide)] : nodes}
      >
        {(project) => <ProjectCard key={project.id} project={project} isWide={project === wide} />}
      </PublicList>
      <FinishedProjects projects={finished} />
    </>
  )
}
