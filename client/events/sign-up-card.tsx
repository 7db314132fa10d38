import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isCalledOff } from '../../schema/event-off.ts'
import type { SubscribeToEventMutation } from '../generated/operations.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { paths } from '../lib/paths.ts'
import { Card } from '../ui/card.tsx'
import { keepPlace } from './kept-places.ts'
import { KeptPlacesList } from './kept-places-list.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignedUp, type SignedUpState } from './signed-up.tsx'
import { useEventAnew } from './use-event-anew.ts'
import { useEventTexts } from './use-event-texts.ts'

interface SignUpCardProps {
  id: string
  date: string | null
  /** When the team has ended it. */
  archivedAt: string | null
  /** Whether whoever signs up now waits for a place. */
  isFull: boolean
}

/** The way to come along, what came of taking it, or why there is none any more. */
export const SignUpCard = ({ id, date, archivedAt, isFull }: SignUpCardProps) => {
  const texts = useEventTexts()
  const [signedUp, setSignedUp] = useState<SignedUpState | null>(null)
  const readAnew = useEventAnew(id)
  const onDone = ({ name, state, token }: SubscribeToEventMutation['subscribeToEvent']): void => {
    setSignedUp({ state, token, isKept: token !== null && keepPlace({ eventId: id, name, token }) })
    readAnew()
  }
  const isOver = date !== null && date < dayAtCharity(new Date())
  const isOff = isCalledOff({ date, archivedAt }, dayAtCharity)
  const closed = isOff ? texts.off : isOver ? texts.over : null
  const Icon = isOff ? CircleX : CircleCheck
  if (closed !== null) {
    return (
      <Card as="section" className="p-5 sm:p-6">
        <p className="flex items-center gap-2.5 font-semibold">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-forest-600" />
          {closed.title}
        </p>
        <p className="mt-1.5 text-ink-soft">{closed.text}</p>
        <p className="mt-3">
          <Link to={paths.events} className="inline-flex min-h-8 items-center text-link">
            {texts.all}
          </Link>
        </p>
      </Card>
    )
  }
  const asking = isFull ? texts.signUp.full : texts.signUp
  return (
    <Card as="section" className="p-5 sm:p-6">
      {signedUp ? (
        <SignedUp eventId={id} outcome={signedUp} onAnother={() => setSignedUp(null)} />
      ) : (
        <>
          <h2 className="text-h3 text-title">{asking.title}</h2>
          <p className="mt-1.5 mb-5 text-ink-soft">{asking.text}</p>
          <SignUpForm eventId={id} submitText={asking.submit} onDone={onDone} />
          <KeptPlacesList eventId={id} />
        </>
      )}
    </Card>
  )
}
