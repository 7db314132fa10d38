import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface TextAreaProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, keyof FieldFrameProps> {}

/** A labelled text of many lines; it grows with what is written in it. */
export const TextArea = ({ label, hint, error, className, ...textarea }: TextAreaProps) => (
  <FieldFrame label={label} hint={hint} error={error} className={className}>
    {(control) => (
      <textarea
        {...textarea}
        {...control}
        className={`min-h-36 resize-y field-sizing-content max-h-96 ${control.className}`}
      />
    )}
  </FieldFrame>
)
