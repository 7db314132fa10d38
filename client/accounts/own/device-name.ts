import Bowser from 'bowser'

/** What people call a browser, and what it runs on. */
interface DeviceName {
  browser: string
  /** Null where it does not say. */
  system: string | null
}

/** Of what a program calls itself, which is anything; null where it says nothing that has a name. */
export const deviceName = (device: string): DeviceName | null => {
  if (device === '') return null
  const { browser, os } = Bowser.parse(device)
  // Programs that are no browsers name themselves first: `curl/8.14.1`.
  const name = browser.name || /^[\w.-]+/.exec(device)?.[0]
  return name ? { browser: name, system: os.name || null } : null
}
