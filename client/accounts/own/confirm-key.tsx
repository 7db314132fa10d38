import { Copy, Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { secondFactorConfirmation } from '../../../schema/second-factor.ts'
import { useConfirmSecondFactorMutation } from '../../generated/own-account-operations.ts'
import { inFours } from '../../lib/in-fours.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { toast } from '../../ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { useSecondFactorForm } from './use-second-factor-form.ts'
import { useSecurityTexts } from './use-security-texts.ts'

interface ConfirmKeyProps {
  /** What the telephone is to be given, as it is typed and as it is scanned. */
  made: { key: string; uri: string }
  onConfirmed: (codes: readonly string[]) => void
  onCancel: () => void
  onOutdated: () => void
}

/**
 * Shows the new key, and asks for a first code of it. A telephone cannot scan its own screen: there the key is opened in the
 * app, or copied into it.
 */
export const ConfirmKey = ({ made, onConfirmed, onCancel, onOutdated }: ConfirmKeyProps) => {
  const { secondStep: texts } = useSecurityTexts()
  const [confirm] = useConfirmSecondFactorMutation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useSecondFactorForm({
    shape: secondFactorConfirmation,
    names: ['code'],
    send: async (input) => {
      const { data } = await confirm({ variables: { input } })
      if (data?.confirmSecondFactor) onConfirmed(data.confirmSecondFactor.codes)
    },
    onOutdated,
  })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(made.key)
      toast.success(texts.keyCopied)
    } catch {
      toast.error(texts.keyCopyFailed)
    }
  }
  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <div className="max-sm:-order-1">
        <h3 ref={heading} tabIndex={-1} className="text-h4 font-semibold outline-none">
          {texts.scanTitle}
        </h3>
        <p className="mt-1 text-ink-soft">{texts.scan}</p>
      </div>
      <QrCode text={made.uri} label={texts.picture} />
      <div className="grid gap-3 max-sm:-order-1">
        <p>{texts.here}</p>
        <div className="flex flex-wrap gap-3">
          <a href={made.uri} className={buttonClass('secondary', 'small')}>
            <Smartphone aria-hidden="true" className="size-4.5" />
            {texts.openApp}
          </a>
          <button type="button" onClick={copy} className={buttonClass('secondary', 'small')}>
            <Copy aria-hidden="true" className="size-4.5" />
            {texts.copyKey}
          </button>
        </div>
        <p>
          {texts.byHand} <code className="font-mono font-semibold select-all">{inFours(made.key)}</code>
        </p>
      </div>
      <CodeField {...form.field('code')} label={texts.code} hint={texts.codeHint} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={form.isSending} className={buttonClass('primary')}>
          {texts.confirm}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
          {texts.cancel}
        </button>
      </div>
    </Form>
  )
}
