import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrationInterface } from 'typeorm'
import { folderOfBuild } from '../gateway/core/built-folder.ts'

type Migrations = Readonly<Record<string, new () => MigrationInterface>>

/** Every module of the folder is a migration, `1795219200000-create-tables.ts`, but for this one and tests. */
const isMigration = (file: string): boolean => /(?<!^all|\.test|\.d)\.[jt]s$/.test(file)

const folder = folderOfBuild === null ? import.meta.dirname : join(folderOfBuild, 'migrations')

const load = (file: string): Promise<Migrations> => import(pathToFileURL(join(folder, file)).href)

const files = readdirSync(folder).filter(isMigration).sort()

/** Every migration of this folder, in the order they run. */
export const migrations = (await Promise.all(files.map(load))).flatMap((file) => Object.values(file))
