import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What visitors send, and the table in which its address stands as it is compared. */
const sent: readonly [operation: string, table: string, key: string][] = [
  ['subscribeToNewsletter', 'newsletter_subscriptions', 'r.email_key'],
  ['subscribeToEvent', 'event_subscribers', 'r.email_key'],
  ['sendContactMessage', 'contact_messages', 'lower(normalize(r.email, NFKC))'],
  ['signUp', 'users', 'r.email_key'],
]

const operations = sent.map(([operation]) => `'${operation}'`).join(', ')

/**
 * Of what is there already: whose record is known is found by it, and of the rest nobody can say any more whom it was about.
 * To subscribe again changes nothing, and a message that was destroyed since may be sent again.
 */
const known = sent.map(
  ([operation, table, key]) => `
update idempotency_keys k set about = array[encode(sha256(convert_to(${key}, 'UTF8')), 'hex')]
from ${table} r where k.operation = '${operation}' and r.id = k.record_id;`,
)

/**
 * The hash of what was asked is a hash of an address where somebody subscribed who had done so already, or was taken off
 * since: no record leads to it then. So each request says by itself whom it was about.
 */
export class ForgetRequests1795564800034 implements MigrationInterface {
  readonly name = 'ForgetRequests1795564800034'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys add column about text[] not null default '{}'`)
    for (const sql of known) await runner.query(sql)
    await runner.query(`delete from idempotency_keys where operation in (${operations}) and about = '{}'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_keys drop column about')
  }
}
