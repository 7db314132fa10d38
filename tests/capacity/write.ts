import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { readFigures } from './figures.ts'
import { withNeeds } from './page.ts'

const file = join(root, 'docs/capacity.md')
writeFileSync(file, withNeeds(readFileSync(file, 'utf8'), readFigures()))
