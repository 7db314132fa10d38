import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** Types `npm run cluster` so, before a Node that only notes what it was to prepare. */
const type = (...words: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const prepared = join(folder, 'prepared')
  writeFileSync(prepared, '')
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho "$@" >>${prepared}\n`, { mode: 0o755 })
  // As npm does it: what stands before goes first, and the words of whoever types behind the last.
  const line = [
    scripts.precluster,
    `${scripts.cluster} ${words.map((word) => `'${word.replace('…', folder)}'`).join(' ')}`,
  ]
  const { stdout, stderr } = spawnSync('sh', ['-c', line.filter((each) => each !== undefined).join('\n')], {
    cwd: root,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  })
  return { said: stdout + stderr, prepared: readFileSync(prepared, 'utf8') }
}

test('whoever looks at a cluster, or makes its first admin, builds nothing under it', () => {
  for (const word of ['status', 'admin']) {
    const { said, prepared } = type(word, '--folder', '…/none')
    expect(prepared).toBe('')
    expect(said).toContain('No cluster runs in')
  }
  expect(type('--help')).toMatchObject({
    prepared: '',
    said: expect.stringContaining('Usage: npm run cluster'),
  })
})

test('whoever names the folder of somebody else is told so in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o711)
  writeFileSync(join(folder, 'state.json'), '{}', { mode: 0o000 })
  // What is closed to its owner is not to root.
  const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  for (const words of [
    ['status', '--folder', folder],
    ['--folder', folder],
  ]) {
    const { stderr } = spawnSync(process.execPath, [join(root, 'cluster/run.ts'), ...words], {
      ...somebody,
      cwd: '/',
      encoding: 'utf8',
    })
    expect(stderr).toBe(
      `What is kept in ${folder} belongs to another user: ask as that one, or choose another folder with --folder.\n`,
    )
  }
})

test('whoever starts one builds it first', () => {
  const { said, prepared } = type('--gateways', '21')
  expect(prepared).toBe('gateway/cli/prepare.js\n')
  expect(said).toContain('--gateways must be a whole number from 1 to 20')
})
