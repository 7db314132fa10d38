import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface ChoiceField extends UseFormRegisterReturn {
  error?: string | undefined
}

/**
 * What each radio button of a field needs, of which one stands chosen from the beginning: so the server draws it too,
 * where a form knows of its own values only once the page is alive.
 */
export const choiceOf =
  ({ error: _, ref: __, onBlur: ___, onChange, ...field }: ChoiceField, chosen: string) =>
  (value: string): ComponentProps<'input'> => ({
    ...field,
    value,
    checked: value === chosen,
    // Without a type, or the form would look for what is pressed among the buttons, which it does not know.
    onChange: () => void onChange({ target: { name: field.name, value }, type: 'change' }),
  })
