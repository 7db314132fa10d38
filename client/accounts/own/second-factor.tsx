import { useEffect, useRef, useState } from 'react'
import { secondFactorProof, secondFactorStart } from '../../../schema/second-factor.ts'
import {
  type SessionsQuery,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondFactorMutation,
} from '../../generated/own-account-operations.ts'
import { toast } from '../../ui/toasts.ts'
import { ConfirmKey } from './confirm-key.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorState } from './second-factor-state.tsx'
import { useSecurityTexts } from './use-security-texts.ts'

/** What stands there: how it is, or one of the forms on the way to another. */
type Step =
  | { is: 'shown' | 'start' | 'renew' | 'remove' }
  | { is: 'key'; made: { key: string; uri: string } }
  | { is: 'codes'; codes: readonly string[] }

const shown: Step = { is: 'shown' }
const ofPassword = ['currentPassword'] as const
const ofBoth = ['currentPassword', 'code'] as const

interface SecondFactorProps {
  factor: NonNullable<SessionsQuery['secondFactor']>
  username: string
  /** Reads it again. */
  onChanged: () => Promise<unknown>
}

/** Two-step sign-in, for whoever wants it. */
export const SecondFactor = ({ factor, username, onChanged }: SecondFactorProps) => {
  const { secondStep: texts } = useSecurityTexts()
  const [step, setStep] = useState<Step>(shown)
  const [start] = useStartSecondFactorMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [remove] = useRemoveSecondFactorMutation()
  const heading = useRef<HTMLHeadingElement>(null)

  /** What was pressed goes with its form: the reader goes on at the top of the section. */
  const isBack = useRef(false)
  const back = (): void => {
    isBack.current = true
    setStep(shown)
  }
  useEffect(() => {
    if (step.is === 'shown' && isBack.current) heading.current?.focus()
  }, [step])

  const finish = (text: string): void => {
    back()
    toast.success(text)
  }
  const lookAgain = (): void => {
    back()
    void onChanged()
  }
  const show = (codes: readonly string[]): void => {
    setStep({ is: 'codes', codes })
    void onChanged()
  }
  const leave = { username, onCancel: back, onOutdated: lookAgain }

  return (
    <section aria-labelledby="second-step" className="mt-12">
      <h2 id="second-step" ref={heading} tabIndex={-1} className="mb-3 text-h3 outline-none">
        {texts.title}
      </h2>
      {step.is === 'shown' && (
        <SecondFactorState factor={factor} onChoose={(is: 'start' | 'renew' | 'remove') => setStep({ is })} />
      )}
      {step.is === 'start' && (
        <ProofForm
          {...leave}
          title={texts.start}
          hint={texts.off}
          submitText={texts.goOn}
          shape={secondFactorStart}
          names={ofPassword}
          send={async (input) => {
            const { data } = await start({ variables: { input } })
            if (data?.startSecondFactor) setStep({ is: 'key', made: data.startSecondFactor })
          }}
        />
      )}
      {step.is === 'key' && (
        <ConfirmKey
          made={step.made}
          onConfirmed={(codes) => {
            toast.success(texts.turnedOn)
            show(codes)
          }}
          onCancel={back}
          onOutdated={lookAgain}
        />
      )}
      {step.is === 'codes' && <RecoveryCodes codes={step.codes} username={username} onKept={back} />}
      {step.is === 'renew' && (
        <ProofForm
          {...leave}
          title={texts.renewTitle}
          hint={texts.renewHint}
          submitText={texts.goOn}
          shape={secondFactorProof}
          names={ofBoth}
          send={async (input) => {
            const { data } = await renew({ variables: { input } })
            if (data?.renewRecoveryCodes) show(data.renewRecoveryCodes.codes)
          }}
        />
      )}
      {step.is === 'remove' && (
        <ProofForm
          {...leave}
          title={texts.removeTitle}
          hint={texts.removeHint}
          submitText={texts.remove}
          shape={secondFactorProof}
          names={ofBoth}
          send={async (input) => {
            await remove({ variables: { input } })
            finish(texts.turnedOff)
            void onChanged()
          }}
        />
      )}
    </section>
  )
}
