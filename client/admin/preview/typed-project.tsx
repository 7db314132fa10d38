import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Locale } from '../../../schema/locales.ts'
import type { project } from '../../../schema/projects.ts'
import { useProjectSoFarQuery } from '../../generated/admin-operations.ts'
import type {
  GivingCardFragment,
  ProjectArticleFragment,
  ProjectCoverFragment,
  ProjectMediaFragment,
  ProjectPresetsFragment,
  ProjectStoryFragment,
} from '../../generated/operations.ts'
import { mask } from '../../lib/unmask.ts'
import { ProjectArticle } from '../../projects/project-article.tsx'
import type { FieldName, Texts } from '../form/record-fields.ts'
import { useKeptPicture } from '../pictures/use-kept-picture.ts'
import { StandingFrame } from './standing-frame.tsx'
import { pictureIn, typedOrNothing, typedPresets, typedSum, typedText } from './typed-record.ts'
import { useGiveAt } from './use-give-at.ts'

type Article = ProjectArticleFragment &
  ProjectMediaFragment &
  ProjectCoverFragment &
  GivingCardFragment &
  ProjectPresetsFragment &
  ProjectStoryFragment

interface TypedProjectProps {
  texts: Texts<FieldName<typeof project.fields>>
  /** Who types writes numbers as it is done in their language. */
  typist: Locale
  locale: Locale
}

/** A project as it is typed; what has come in for it, as it is. */
export const TypedProject = ({ texts, typist, locale }: TypedProjectProps) => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const { data, error, refetch } = useProjectSoFarQuery({ variables: { id }, skip: id === '' })
  const kept = useKeptPicture(texts.imageUrl)
  const giveAt = useGiveAt(id)
  const article: Omit<Article, ' $fragmentName' | ' $fragmentRefs'> = {
    id,
    title: typedText(texts, 'title', locale) || t('life.preview.untitled'),
    description: typedText(texts, 'description', locale),
    imageUrl: typedOrNothing(texts.imageUrl),
    picture: pictureIn(kept, locale),
    youtubeUrl: typedOrNothing(texts.youtubeUrl),
    goal: typedSum(texts.goal, typist),
    startDate: typedOrNothing(texts.startDate),
    endDate: typedOrNothing(texts.endDate),
    ...typedPresets(texts, typist),
    raised: data?.project?.raised ?? 0,
    archivedAt: data?.project?.archivedAt ?? null,
  }
  return (
    <StandingFrame isKnown={id === '' || Boolean(data?.project)} error={error} refetch={refetch}>
      <ProjectArticle project={mask<ProjectArticleFragment>(article)} giveAt={giveAt} isPage={false} />
    </StandingFrame>
  )
}
