import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { emitOpenapi, emitSdl } from './contract.ts'

/** Writes the emitted contract into `schema/`, or with `--check` says whether what stands there is current. */
const schemaDir = path.resolve(import.meta.dirname, '../../schema')

const emitted = [
  { file: 'schema.graphql', text: emitSdl() },
  { file: 'openapi.json', text: await emitOpenapi() },
]

for (const { file, text } of emitted) {
  const target = path.join(schemaDir, file)
  if (!process.argv.includes('--check')) {
    await writeFile(target, text)
    console.log(`wrote schema/${file}`)
    continue
  }
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed === text) continue
  console.error(`schema/${file} differs from what the gateway emits: run npm run codegen`)
  process.exitCode = 1
}
