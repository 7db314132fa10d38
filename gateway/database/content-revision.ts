import { hash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { askBriefly } from './ask-briefly.ts'

interface Found {
  marks: string | null
}

const statement = `select string_agg(mark::text, ' ' order by slot) as marks from content_revisions`

/** Milliseconds. Everything that is made once can be made for each as well: nobody waits long to be spared that. */
const patience = 150

/**
 * Asks which revision everything is at that the public is shown: after every change that has been committed, whoever
 * made it, a text that there has never been before, also on a database that was restored from a copy.
 * @throws where that is not known at once
 */
export const readContentRevision = async ({ dataSource, queryRunner }: EntityManager): Promise<string> => {
  const [found] = queryRunner
    ? await queryRunner.manager.query<Found[]>(statement)
    : await askBriefly<Found>(dataSource, statement, patience)
  return hash('sha256', found?.marks ?? '', 'base64url')
}
