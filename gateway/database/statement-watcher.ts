import type { Logger, QueryRunner } from 'typeorm'

/** The driver's words for a statement whose answer did not come in time. */
export const noAnswer = 'Query read timeout'

/**
 * Reports every statement TypeORM sends, and nothing else: errors reach the log of the request they
 * belong to. A statement without an answer leaves its connection waiting for a network that may never
 * come back, so that connection is closed instead of being handed to the next request.
 */
export class StatementWatcher implements Logger {
  readonly #onQuery: (sql: string) => void

  constructor(onQuery: (sql: string) => void) {
    this.#onQuery = onQuery
  }

  logQuery(sql: string): void {
    this.#onQuery(sql)
  }

  logQueryError(error: string | Error, _sql: string, _parameters?: unknown, runner?: QueryRunner): void {
    if (!(error instanceof Error) || error.message !== noAnswer || !runner) return
    runner
      .connect()
      .then((client: { end(): Promise<void> }) => client.end())
      .catch(() => undefined)
  }

  logQuerySlow(): void {}

  logSchemaBuild(): void {}

  logMigration(): void {}

  log(): void {}
}
