import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

interface LockedPackage {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const manifest: {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
} = JSON.parse(read('package.json'))

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'))
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

describe('the packages', () => {
  it('are asked for in exact versions', () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('are locked by the hash of their contents, wherever they come from', () => {
    const loose = locked.filter(
      ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved,
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('run an install script only where somebody has decided so', () => {
    const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripts.map(([path]) =>
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    )
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(names)].sort())
  })

  it('run no other where npm cannot be told, than the README says', () => {
    const refused = Object.entries(manifest.allowScripts).flatMap(([name, allowed]) =>
      allowed ? [] : [name],
    )
    const [, said = ''] = /^npm 10 does not know `allowScripts`(.+?)\n\n/ms.exec(read('README.md')) ?? []
    const [list = ''] = said.split('.')
    expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()).toEqual(refused.sort())
  })

  it('bring the one Node everything runs on', () => {
    const { node } = manifest.dependencies
    expect(process.versions.node).toBe(node)
  })
})
