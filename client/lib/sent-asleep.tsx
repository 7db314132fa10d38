const mark = 'data-send-trace'

/**
 * Nobody sees or fills in this control. That somebody has tried to send its form is all that can make it `:user-valid`,
 * and that the browser notes by itself, before any script runs.
 */
export const SendTrace = () => <input type="checkbox" hidden {...{ [mark]: '' }} />

/** Remembers which forms were sent on a page that is not yet alive. The answer sends them, once. */
export const rememberSent = (): (() => void) => {
  const traces = document.querySelectorAll<HTMLInputElement>(`[${mark}]:user-valid`)
  const forms = [...traces].map(({ form }) => form).filter((form) => form !== null)
  return () => {
    for (const form of forms.splice(0)) form.requestSubmit()
  }
}
