import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'

/** A code of the telephone. Blanks in it, as apps show and copy it, mean nothing. */
export const CodeField = (field: ComponentProps<typeof Field>) => (
  <Field
    {...field}
    required
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
)
