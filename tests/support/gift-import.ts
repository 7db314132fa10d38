import type { Page } from '@playwright/test'
import { february, type Transfer } from './bank-files.ts'
import type { Gateway } from './browser.ts'
import { uniqueTitle } from './project-form.ts'
import { asAdmin } from './records.ts'

/** The same transfers under references that no other test has. */
export const ofThisTest = (): Transfer[] => {
  const own = uniqueTitle('').replace(/\D/g, '').slice(-9)
  return february.map((transfer) => ({ ...transfer, reference: `${transfer.reference}-${own}` }))
}

/** Presses what opens the chooser, and chooses a file of this name there. */
export const chooseFile = async (
  page: Page,
  open: () => Promise<void>,
  name: string,
  csv: string | Buffer,
) => {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

export const raisedOf = async (gateway: Gateway, project: string): Promise<number> =>
  (await asAdmin<{ raised: number }>(gateway, `/api/projects/${project}`)).raised
