import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useEventListQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { photoOf } from '../lib/photo-of.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { ListSearch } from '../ui/list-search.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PublicList } from '../ui/public-list.tsx'
import { EventCard } from './event-card.tsx'
import { addressOf, askedBy, variablesOf } from './load-event-list.ts'
import { useEventTexts } from './use-event-texts.ts'

/** What is coming, a page of it, and searched. */
export const EventList = () => {
  const { t } = useTranslation()
  const texts = useEventTexts()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = askedBy(query)
  const {
    data: {
      comingEvents: { nodes, pageInfo },
    },
  } = useEventListQuery({ variables: { ...variablesOf(asked), locale: useLocale() } })
  const { location } = useNavigation()
  const isWhole = asked.search === ''
  const hasPictures = nodes.some(({ imageUrl }) => imageUrl !== null)
  const [photo = null] = nodes.flatMap(({ imageUrl }) => photoOf(imageUrl) ?? [])
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        site={t('shell.site')}
        page={isWhole ? asked.after : null}
        picture={photo}
      />
      <PublicList
        texts={texts}
        filters={
          <div className="mt-7 print:hidden">
            <ListSearch
              action={paths.events}
              searched={asked.search}
              label={texts.searchLabel}
              submit={texts.search}
              onSearch={(search) =>
                void navigate(addressOf({ search, after: null }), { preventScrollReset: true })
              }
            />
          </div>
        }
        isLoading={location?.pathname === paths.events}
        outcome={isWhole ? '' : texts[nodes.length > 0 ? 'found' : 'missed'](asked.search)}
        empty={texts.empty[isWhole ? 'whole' : 'search']}
        drawing={isWhole ? drawings.oldGreyMuzzle : drawings.noResults}
        addresses={{
          all: isWhole ? null : paths.events,
          first: asked.after === null ? null : addressOf({ ...asked, after: null }),
          next: pageInfo.hasNextPage ? addressOf({ ...asked, after: pageInfo.endCursor }) : null,
        }}
        nodes={nodes}
      >
        {(event) => <EventCard key={event.id} event={event} isAmongPictures={hasPictures} />}
      </PublicList>
    </>
  )
}
