import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type WaitingPart, waitingParts } from '../../../schema/waiting.ts'
import { Card } from '../../ui/card.tsx'
import { useMay } from '../use-may.ts'
import { useWaitingWords, type Waiting } from './use-waiting-words.ts'
import { WaitingLine } from './waiting-line.tsx'

interface WaitingCardProps {
  all: readonly Waiting[]
  now: Date
}

/** Of which kind of line something is, where several are told as one. */
const partOf = ({ need }: Waiting): WaitingPart => (need === 'end' || need === 'nearGoal' ? 'goal' : need)

/** Of which it is said that nothing waits there: of promises and letters only where there are any. */
const quietParts = ['answer', 'publication', 'translation', 'goal'] as const satisfies WaitingPart[]

/** Whether it is a person who waits. */
export const isOfPeople = ({ need }: Waiting): boolean => need === 'answer'

/** All that waits, people before things; what has nothing is one line at the end. */
export const WaitingCard = ({ all, now }: WaitingCardProps) => {
  const { t } = useTranslation('admin')
  const id = useId()
  const may = useMay()
  const wordsOf = useWaitingWords(now)
  const told = all.map(partOf)
  const nothingIn = quietParts.filter((part) => may(waitingParts[part]) && !told.includes(part))
  const named = nothingIn.map((part) => t(`start.kinds.${part}`))
  const last = named.at(-1) ?? ''
  const rooms = named.length > 1 ? t('start.and', { first: named.slice(0, -1).join(', '), last }) : last
  const parts = [
    { name: 'people', lines: all.filter(isOfPeople) },
    { name: 'things', lines: all.filter((each) => !isOfPeople(each)) },
  ] as const
  return (
    <Card className="overflow-hidden [&>section:not(:first-child)]:border-t [&>section:not(:first-child)]:border-line">
      {parts.map(
        ({ name, lines }) =>
          lines.length > 0 && (
            <section key={name} aria-labelledby={`${id}-${name}`}>
              <h2 id={`${id}-${name}`} className="px-5.5 pt-4.5 pb-4 text-h3 text-title max-sm:px-4">
                {t(`start.${name}`)}
              </h2>
              <ul>
                {lines.map((waiting) => (
                  <WaitingLine
                    key={`${waiting.need} ${waiting.room} ${waiting.id}`}
                    waiting={waiting}
                    wordsOf={wordsOf}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {nothingIn.length > 0 && (
        <p className="border-t border-line bg-paper-deep px-5.5 py-4 text-small text-ink-soft max-sm:px-4">
          {t('start.nothingIn', { rooms })}
        </p>
      )}
    </Card>
  )
}
