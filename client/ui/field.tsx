import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps> {
  /** A small control inside the field, at its end. */
  end?: ReactNode
}

/** A labelled line of text. */
export const Field = ({ label, hint, notice, error, className, end, ...input }: FieldProps) => (
  <FieldFrame label={label} hint={hint} notice={notice} error={error} className={className}>
    {(control) => (
      <div className="relative">
        <input {...input} {...control} className={`min-h-12.5 ${control.className} ${end ? 'pr-13' : ''}`} />
        {end && <div className="absolute inset-y-0 right-1.5 flex items-center">{end}</div>}
      </div>
    )}
  </FieldFrame>
)
