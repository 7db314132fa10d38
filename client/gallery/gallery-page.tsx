import { useTranslation } from 'react-i18next'
import { PageHead } from '../ui/page-head.tsx'
import { Tag } from '../ui/tag.tsx'
import { EmptyFrame } from './empty-frame.tsx'

const frames = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A wall of nine paper frames with nothing in them yet: no content is loaded. */
const GalleryPage = () => {
  const { t } = useTranslation()
  const page = t('pages.gallery', { returnObjects: true })
  return (
    <>
      <PageHead {...page} site={t('shell.site')} />
      <header className="page-width w-full pt-10 pb-10 lg:pt-16 lg:pb-14">
        <Tag tone="ochre">{t('gallery.tag')}</Tag>
        <h1 className="mt-4 text-h1 text-title">{page.title}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('gallery.lead')}</p>
      </header>
      <div className="flex-1 bg-paper-deep">
        <ul
          aria-hidden="true"
          className="page-width grid grid-cols-3 gap-x-[4.5%] gap-y-6 py-10 sm:gap-y-12 lg:max-w-280 lg:py-section"
        >
          {frames.map((frame) => (
            <EmptyFrame key={frame} foot={frame % 2 === 1 ? 'left' : 'right'} />
          ))}
        </ul>
      </div>
    </>
  )
}

export { GalleryPage as Component }
