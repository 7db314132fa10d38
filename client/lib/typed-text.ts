import { isRecord } from './is-record.ts'
import { tabStorage } from './storage.ts'

type Again = () => void

type TextControl = HTMLInputElement | HTMLTextAreaElement

const key = 'typed'

const isText = (field: Element): field is TextControl =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement

const allFields = (): TextControl[] => [...document.querySelectorAll('input, textarea')].filter(isText)

const isChoice = ({ type }: TextControl): boolean => type === 'radio' || type === 'checkbox'

/** What a browser would not keep either: a secret, a file, what nobody can change now. */
const isKeepable = ({ type, name, readOnly }: TextControl): boolean =>
  name !== '' && !readOnly && !['password', 'file', 'hidden', 'checkbox'].includes(type)

const isChosen = (field: TextControl): boolean =>
  !(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked

const isAsSent = (field: TextControl): boolean =>
  field instanceof HTMLInputElement && isChoice(field)
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue

/** What was kept on this page, by the names of its fields. */
const readKept = (): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(key) ?? 'null')
    const isOfThisPage = isRecord(kept) && kept.place === window.location.pathname
    return isOfThisPage && isRecord(kept.texts) ? kept.texts : {}
  } catch {
    return {}
  }
}

/**
 * Keeps what is typed and chosen on this page until the page is alive again, after it is loaded anew. What was kept before
 * and has not been put back, since the page has not been alive meanwhile, stays. Answers whether the browser keeps it.
 */
export const keepTyped = (): boolean => {
  const kept = readKept()
  const texts = allFields()
    .filter((field) => isKeepable(field) && isChosen(field))
    .filter((field) => !(isAsSent(field) && Object.hasOwn(kept, field.name)))
    .map(({ name, value }) => [name, value])
  const all = { ...kept, ...Object.fromEntries(texts) }
  return tabStorage.write(key, JSON.stringify({ place: window.location.pathname, texts: all }))
}

/**
 * The same for a page that is about to be loaded anew: what is typed until it goes is kept as well, and what is sent by then
 * is not. The answer of `stop`, which is for whoever stays, keeps nothing of it.
 */
export const keepTypedUntilGone = (): { isKept: boolean; stop: () => void } => {
  const forget = (): void => tabStorage.remove(key)
  const keep = (): void => {
    keepTyped()
  }
  const stop = (): void => {
    window.removeEventListener('pagehide', keep)
    window.removeEventListener('submit', forget)
    forget()
  }
  const isKept = keepTyped()
  if (isKept) {
    window.addEventListener('pagehide', keep)
    window.addEventListener('submit', forget)
  }
  return { isKept, stop }
}

/** Past React's own property, which notes what it is given: React is told only of what it does not know already. */
const assign = (field: TextControl, value: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}

const typing = (field: TextControl, kept: unknown): Again | null => {
  const { value: found, defaultValue } = field
  const value = found === defaultValue && isKeepable(field) && typeof kept === 'string' ? kept : found
  if (value === defaultValue) return null
  return () => {
    // When it took the page over it may have noted what was typed by then.
    field.value = defaultValue
    assign(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Of radio buttons only the pressed one: the others follow. */
const pressing = (field: HTMLInputElement, kept: unknown): Again | null => {
  const { checked, defaultChecked, type, value } = field
  const isPressed = type === 'radio' ? checked || kept === value : checked
  if (isPressed === defaultChecked || (type === 'radio' && !isPressed)) return null
  return () => {
    field.checked = !isPressed
    field.click()
  }
}

const filling = (field: TextControl, kept: unknown): Again | null =>
  field instanceof HTMLInputElement && isChoice(field) ? pressing(field, kept) : typing(field, kept)

/**
 * Who stands in a field that is empty is about to type: what is put there meanwhile is selected, so that it gives way to
 * what they type instead of standing before it.
 */
const selecting = (field: Element | null): Again | null => {
  if (field === null || !isText(field) || isChoice(field) || field.value !== '') return null
  return () => {
    if (field === document.activeElement && field.value !== '') field.select()
  }
}

/**
 * Remembers what has been typed and chosen on a page that is not yet alive, or before it was loaded anew. The answer does
 * it again, once, for forms that on waking up begin with their own values.
 */
export const rememberTyped = (): Again => {
  const kept = readKept()
  tabStorage.remove(key)
  const filled = allFields().map((field) => filling(field, kept[field.name]))
  const done = [...filled, selecting(document.activeElement)].filter((again) => again !== null)
  return () => {
    for (const again of done.splice(0)) again()
  }
}
