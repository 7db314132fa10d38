import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever asks to be forgotten is looked for in the names of all accounts too: few of them have an address in them. */
export class FindAddressesInNames1795564800080 implements MigrationInterface {
  readonly name = 'FindAddressesInNames1795564800080'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists users_addresses_idx`)
    await runner.query(`
      create index ${concurrently} users_addresses_idx on users using gin (addresses_in(first_name, last_name))
      with (gin_pending_list_limit = 1024) where first_name like '%@%' or last_name like '%@%'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_addresses_idx')
  }
}
