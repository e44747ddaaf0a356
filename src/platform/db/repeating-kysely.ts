import {
  CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type PostgresDialect,
  type QueryResult,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import type pg from 'pg'
import {
  CommitUnknown,
  isConnectionLost,
  isTimeout,
  NotConnected,
  wasNotExecuted,
} from './database-failures.ts'
import type { Repeat } from './repeat.ts'

/**
 * Kysely over a database that may restart at any moment: safe operations are retried until it is back.
 *
 * - A failed connection attempt is retried.
 * - A read is retried.
 * - A transaction is retried from its start, so its callback may only affect the database. If the connection was lost
 *   during the commit, the database is queried for the outcome.
 * - A single write outside a transaction is only retried if it certainly was not executed. If a lost connection leaves
 *   that open, it fails with `DatabaseUnavailable`. Put it in a transaction to have it retried.
 *
 * `connection()` and `startTransaction()` are not retried.
 */
export class RepeatingKysely<Tables> extends Kysely<Tables> {
  readonly #repeat: Repeat

  constructor(dialect: PostgresDialect, pool: pg.Pool, repeat: Repeat) {
    const driver = new Driver(pool)
    super({ config: { dialect }, dialect, driver, executor: new Executor(dialect, driver, repeat) })
    this.#repeat = repeat
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    builder.execute = (work) =>
      // An uncommitted transaction has no effect, whatever the failure.
      this.#repeat(
        () => this.#executed(once, work),
        () => true,
      )
    return builder
  }

  async #executed<Value>(
    once: TransactionBuilder<Tables>['execute'],
    work: (tx: Transaction<Tables>) => Promise<Value>,
  ): Promise<Value> {
    let value: Value
    try {
      return await once(async (tx) => (value = await work(tx)))
    } catch (error) {
      if (!(error instanceof CommitUnknown)) throw error
      if (error.mark === null || (await this.#isCommitted(error.mark))) return value!
      throw error.cause
    }
  }

  /**
   * Returns true if the transaction with this mark was committed. Inserting the same mark waits for one still in
   * progress. The insert is rolled back, so that this can be retried.
   */
  async #isCommitted(mark: string): Promise<boolean> {
    let isTaken = false
    const undo = new Error('asked, and undone')
    const attempt = this.transaction().execute(async (tx) => {
      const { numAffectedRows } = await sql`
        insert into transaction_marks (id) values (${mark}) on conflict do nothing`.execute(tx)
      isTaken = numAffectedRows === 0n
      throw undo
    })
    await attempt.catch((error: unknown) => {
      if (error !== undo) throw error
    })
    return isTaken
  }
}

class Executor extends DefaultQueryExecutor {
  readonly #repeat: Repeat

  constructor(dialect: PostgresDialect, driver: Driver, repeat: Repeat) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver))
    this.#repeat = repeat
  }

  override executeQuery<Row>(
    query: CompiledQuery,
    options?: Parameters<DefaultQueryExecutor['executeQuery']>[1],
  ): Promise<QueryResult<Row>> {
    const isReading = isRead(query)
    return this.#repeat(
      () => super.executeQuery<Row>(query, options),
      (error) => isReading || error instanceof NotConnected || wasNotExecuted(error),
    )
  }
}

/** Returns true for a read: a plain `select`, without writes in a `with`. */
function isRead({ query, sql: text }: CompiledQuery): boolean {
  if (query.kind === 'SelectQueryNode') return query.with === undefined
  return query.kind === 'RawNode' && /^\s*select\b/i.test(text)
}

/** Marks a transaction that has written something, so that its commit can be verified from another connection. */
const MARK_WRITES = `insert into transaction_marks (id)
  select gen_random_uuid() where pg_current_xact_id_if_assigned() is not null returning id`

/** Classifies failures by when they happened: before anything was sent, or during a commit. */
class Driver extends PostgresDriver {
  readonly #ready: Promise<void>

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#ready = this.init()
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#ready
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw isConnectionLost(error) && !isTimeout(error) ? new NotConnected(error) : error
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { rows } = await connection.executeQuery<{ id: string }>(CompiledQuery.raw(MARK_WRITES))
    try {
      await super.commitTransaction(connection)
    } catch (error) {
      throw isConnectionLost(error) ? new CommitUnknown(rows[0]?.id ?? null, error) : error
    }
  }

  /** A failed rollback means a lost connection, which rolls back too: the original error is rethrown. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}
