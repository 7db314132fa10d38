import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

interface LockedPackage {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
  /** Whether it comes within the package above it, by whose hash it is locked. */
  inBundle?: boolean
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const manifest: {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
} = JSON.parse(read('package.json'))

/** The folders of packages that are no part of the product. */
const ofTheBenchmark = ['tests/bench/peers', 'tests/bench/lighthouse']

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'))
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

describe('the packages', () => {
  it('are asked for in exact versions', () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('are locked by the hash of their contents, wherever they come from', () => {
    const loose = locked.filter(
      ([, { integrity, resolved, inBundle }]) => (!inBundle && !integrity?.startsWith('sha512-')) || resolved,
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('are locked for every system that one of them is made for', () => {
    const names = new Set(locked.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))
    const unlocked = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(unlocked).toEqual([])
  })

  it.each(ofTheBenchmark)('are as exact in %s, where none runs a script', (folder) => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      read(`${folder}/package.json`),
    )
    const { packages }: typeof lock = JSON.parse(read(`${folder}/package-lock.json`))
    const loose = Object.entries(packages).filter(
      ([path, { integrity, resolved }]) => path !== '' && (!integrity?.startsWith('sha512-') || resolved),
    )
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(loose.map(([path]) => path)).toEqual([])
    expect(read(`${folder}/.npmrc`)).toContain('ignore-scripts=true')
  })

  it.each(['fastify', 'graphql', 'pg'])('measure the peers with the %s of the product', (name) => {
    const { dependencies }: typeof manifest = JSON.parse(read('tests/bench/peers/package.json'))
    expect(dependencies[name]).toBe(manifest.dependencies[name])
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
