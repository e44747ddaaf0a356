import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupFault, END_OF_ROWS, headerLine, rowsLine, type CopiedTable } from './backup-file.ts'
import { copiedTables, sequences } from './copied-tables.ts'

const { escapeIdentifier } = pg

const CONNECT_MS = 5_000

/** Settings that make the rows' text independent of the server's configuration, without timeouts for long tables. */
const SETTINGS = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  // If a migration holds a table, others would queue behind our lock.
  "lock_timeout = '60s'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]

type Options = {
  url: string
  /** Must not exist. Its folder is created. */
  file: string
  release: string
  secretMark: string
  now: Temporal.Instant
}

export type Written = { tables: number; rows: number; bytes: number; takenAt: string }

/**
 * Writes all tables to a file as of one moment, during concurrent writes. The file gets its name when it is complete
 * and flushed to disk. Only its owner can read it.
 */
export async function writeBackup({ url, file, now, ...about }: Options): Promise<Written> {
  if (await isThere(file)) throw new BackupFault(`${file} is there already`)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // A connection that breaks between two queries fails the next one.
  client.on('error', () => {})
  await client.connect()
  const part = `${file}.part-${crypto.randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const snapshot = await openSnapshot(client)
    const written = { tables: snapshot.tables.length, rows: 0, takenAt: now.toString() }
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    await pipeline(
      async function* () {
        yield headerLine({ ...about, takenAt: written.takenAt, ...snapshot })
        for (const table of snapshot.tables) {
          const rows = yield* copied(client, table)
          written.rows += rows
        }
      },
      compress,
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await client.query('commit')
    await rename(part, file)
    await onDisk(dirname(file))
    return { ...written, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Locks the tables before the snapshot, which is taken by the first query. No migration can then change a table until
 * all are read (PostgreSQL manual, LOCK).
 */
async function openSnapshot(client: pg.Client) {
  const before = await copiedTables(client)
  if (before.length === 0) throw new BackupFault('the database is empty')
  await client.query('begin isolation level repeatable read read only')
  for (const setting of SETTINGS) await client.query(`set local ${setting}`)
  const names = before.map(({ name }) => escapeIdentifier(name))
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  const tables = await copiedTables(client)
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new BackupFault('the database was migrated meanwhile; make the backup again')
  const counters = await sequences(client)
  if (counters.length > 0) throw new BackupFault(`it would miss the sequences ${counters.join(', ')}`)
  const { rows } = await client.query<{ postgres: string; migrations: string[] | null }>(`
    select current_setting('server_version') as postgres,
      (select array_agg(name::text order by name) from kysely_migration) as migrations`)
  const [about] = rows
  if (!about?.migrations) throw new BackupFault('the database was never migrated')
  return { postgres: about.postgres, migrations: about.migrations, tables }
}

/** Yields a table's rows, their end marker and their count. Returns the number of rows. */
async function* copied(
  client: pg.Client,
  { name, columns }: CopiedTable,
): AsyncGenerator<Buffer | string, number> {
  const selected = columns.map((column) => escapeIdentifier(column)).join(', ')
  const hash = createHash('sha256')
  let rows = 0
  const reading: AsyncIterable<Buffer> = client.query(
    copyTo(`copy (select ${selected} from ${escapeIdentifier(name)}) to stdout`),
  )
  for await (const chunk of reading) {
    hash.update(chunk)
    rows += linesIn(chunk)
    yield chunk
  }
  yield END_OF_ROWS
  yield rowsLine({ table: name, rows, sha256: hash.digest('hex') })
  return rows
}

export function linesIn(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Flushes a folder, so that a new file name in it is on disk. */
async function onDisk(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
