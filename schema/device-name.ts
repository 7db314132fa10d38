import Bowser from 'bowser'

/**
 * What people call a browser and what it runs on, of what a program calls itself, which is anything: `Firefox, Android`. Null
 * where it says nothing that has a name.
 */
export const deviceName = (device: string): string | null => {
  if (device === '') return null
  const { browser, os } = Bowser.parse(device)
  // Programs that are no browsers name themselves first: `curl/8.14.1`.
  const name = browser.name || /^[\w.-]+/.exec(device)?.[0]
  return name ? [name, os.name].filter(Boolean).join(', ') : null
}
