export interface Watchdog {
  /** Something happened: the silence starts afresh. */
  seen(): void
  /** Nothing is waited for any longer. */
  stop(): void
}

/** Calls `onSilence` once when nothing has been {@link Watchdog.seen} for `silenceMs`, however long it all takes. */
export const createWatchdog = (silenceMs: number, onSilence: () => void): Watchdog => {
  const timer = setTimeout(onSilence, silenceMs)
  return {
    seen: () => {
      timer.refresh()
    },
    stop: () => clearTimeout(timer),
  }
}
