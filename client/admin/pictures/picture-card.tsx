import type { FragmentType } from '@apollo/client'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { locales } from '../../../schema/locales.ts'
import { type KeptPictureFragment, useDeletePictureMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Tag } from '../../ui/tag.tsx'
import { evictQueries } from '../evict-queries.ts'
import { IfMay } from '../if-may.tsx'
import { DeleteRecord } from '../list/delete-record.tsx'
import { pickText } from '../list/pick-text.ts'
import type { Deletion } from '../list/use-deletions.ts'
import { PictureImage } from './picture-image.tsx'
import { PictureUses } from './picture-uses.tsx'

interface PictureCardProps extends Deletion {
  picture: FragmentType<KeptPictureFragment>
}

/** A kept picture: what is said of it, since when it is there, where it is used, and what can be done with it. */
export const PictureCard = ({ picture: masked, ...deletion }: PictureCardProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const picture = unmask(masked)
  const { id, name, width, height, translations, uploadedBy, createdAt, useCount } = picture
  const { text: alt, locale: altLocale } = pickText(translations, 'alt', locale)
  const missing = locales.filter((each) => translations[each].alt === null)
  const moment = formatMoment(createdAt, locale)
  const [remove] = useDeletePictureMutation({ variables: { id }, update: evictQueries('bin') })
  return (
    <article className="grid h-full grid-rows-[auto_1fr_auto] overflow-clip rounded-card border border-line bg-surface shadow-card">
      <PictureImage picture={picture} alt="" />
      <div className="grid content-start gap-2 px-4.5 pt-3.5 pb-3">
        <h2 className="font-sans text-body font-semibold tracking-normal wrap-anywhere">{name}</h2>
        {alt !== '' && (
          <p lang={altLocale === locale ? undefined : altLocale} className="text-small wrap-anywhere">
            {alt}
          </p>
        )}
        {missing.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {missing.length === locales.length ? (
              <Tag tone="ochre">{t('pictures.noAlt')}</Tag>
            ) : (
              missing.map((each) => (
                <Tag key={each} tone="ochre">
                  {t(`pictures.noAltIn.${each}`)}
                </Tag>
              ))
            )}
          </p>
        )}
        <PictureUses picture={picture} />
        <p className="text-small text-ink-soft tabular-nums">
          {t('pictures.size', { width, height })}
          <br />
          {uploadedBy === null
            ? t('pictures.uploaded', { moment })
            : t('pictures.uploadedBy', { moment, name: uploadedBy })}
        </p>
      </div>
      <IfMay permission="content:write">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4.5 pb-3.5 text-small">
          <Link
            to={adminPaths('pictures').edit(id)}
            aria-label={t('list.editNamed', { title: name })}
            className="text-link inline-flex min-h-8 items-center gap-1.5"
          >
            <Pencil aria-hidden="true" className="size-4" />
            {t('list.edit')}
          </Link>
          {useCount === 0 && (
            <DeleteRecord
              id={id}
              label={t('list.deleteNamed', { title: name })}
              texts={t('pictures.deletion', { returnObjects: true })}
              remove={() => remove()}
              {...deletion}
            />
          )}
        </div>
      </IfMay>
    </article>
  )
}
