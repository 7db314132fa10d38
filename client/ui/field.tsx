import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

interface FieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A small control inside the field, at its end. */
  end?: ReactNode
}

/** A labelled input with its hint and, between label and input, what is wrong with it. */
export const Field = ({ label, hint, error, end, className = '', ...input }: FieldProps) => {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={`relative ${className}`}>
      {error && (
        <span aria-hidden="true" className="absolute -inset-y-1 -left-4 w-1 bg-error max-sm:-left-3" />
      )}
      <label htmlFor={id} className="block pb-1 text-small font-semibold">
        {label}
      </label>
      {error && <FieldError id={errorId} text={error} />}
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`block min-h-12.5 w-full rounded-field bg-surface px-4 py-2 text-body ${
            error ? 'border-2 border-error' : 'border-[1.5px] border-line-strong'
          } ${end ? 'pr-13' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-1.5 flex items-center">{end}</div>}
      </div>
      {hint && (
        <p id={hintId} className="pt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
