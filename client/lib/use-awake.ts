import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is alive: false on the server and while hydrating, when nothing answers a press but the browser. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
