import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAwake } from '../../lib/use-awake.ts'
import { type Step, steps } from './typed-gift.ts'

/** Where a step is: behind the `#`, so that Back leads to the step before, and a reload stays at this one. */
export const useStepAddress = () => {
  const { search } = useLocation()
  return (step: Step) => ({ search, hash: step })
}

interface OpenStep {
  /** What the address asks for; null where it leaves that to the form. */
  asked: Step | null
  open: (step: Step) => void
}

export const useStep = (): OpenStep => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const addressOf = useStepAddress()
  // The server is never told what stands behind the #: it is followed once the page is alive.
  const isAwake = useAwake()
  return {
    asked: isAwake ? (steps.find((step) => hash === `#${step}`) ?? null) : null,
    open: (step) => void navigate(addressOf(step)),
  }
}

/** Goes on at a step that has opened, but not where the page has only come to life with it. */
export const useOnOpened = (step: Step, goOn: () => void): void => {
  const isAwake = useAwake()
  const last = useRef<Step | null>(null)
  const follow = useEffectEvent(goOn)
  useEffect(() => {
    if (!isAwake) return
    const hasOpened = last.current !== null && last.current !== step
    last.current = step
    if (hasOpened) follow()
  }, [isAwake, step])
}
