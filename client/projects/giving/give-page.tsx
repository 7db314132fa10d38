import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { GiveDocument, useGiveQuery } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { loadLaunches } from '../../lib/load-launches.ts'
import { loadOrMiss, notHere } from '../../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../../lib/loader-context.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePresets } from '../use-presets.ts'
import { GiveAside } from './give-aside.tsx'
import { GiveClosed } from './give-closed.tsx'
import { GiveFacts } from './give-facts.tsx'
import { GiveForm } from './give-form.tsx'
import { takesGifts } from './takes-gifts.ts'
import { useGivingTexts } from './use-giving-texts.ts'

/** Loads what is given to; where that does not exist, or nobody can give on the site, the page is a 404. */
const loader = ({ params, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const apollo = context.get(apolloContext)
    const { giving } = await loadLaunches(apollo)
    if (!giving) return false
    const variables = { id: params.teamId ?? '', locale: context.get(localeContext) }
    const { data } = await apollo.query({ query: GiveDocument, variables })
    return Boolean(data?.project)
  })

/** Where a gift to a project is made. */
const GivePage = () => {
  const { t } = useTranslation()
  const texts = useGivingTexts()
  const { teamId = '' } = useParams()
  const {
    data: { project, givingOptions },
  } = useGiveQuery({ variables: { id: teamId, locale: useLocale() } })
  if (!project) throw notHere()
  const presets = usePresets(project, givingOptions.presets)
  const isOpen = takesGifts(project)
  return (
    <div className="page-width grid w-full grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pt-8 pb-20 lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pt-11">
      <PageHead
        title={texts.title(project.title)}
        description={texts.description}
        site={t('shell.site')}
        isPrivate
      />
      <GiveAside project={project} />
      <div className="lg:row-span-2">
        {isOpen ? (
          <GiveForm projectId={project.id} {...givingOptions} presets={presets} />
        ) : (
          <GiveClosed startDate={project.startDate} />
        )}
      </div>
      {isOpen && <GiveFacts />}
    </div>
  )
}

export { GivePage as Component, loader }
