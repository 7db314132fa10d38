type Again = () => void

/** Past React's own property, which notes what it is given: React is told only of what it does not know already. */
const assign = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}

const typing = (field: HTMLInputElement | HTMLTextAreaElement): Again | null => {
  const { value, defaultValue } = field
  if (value === defaultValue) return null
  return () => {
    // When it took the page over it may have noted what was typed by then.
    field.value = defaultValue
    assign(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Of radio buttons only the pressed one: the others follow. */
const pressing = (field: HTMLInputElement): Again | null => {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null
  return () => {
    field.checked = !checked
    field.click()
  }
}

const filling = (field: Element): Again | null => {
  if (field instanceof HTMLTextAreaElement) return typing(field)
  if (!(field instanceof HTMLInputElement)) return null
  return ['radio', 'checkbox'].includes(field.type) ? pressing(field) : typing(field)
}

/**
 * Remembers what has been typed and chosen on a page that is not yet alive. The answer does it again, once, for forms
 * that on waking up begin with their own values.
 */
export const rememberTyped = (): Again => {
  const done = [...document.querySelectorAll('input, textarea')]
    .map(filling)
    .filter((again) => again !== null)
  return () => {
    for (const again of done.splice(0)) again()
  }
}
