import { DefaultQueryExecutor, DummyDriver, Kysely, type CompiledQuery, type QueryResult } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import { DatabaseUnavailable, isSchemaMissing } from './database-failures.ts'
import { openDatabase, type Db } from './database.ts'
import { InstantDialect } from './instant-columns.ts'
import type { Tables } from './tables.ts'
import { secondsBehind } from './worker.store.ts'

/** A replica with a longer lag is not used. */
const MAX_BEHIND_SECONDS = 30
/** Interval of checks while there are reads. */
const CHECK_EVERY_MS = 5_000
/** Maximum wait of a read for an unreachable replica, once per `CHECK_EVERY_MS`. */
const CONNECT_MS = 1_000

type Options = {
  /** If absent, everything is read from the primary. */
  url?: string | undefined
  primary: Db
  log: ReadLog
  metrics: Registry
  connections?: number
  maxBehindSeconds?: number
  checkEveryMs?: number
}

type ReadLog = Readonly<Record<'info' | 'warn', (about: object, line: string) => void>>

/** A handle for reads that may be some seconds stale. It rejects all other statements. */
export type Reads = { db: Db; close(): Promise<void> }

/**
 * Reads from a replica while it answers and its lag is small, otherwise from the primary. Never use it to read your own
 * writes. Each statement may see another snapshot, without a transaction.
 */
export function openReads({ url, primary, log, metrics, ...options }: Options): Reads {
  const replica = url === undefined ? null : followReplica({ url, log, metrics, ...options })
  const counted = new Counter({
    name: 'rihla_reads_total',
    help: 'Statements that may be answered by a replica, by the database that answered',
    labelNames: ['database'],
    registers: [metrics],
  })
  const db: Db = readingKysely(async <Row>(query: CompiledQuery<Row>, how?: How) => {
    const answered = await replica?.tryRead<Row>(query, how)
    counted.inc({ database: answered ? 'replica' : 'primary' })
    return answered ?? primary.getExecutor().executeQuery(query, how)
  })
  return { db, close: async () => replica?.close() }
}

type How = Parameters<DefaultQueryExecutor['executeQuery']>[1]
type Execute = <Row>(query: CompiledQuery<Row>, how?: How) => Promise<QueryResult<Row>>

function followReplica({
  url,
  log,
  metrics,
  connections = 10,
  maxBehindSeconds = MAX_BEHIND_SECONDS,
  checkEveryMs = CHECK_EVERY_MS,
}: Omit<Options, 'primary' | 'url'> & { url: string }) {
  const replica = openDatabase(url, { connections, connectMs: CONNECT_MS, retryWindowMs: 0 })
  const used = new Gauge({
    name: 'rihla_read_replica_used',
    help: '1 while reads that may be some seconds old are answered by the replica',
    registers: [metrics],
  })
  const behind = new Gauge({
    name: 'rihla_read_replica_behind_seconds',
    help: 'How old what the replica knows was when it was last looked at, to some five seconds',
    registers: [metrics],
  })
  let isUsed = false
  let isKnown = false
  let checkedAt = -Infinity
  let checking: Promise<void> | null = null

  function use(now: boolean, details: object): void {
    if (now === isUsed && isKnown) return
    isUsed = now
    isKnown = true
    used.set(now ? 1 : 0)
    if (now) log.info(details, 'the replica is read')
    else log.warn(details, 'the replica is not read: the primary answers in its place')
  }

  async function check(): Promise<void> {
    try {
      const seconds = await secondsBehind(replica.db)
      if (seconds !== null) behind.set(seconds)
      use(seconds !== null && seconds <= maxBehindSeconds, { behindSeconds: seconds })
    } catch (err) {
      use(false, { err })
    }
  }

  return {
    /** Returns null if the primary must answer. */
    async tryRead<Row>(query: CompiledQuery<Row>, how?: How): Promise<QueryResult<Row> | null> {
      if (performance.now() - checkedAt > checkEveryMs) {
        checkedAt = performance.now()
        checking ??= check().finally(() => (checking = null))
      }
      if (!isUsed) return null
      try {
        return await replica.db.getExecutor().executeQuery(query, how)
      } catch (err) {
        // A migration reaches the replica a little later.
        if (isSchemaMissing(err)) return null
        if (!(err instanceof DatabaseUnavailable)) throw err
        use(false, { err })
        return null
      }
    },
    async close(): Promise<void> {
      await checking
      await replica.close()
    },
  }
}

const WRITES = /\b(?:insert into|update|delete from|merge into|for (?:no key )?update|for (?:key )?share)\b/i

/** Creates a Kysely whose statements are executed by `execute`. */
function readingKysely(execute: Execute): Kysely<Tables> {
  const dialect = new InstantDialect({ pool: () => Promise.reject(new Error('it has no pool')) })
  class ReadExecutor extends DefaultQueryExecutor {
    constructor() {
      super(dialect.createQueryCompiler(), dialect.createAdapter(), {
        provideConnection: () => Promise.reject(new Error('a replica has no transactions for us')),
      })
    }

    override executeQuery<Row>(query: CompiledQuery, how?: How): Promise<QueryResult<Row>> {
      if (!/^\s*(?:select|with)\b/i.test(query.sql) || WRITES.test(query.sql))
        return Promise.reject(new Error(`a replica is only read: ${query.sql.slice(0, 80)}`))
      return execute(query as CompiledQuery<Row>, how)
    }
  }
  return new Kysely({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor: new ReadExecutor(),
  })
}
