let opener: HTMLElement | null = null

/** A menu was left by a link of it: what had opened the menu, which is where a reader is who stays after all. */
export const leaveBy = (element: HTMLElement | null): void => {
  opener = element
}

/** Where the focus belongs once that is over: to `wanted` while it stands there, else to what was left by. */
export const backTo = (wanted: Element | null): HTMLElement | null =>
  wanted instanceof HTMLElement && wanted !== document.body && wanted.isConnected ? wanted : opener
