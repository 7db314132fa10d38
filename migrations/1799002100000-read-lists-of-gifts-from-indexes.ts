import type { MigrationInterface, QueryRunner } from 'typeorm'

interface Listed {
  on: string
  /** What is read of a gift besides what it is found by. */
  besides: readonly string[]
  before?: readonly string[]
  where?: string
}

const kinds = "status, (coalesce(method, ''))"
const references = ['reference', 'anonymous', 'status', 'method']

const indexes: Readonly<Record<string, Listed>> = {
  donations_listed_idx: { on: `(${kinds}, received_at, id)`, besides: ['method'] },
  donations_listed_by_amount_idx: { on: `(${kinds}, amount, id)`, besides: ['method'] },
  donations_listed_by_project_idx: { on: `(project_id, ${kinds}, received_at, id)`, besides: ['method'] },
  donations_listed_by_project_amount_idx: { on: `(project_id, ${kinds}, amount, id)`, besides: ['method'] },
  donations_by_reference_idx: {
    on: '(letters_of(reference) collate "C", id)',
    before: references,
    besides: [...references, 'person_id'],
    where: 'where reference is not null',
  },
}

const including = (columns: readonly string[]): string =>
  columns.length === 0 ? '' : `include (${columns.join(', ')})`

const replace = async (
  runner: QueryRunner,
  name: string,
  columns: readonly string[],
  { on, where = '' }: Listed,
): Promise<void> => {
  const concurrently = runner.isTransactionActive ? '' : 'concurrently'
  // What failed half way has left an index that nobody looks into, or nothing under the name.
  await runner.query(`drop index ${concurrently} if exists ${name}_next`)
  await runner.query(
    `create index ${concurrently} ${name}_next on donations ${on} ${including(columns)} ${where}`,
  )
  await runner.query(`drop index ${concurrently} if exists ${name}`)
  await runner.query(`alter index ${name}_next rename to ${name}`)
}

/**
 * An index tells of an expression only where it has the columns as well that it is made of: each of a thousand gifts that
 * were counted was looked at, and the letters of each reference were worked out anew to find who gave it.
 */
export class ReadListsOfGiftsFromIndexes1799002100000 implements MigrationInterface {
  readonly name = 'ReadListsOfGiftsFromIndexes1799002100000'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, index] of Object.entries(indexes)) await replace(runner, name, index.besides, index)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, index] of Object.entries(indexes))
      await replace(runner, name, index.before ?? [], index)
  }
}
