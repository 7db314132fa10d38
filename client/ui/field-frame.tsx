import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'
import { FieldNotice } from './field-notice.tsx'

/** What ties a control to its label, its hint and what is wrong with it. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  className: string
}

export interface FieldFrameProps {
  label: string
  hint?: string | undefined
  /** Advice that comes while one types and stands in nobody's way; empty while there is none. */
  notice?: string | undefined
  error?: string | undefined
  className?: string | undefined
}

interface FieldFrameWithControl extends FieldFrameProps {
  children: (control: ControlProps) => ReactNode
}

/** The label of a control, the control, its hint and notice and, between label and control, what is wrong with it. */
export const FieldFrame = ({
  label,
  hint,
  notice,
  error,
  className = '',
  children,
}: FieldFrameWithControl) => {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const noticeId = `${id}-notice`
  const described = [error && errorId, hint && hintId, notice && noticeId].filter(Boolean).join(' ')
  const edge = error ? 'border-2 border-error' : 'border-[1.5px] border-line-strong'
  return (
    <div className={`relative min-w-0 ${className}`}>
      {error && (
        <span aria-hidden="true" className="absolute -inset-y-1 -left-4 w-1 bg-error max-sm:-left-3" />
      )}
      <label htmlFor={id} className="block pb-1 text-small font-semibold">
        {label}
      </label>
      {error && <FieldError id={errorId} text={error} />}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: `block w-full rounded-field bg-surface px-4 py-2 text-body transition-[background-color] duration-0 [&[readonly]]:bg-paper-deep [&[readonly]]:delay-300 ${edge}`,
      })}
      {hint && (
        <p id={hintId} className="pt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {notice !== undefined && <FieldNotice id={noticeId} text={notice} />}
    </div>
  )
}
