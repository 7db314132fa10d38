import { useTranslation } from 'react-i18next'

interface KnownColumnsProps {
  /** Whether its columns are read as those of the file before. */
  isRemembered: boolean
  /** Whether one of them holds what the bank calls its transfers. */
  hasReference: boolean
}

/** From where it is known what the columns of a file hold, and what it lacks to know again what is recorded. */
export const KnownColumns = ({ isRemembered, hasReference }: KnownColumnsProps) => {
  const { t } = useTranslation('admin')
  return (
    <>
      <p className="text-small text-ink-soft">
        {t(isRemembered ? 'imports.columns.remembered' : 'imports.columns.guessed')}
      </p>
      {!hasReference && (
        <p className="w-full rounded-field border border-line bg-ochre-300/40 px-4 py-3 text-small">
          {t('imports.columns.noReference')}
        </p>
      )}
    </>
  )
}
