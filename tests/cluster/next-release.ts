import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../support/root.ts'

/** What expands a table that is written to all the time, and leaves all that stands there to the release before. */
const migration = `
export class RememberVisits9000000000000 {
  name = 'RememberVisits9000000000000'
  async up(runner) {
    await runner.query('alter table donations add column visit_id uuid')
    await runner.query('create table visits (id uuid primary key)')
  }
  async down(runner) {
    await runner.query('drop table visits')
    await runner.query('alter table donations drop column visit_id')
  }
}
`

export interface NextRelease {
  /** The built site. */
  folder: string
  remove: () => void
}

/** The built release once more, with one migration that the other has not. */
export const makeNextRelease = (release: string): NextRelease => {
  const home = mkdtempSync(join(tmpdir(), 'release-'))
  const folder = join(home, 'dist')
  cpSync(release, folder, { recursive: true })
  writeFileSync(join(folder, 'migrations/9000000000000-remember-visits.js'), migration)
  for (const each of ['node_modules', 'package.json']) symlinkSync(join(root, each), join(home, each))
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) }
}
