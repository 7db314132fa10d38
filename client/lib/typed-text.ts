type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'radio')

/** Past React's own property, which would take the value for one it knows already. */
const assign = (field: TextField, value: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}

/**
 * Remembers what has been typed into a page that is not yet alive. The answer types it again, for forms
 * that on waking up begin with their own values.
 */
export const rememberTyped = (): (() => void) => {
  const typed = [...document.querySelectorAll('input, textarea')]
    .filter(isTextField)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }))
  return () => {
    for (const { field, value } of typed.splice(0)) {
      assign(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
