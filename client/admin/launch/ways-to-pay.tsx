import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paymentWays } from '../../../schema/payment-ways.ts'
import type { LaunchCardFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { charityPath } from '../../lib/paths.ts'
import { StateMark } from '../../ui/state-mark.tsx'
import { IfMay } from '../if-may.tsx'
import { hostLetter } from './host-letter.ts'

type Way = LaunchCardFragment['ways'][number]

const heading = 'py-2.5 pr-4 text-left font-semibold text-ink-soft'
const cell = 'py-2.5 pr-4 text-left align-baseline sm:border-t sm:border-dashed sm:border-line'
const link = 'text-link min-h-6 font-semibold'

/** Who can give what a way needs: the team its account, whoever runs the server all else. */
const WayAct = ({ way: { name, needs } }: { way: Way }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (name === 'transfer')
    return (
      <IfMay permission="charity:write">
        <Link to={`${charityPath}#iban`} className={link}>
          {t('launch.ways.enter')}
        </Link>
      </IfMay>
    )
  const { subject, body } = t('launch.ways.host', {
    returnObjects: true,
    site: window.location.origin,
    way: paymentWays[name].label[locale],
    variables: needs.join(', '),
  })
  return (
    <a href={hostLetter(subject, body)} className={link}>
      {t('launch.host')}
    </a>
  )
}

/** What whoever takes its payments has answered last, where that was no yes. */
const troubleOf = ({ lastAnswer }: Way) =>
  lastAnswer === null || lastAnswer.outcome === 'answered'
    ? null
    : { ...lastAnswer, outcome: lastAnswer.outcome }

const WayLine = ({ way }: { way: Way }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { name, isSetUp, needs } = way
  const trouble = troubleOf(way)
  const said =
    trouble?.status == null ? t('launch.ways.silent') : t('launch.ways.said', { status: trouble.status })
  const isTransfer = name === 'transfer'
  return (
    <tr className="max-sm:grid max-sm:gap-1 max-sm:border-t max-sm:border-dashed max-sm:border-line max-sm:py-3 max-sm:[&>*]:p-0">
      <th scope="row" className={`${cell} font-semibold`}>
        {paymentWays[name].label[locale]}
      </th>
      <td className={`${cell} wrap-break-word max-sm:wrap-anywhere`}>
        {isTransfer ? t('launch.ways.account') : t('launch.ways.onServer', { variables: needs.join(', ') })}
      </td>
      <td className={`${cell} min-[68rem]:whitespace-nowrap`}>
        {isSetUp && trouble !== null ? (
          <>
            <StateMark look="refused">
              {t(`launch.ways.${trouble.outcome}`, {
                way: paymentWays[name].label[locale],
                time: formatMoment(trouble.askedAt, locale),
              })}
            </StateMark>
            <p className="mt-1 text-ink-soft">{said}</p>
          </>
        ) : isSetUp ? (
          <StateMark look="done">{t('launch.ways.setUp')}</StateMark>
        ) : (
          <StateMark look={isTransfer ? 'now' : 'quiet'}>
            {t(isTransfer ? 'launch.ways.noAccount' : 'launch.ways.notSetUp')}
          </StateMark>
        )}
      </td>
      <td className={`${cell} sm:pr-0 sm:text-right min-[68rem]:whitespace-nowrap max-sm:empty:hidden`}>
        {!isSetUp && <WayAct way={way} />}
      </td>
    </tr>
  )
}

/** Every way to pay: what it needs, and whether that is there. */
export const WaysToPay = ({ ways }: { ways: readonly Way[] }) => {
  const { t } = useTranslation('admin')
  return (
    <div className="border-t border-line px-6 pt-1 pb-3 text-small max-sm:px-4.5">
      <table className="w-full max-sm:block">
        <caption className="sr-only">{t('launch.ways.title')}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={heading}>
              {t('launch.ways.way')}
            </th>
            <th scope="col" className={heading}>
              {t('launch.ways.needs')}
            </th>
            <th scope="col" className={heading}>
              {t('launch.ways.state')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {ways.map((way) => (
            <WayLine key={way.name} way={way} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
