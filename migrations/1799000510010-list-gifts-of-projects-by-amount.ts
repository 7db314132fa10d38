import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A page of the gifts of a project by their amounts is its own range of an index, as one by their days is: it was looked for
 * among all gifts of those amounts.
 */
export class ListGiftsOfProjectsByAmount1799000510010 implements MigrationInterface {
  readonly name = 'ListGiftsOfProjectsByAmount1799000510010'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists donations_listed_by_project_amount_idx`)
    await runner.query(`
      create index ${concurrently} donations_listed_by_project_amount_idx
      on donations (project_id, status, (coalesce(method, '')), amount, id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index donations_listed_by_project_amount_idx')
  }
}
