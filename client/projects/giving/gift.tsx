import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { leftUnpaid } from '../../../schema/gift-page.ts'
import type { OwnPledgeState, PledgedGiftFragment } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { formatPaidInstead } from '../../lib/format-paid-instead.ts'
import { useLaunches } from '../../lib/load-launches.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { DogSleeping } from '../../ui/illustrations/dog-sleeping.tsx'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'
import { amountParameter } from '../donation-amount.ts'
import { HowFar } from '../how-far.tsx'
import { GiftPaper } from './gift-paper.tsx'
import { useThankedFrom } from './load-thanked-from.ts'
import { MonthlyGift } from './monthly-gift.tsx'
import { NameThanks } from './name-thanks.tsx'
import { sumGiven } from './sum-given.ts'
import { TakeBack } from './take-back.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { useGiftTexts } from './use-giving-texts.ts'
import { useOwnGift } from './use-own-gift.ts'

const looks: Record<OwnPledgeState, StateLook> = {
  pledged: 'waiting',
  confirmed: 'done',
  expired: 'quiet',
  failed: 'quiet',
  refunded: 'back',
  withdrawn: 'back',
}

interface GiftProps {
  found: PledgedGiftFragment
  token: string
  find: (token: string) => Promise<PledgedGiftFragment | undefined>
  /** The link is good no longer. */
  onGone: () => void
}

/** What was promised, how it stands, and what is still to be done. */
export const Gift = ({ found, token, find, onGone }: GiftProps) => {
  const texts = useGiftTexts()
  const locale = useLocale()
  const { giving } = useLaunches()
  const thankedFrom = useThankedFrom()
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changes, setChanges] = useState(0)
  // What was pressed is gone: its reader goes on at what came of it.
  useEffect(() => {
    if (changes > 0) heading.current?.focus()
  }, [changes])
  const { gift, outcome, takeBack, thank, isThanked, thanksSaid, stop, isStopping, sendAgain, sendSaid } =
    useOwnGift({
      ...{ found, token, find, onGone },
      onChanged: () => setChanges(changes + 1),
    })
  const {
    state,
    way,
    payUrl,
    amount,
    refunded,
    cameInstead,
    cameBeside,
    code,
    expiresAt,
    projectId,
    projectTitle,
    raised,
    goal,
    recipient,
    iban,
  } = gift
  const { mark, title } = texts.states[state]
  const sum = formatLari(amount, locale)
  const given = formatLari(sumGiven(gift), locale)
  const isOver = ['expired', 'failed', 'withdrawn'].includes(state)
  const isByCard = state === 'pledged' && way !== 'transfer'
  const isOther = isByCard && cameInstead !== null
  const isLate = isByCard && !isOther && payUrl === null
  // Their provider has led them back without a payment, which the page still takes.
  const isLeft = isByCard && !isOther && !isLate && search.has(leftUnpaid)
  const byCard = texts.byCard[isOther ? 'other' : isLate ? 'late' : isLeft ? 'left' : 'open']
  // Of what never came, or went back, nobody is thanked; what was said before can be taken back unless it went back.
  const isThankable =
    state !== 'refunded' &&
    !isLeft &&
    (gift.thanked || (!gift.anonymous && (state === 'pledged' || state === 'confirmed')))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-[auto_1fr]">
      <div>
        <div role="status">
          {outcome !== '' && <p className="mb-3 font-semibold">{outcome}</p>}
          <StateMark look={isOther ? 'now' : isLeft ? 'quiet' : looks[state]}>
            {isOther ? texts.byCard.other.mark : isLeft ? texts.states.failed.mark : mark}
          </StateMark>
          <h2 ref={heading} tabIndex={-1} className="mt-3 text-h1 text-title outline-none">
            {isByCard ? byCard.title : title}
          </h2>
          <p className="mt-4 max-w-text text-lead text-ink-soft">
            {isByCard
              ? byCard.text(
                  sum,
                  cameInstead === null
                    ? formatMoment(expiresAt, locale)
                    : formatPaidInstead(cameInstead, locale),
                )
              : state === 'confirmed' && refunded > 0
                ? texts.texts.partly(given, formatLari(refunded, locale), sum)
                : texts.texts[state](sum, formatDay(dayAtCharity(new Date(expiresAt)), locale))}
          </p>
          {cameBeside !== null && (
            <p className="mt-4 max-w-text text-ink-soft">
              {texts.texts.beside(formatPaidInstead(cameBeside, locale))}
            </p>
          )}
        </div>
        {isByCard && payUrl !== null && (
          <p className="mt-6 print:hidden">
            <a href={payUrl} className={buttonClass('primary', 'large')}>
              {texts.byCard.go(sum)}
            </a>
          </p>
        )}
        {(isOver || isOther || isLate || isLeft) && (
          <p className="mt-6 flex flex-wrap gap-3 print:hidden">
            {giving && !isOther && (
              <Link
                to={`${paths.give(projectId)}?${new URLSearchParams({ [amountParameter]: String(amount) })}`}
                className={buttonClass('primary')}
              >
                {texts.anew}
              </Link>
            )}
            <Link to={paths.colab} className={buttonClass('secondary')}>
              {texts.write}
            </Link>
          </p>
        )}
      </div>
      <div className="lg:row-span-2">
        {state === 'pledged' && recipient !== null && iban !== null ? (
          <TransferDetails {...{ recipient, iban, amount, code }} bankName={gift.bankName} />
        ) : (
          <>
            <DogSleeping className="relative mx-auto -mb-3 block w-60 max-w-[78%] text-forest-800" />
            <GiftPaper gift={gift} token={token} onSend={sendAgain} said={sendSaid} />
          </>
        )}
      </div>
      <div className="grid content-start gap-6">
        {(state === 'pledged' || state === 'confirmed') && (
          <Card className="px-5 py-5 sm:px-6.5">
            <HowFar
              raised={raised}
              goal={goal}
              label={texts.raised[state === 'confirmed' ? 'confirmed' : 'pledged']}
            />
            <p className="mt-2">
              <Link to={paths.project(projectId)} className="inline-flex min-h-8 items-center text-link">
                {projectTitle}
              </Link>
            </p>
          </Card>
        )}
        <MonthlyGift gift={gift} isStopping={isStopping} onStop={stop} />
        {isThankable && (
          <NameThanks
            isThanked={isThanked}
            from={thankedFrom}
            given={amount}
            said={thanksSaid}
            onSay={thank}
          />
        )}
        {state === 'pledged' && (
          <>
            <p className="text-small text-ink-soft print:hidden">{texts.keep}</p>
            {!isOther && <TakeBack sum={sum} onConfirm={takeBack} />}
          </>
        )}
      </div>
    </div>
  )
}
