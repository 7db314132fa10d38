import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pictured } from '../../../schema/picture-library.ts'
import type { KeptPictureFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { pickText } from '../list/pick-text.ts'
import { useMay } from '../use-may.ts'

interface PictureUsesProps {
  picture: Pick<KeptPictureFragment, 'uses' | 'useCount'>
}

/** Where a picture is used, each a way there; and that it stays for as long. */
export const PictureUses = ({ picture: { uses, useCount } }: PictureUsesProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  if (useCount === 0) return <p className="text-small text-ink-soft">{t('pictures.unused')}</p>
  const pathOf = ({ id, kind, isInBin }: (typeof uses)[number]): string | null => {
    if (isInBin) return adminPaths('bin').list
    const { edit, preview } = adminPaths(pictured[kind].plural)
    return may('content:write') ? edit(id) : preview(id)
  }
  return (
    <div className="text-small">
      <p className="text-ink-soft">{t('pictures.usedIn')}</p>
      <ul>
        {uses.map((use) => {
          const { text, locale: textLocale } = pickText(use.translations, 'title', locale)
          const path = pathOf(use)
          return (
            <li key={use.id} className="wrap-anywhere">
              {path && (
                <Link
                  to={path}
                  lang={textLocale === locale ? undefined : textLocale}
                  className="text-link inline-flex min-h-6 items-center"
                >
                  {text}
                </Link>
              )}
              <span className="text-ink-soft">
                {' '}
                ({t(`pictures.kinds.${use.kind}`)}
                {use.isInBin && `, ${t('pictures.inBin')}`})
              </span>
            </li>
          )
        })}
      </ul>
      {useCount > uses.length && <p>{t('pictures.more', { count: useCount - uses.length })}</p>}
      <p className="text-ink-soft">{t('pictures.whileUsed')}</p>
    </div>
  )
}
