import {
  Clock,
  CreditCard,
  FileClock,
  HandCoins,
  Hourglass,
  Languages,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  MailWarning,
  PartyPopper,
  Target,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button-class.ts'
import type { useWaitingWords, Waiting } from './use-waiting-words.ts'

const icons: Record<Waiting['need'], LucideIcon> = {
  answer: Mail,
  pledge: HandCoins,
  otherSum: CreditCard,
  failedLetter: MailWarning,
  doubtfulLetter: MailQuestionMark,
  heldLetter: Hourglass,
  publication: FileClock,
  translation: Languages,
  end: Clock,
  nearGoal: Target,
  goal: PartyPopper,
}

interface WaitingLineProps {
  waiting: Waiting
  wordsOf: ReturnType<typeof useWaitingWords>
}

/** Something that waits: a sentence, and the one thing to do about it. */
export const WaitingLine = ({ waiting, wordsOf }: WaitingLineProps) => {
  const { t } = useTranslation('admin')
  const { sentence, detail, verb, to } = wordsOf(waiting)
  const Icon = icons[waiting.need]
  return (
    <li className="flex items-center gap-3.5 border-t border-line px-5.5 py-4 max-sm:gap-3 max-sm:px-4">
      <span
        aria-hidden="true"
        className={`grid size-10 shrink-0 place-items-center rounded-field text-forest-800 max-sm:hidden ${waiting.need === 'answer' ? 'bg-ochre-300' : 'bg-paper-deep'}`}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{sentence}</p>
        <p className="line-clamp-2 text-small max-sm:line-clamp-4 text-ink-soft wrap-anywhere">{detail}</p>
      </div>
      <Link
        to={to}
        aria-label={t('start.verbOf', { verb: t(`start.verb.${verb}`), sentence })}
        className={`${buttonClass('secondary', 'small')} shrink-0 sm:min-w-27`}
      >
        {t(`start.verb.${verb}`)}
      </Link>
    </li>
  )
}
