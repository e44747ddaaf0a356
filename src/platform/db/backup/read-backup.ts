import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Kysely } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Erasure } from '../erasure.ts'
import { SchemaTooOld, withBaseline } from '../former-migrations.ts'
import { InstantDialect } from '../instant-columns.ts'
import { migrateEmpty, knownMigrations } from '../migrate.ts'
import { noteRestore } from '../restore.store.ts'
import type { Tables } from '../tables.ts'
import {
  BackupFault,
  backupParts,
  type BackupHeader,
  type BackupParts,
  type CopiedTable,
  damaged,
  notABackup,
} from './backup-file.ts'
import { bareTables } from './bare-tables.ts'
import { copiedTables, whatIsThere, type Client } from './copied-tables.ts'
import { linesIn } from './write-backup.ts'

const { escapeIdentifier } = pg

const CONNECT_MS = 5_000

type Options = {
  /** URL of an empty database. */
  url: string
  file: string
  /** If null, accepts a backup that was made with another secret. */
  secretMark: string | null
  now: Temporal.Instant
  /** Erased people whom the backup may restore. */
  erasures?: readonly Erasure[]
}

export type Restored = {
  takenAt: string
  tables: number
  rows: number
  /** Tables of the backup that no migration creates. Their rows were omitted. */
  unknown: string[]
}

/**
 * Restores a backup into an empty database, in one transaction. Creates the tables by the migrations of the backup's
 * database, and fills them. Later migrations run at the next start.
 */
export async function readBackup({ url, file, secretMark, now, erasures = [] }: Options): Promise<Restored> {
  const handle = await open(file)
  try {
    return await pipeline(
      handle.createReadStream(),
      createZstdDecompress(),
      async (text: AsyncIterable<Buffer>) => {
        const parts = backupParts(text)
        const header = await parts.header()
        await refuseOther(header, secretMark)
        return restoreFrom(parts, header, { url, now, erasures })
      },
    )
  } catch (error) {
    throw unpackingFault(error) ?? error
  } finally {
    await handle.close().catch(() => {})
  }
}

/** Converts the decompressor's error about an unreadable file. */
function unpackingFault(error: unknown): BackupFault | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ZSTD_error_prefix_unknown') return notABackup(error)
  return /^Z(?:STD)?_/.test(code) ? damaged('it cannot be unpacked', error) : null
}

async function refuseOther(header: BackupHeader, secretMark: string | null): Promise<void> {
  const ours = new Set(await knownMigrations())
  const newer = [...migrationsOf(header)].filter((name) => !ours.has(name))
  if (newer.length > 0)
    throw new BackupFault(
      `it is of a newer release, with migration ${newer.at(-1)}: restore it with that one`,
    )
  if (secretMark !== null && secretMark !== header.secretMark)
    throw new BackupFault(
      'it was made with another APP_SECRET, without which what is sealed in it cannot be read; --other-secret restores it all the same',
    )
}

function migrationsOf(header: BackupHeader): ReadonlySet<string> {
  try {
    return withBaseline(header.migrations)
  } catch (error) {
    throw error instanceof SchemaTooOld ? new BackupFault(error.message, { cause: error }) : error
  }
}

async function restoreFrom(
  parts: BackupParts,
  header: BackupHeader,
  { url, now, erasures }: Required<Pick<Options, 'url' | 'now' | 'erasures'>>,
): Promise<Restored> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', () => {})
  const only: { client?: pg.PoolClient } = {}
  pool.on('connect', (client) => {
    only.client = client
    client.on('error', () => {})
  })
  const db = new Kysely<Tables>({ dialect: new InstantDialect({ pool }) })
  const failed: { by?: unknown } = {}
  try {
    const restored = await db.transaction().execute(async (tx) => {
      const { client } = only
      if (!client) throw new Error('the transaction has no connection')
      try {
        const there = await whatIsThere(client)
        if (there.length > 0) throw new BackupFault(`the database is not empty: it has ${there.join(', ')}`)
        await migrateEmpty(tx, header.migrations)
        const filled = await fill(client, parts, header)
        await noteRestore(tx, { backupAt: Temporal.Instant.from(header.takenAt), now, erasures })
        return filled
      } catch (error) {
        failed.by = error
        // The server may be waiting for more rows. It rolls back when its connection ends.
        await client.end().catch(() => {})
        throw error
      }
    })
    await pool.query('analyze')
    return restored
  } catch (error) {
    throw failed.by ?? error
  } finally {
    await db.destroy()
  }
}

async function fill(client: Client, parts: BackupParts, header: BackupHeader): Promise<Restored> {
  const made = await copiedTables(client)
  const names = new Set(header.tables.map(({ name }) => name))
  const missing = made.filter(({ name }) => !names.has(name))
  if (missing.length > 0) throw new BackupFault(`it lacks the table ${missing[0]?.name}`)
  const known = new Set(made.map(({ name }) => name))
  const restored: Restored = { takenAt: header.takenAt, tables: made.length, rows: 0, unknown: [] }
  const bare = await bareTables(client, made)
  for (const table of header.tables) {
    const isKnown = known.has(table.name)
    const copied = await (isKnown ? load(client, table, parts) : pass(parts))
    const expected = await parts.counted()
    if (expected.table !== table.name || expected.rows !== copied.rows || expected.sha256 !== copied.sha256)
      throw new BackupFault(`it is damaged: the rows of ${table.name} are not those that were written`)
    if (isKnown) restored.rows += copied.rows
    else restored.unknown.push(table.name)
  }
  await parts.end()
  await bare.dress()
  return restored
}

type Copied = { rows: number; sha256: string }

/** Copies the next rows into their table. */
async function load(client: Client, { name, columns }: CopiedTable, parts: BackupParts): Promise<Copied> {
  const counted = countedRows(parts)
  const columnNames = columns.map((column) => escapeIdentifier(column)).join(', ')
  await pipeline(
    counted.rows,
    client.query(copyFrom(`copy ${escapeIdentifier(name)} (${columnNames}) from stdin`)),
  )
  return counted.sum()
}

async function pass(parts: BackupParts): Promise<Copied> {
  const counted = countedRows(parts)
  for await (const _ of counted.rows());
  return counted.sum()
}

function countedRows(parts: BackupParts) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *rows(): AsyncGenerator<Buffer> {
      for await (const chunk of parts.rows()) {
        hash.update(chunk)
        rows += linesIn(chunk)
        yield chunk
      }
    },
    sum: (): Copied => ({ rows, sha256: hash.digest('hex') }),
  }
}
