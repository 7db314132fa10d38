/** Ends when nothing is pressed any more: what moves under a pressed pointer would miss its click. */
export const waitForPointerUp = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(':active') === null) resolve()
    else window.addEventListener('pointerup', () => resolve(), { once: true })
  })
