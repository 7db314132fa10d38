import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CharityDetail } from '../../../schema/charity.ts'
import { charityPath } from '../../lib/paths.ts'
import { useMay } from '../use-may.ts'

/** Details of the charity that are missing, by name; each leads to its field, whoever may write it. */
export const MissingDetails = ({ details }: { details: readonly CharityDetail[] }) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  return (
    <>
      {t('charity.missing')}{' '}
      {details.map((detail, index) => (
        <Fragment key={detail}>
          {index > 0 && ', '}
          {may('charity:write') ? (
            <Link to={`${charityPath}#${detail}`} className="text-link">
              {t(`charity.details.${detail}`)}
            </Link>
          ) : (
            t(`charity.details.${detail}`)
          )}
        </Fragment>
      ))}
    </>
  )
}
