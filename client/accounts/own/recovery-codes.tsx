import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { saveFile } from '../../lib/save-file.ts'
import { readSession } from '../../lib/session.ts'
import { useUnsavedWork } from '../../lib/unsaved-work.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSecurityTexts } from './use-security-texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  username: string
  onKept: () => void
}

/** Shows them, the only time there is: until they are kept, nobody leaves without being asked. */
export const RecoveryCodes = ({ codes, username, onKept }: RecoveryCodesProps) => {
  const { t } = useTranslation()
  const { secondStep: texts } = useSecurityTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lines = codes.join('\n')
  useUnsavedWork(() => true)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readSession() !== null,
  )

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines)
      toast.success(texts.copied)
    } catch {
      toast.error(texts.copyFailed)
    }
  }

  const download = (): void => {
    const text = `${t('shell.site')}\n${texts.fileTitle}: ${username}\n\n${lines}\n`
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
  }

  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-h4 font-semibold outline-none">
          {texts.codesTitle}
        </h3>
        <p className="mt-1 text-ink-soft">{texts.codesHint}</p>
      </div>
      <Card as="ul" className="grid gap-x-8 gap-y-2 px-5 py-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono whitespace-nowrap">
            {code}
          </li>
        ))}
      </Card>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={buttonClass('secondary')}>
          {texts.copy}
        </button>
        <button type="button" onClick={download} className={buttonClass('secondary')}>
          {texts.download}
        </button>
        <button type="button" onClick={onKept} className={buttonClass('primary')}>
          {texts.done}
        </button>
      </div>
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title={texts.leave.title}
        text={texts.leave.text}
        cancel={texts.leave.stay}
        confirm={texts.leave.leave}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </div>
  )
}
