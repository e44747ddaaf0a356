// Restores a backup into an empty database, or notes that the database's own archive did:
//   npm run restore <file> [-- --other-secret] [--erasures <file>]…
//   npm run restore -- --recovered-to <instant> [--erasures <file>]…
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
// oxlint-disable-next-line time/real-clock -- a process of its own, as src/start.ts is
import { systemClock } from '#kernel/clock.ts'
import { readBackup } from '#platform/db/backup/read-backup.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readErasures, type Erasure } from '#platform/db/erasure.ts'
import { noteRestore } from '#platform/db/restore.store.ts'
import { startStep } from '#platform/start-failure.ts'
import { secretMark } from './backup-secret.ts'
import { readConfig, type Config } from './config.ts'
import { storedDatabase } from './stored-database.ts'

type Stored = Awaited<ReturnType<typeof storedDatabase>>

await restore(options()).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

function options() {
  return parseArgs({
    allowPositionals: true,
    options: {
      'other-secret': { type: 'boolean', default: false },
      'recovered-to': { type: 'string' },
      erasures: { type: 'string', multiple: true, default: [] },
    },
  })
}

async function restore({ positionals: [file], values }: ReturnType<typeof options>): Promise<void> {
  const config = readConfig(process.env)
  const recoveredTo = values['recovered-to']
  if ((file === undefined) === (recoveredTo === undefined))
    throw new Error('npm run restore <file>, or npm run restore -- --recovered-to <instant>: which one?')
  const erasures = erasuresOf(config, file, values.erasures)
  const started = new AsyncDisposableStack()
  try {
    const database = await storedDatabase(config, started, { shared: false })
    if (recoveredTo !== undefined) await noteRecovered(database, Temporal.Instant.from(recoveredTo), erasures)
    else if (file !== undefined)
      await fill(database, resolve(file), {
        erasures,
        secretMark: values['other-secret'] ? null : secretMark(config.APP_SECRET),
      })
  } finally {
    await started.disposeAsync()
  }
}

/** Returns the erasures recorded in this data folder, next to the backup, and in the named files. */
function erasuresOf({ DATA_DIR }: Config, backup: string | undefined, ids: readonly string[]): Erasure[] {
  const folders = [DATA_DIR, ...(backup === undefined ? [] : [dirname(resolve(backup))])]
  const found = folders.map((folder) => join(folder, 'erasures.jsonl')).filter((file) => existsSync(file))
  return [...new Set([...found, ...ids])].flatMap(readErasures)
}

async function fill(
  { url, setting, address }: Stored,
  file: string,
  how: { erasures: Erasure[]; secretMark: string | null },
): Promise<void> {
  const { tables, rows, takenAt, unknown } = await startStep(`${setting}: ${address}`, file, () =>
    readBackup({ url, file, now: systemClock.now(), ...how }),
  )
  const left = unknown.map((table) => `  left out, as no migration makes it: ${table}\n`)
  process.stdout.write(
    `${tables} tables and ${rows} rows are as they were at ${takenAt}; npm start goes on from there\n${left.join('')}`,
  )
}

async function noteRecovered(
  { url }: Stored,
  backupAt: Temporal.Instant,
  erasures: Erasure[],
): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1 })
  try {
    await db.transaction().execute((tx) => noteRestore(tx, { backupAt, now: systemClock.now(), erasures }))
  } finally {
    await close()
  }
  process.stdout.write(
    `The next start compares what happened since ${backupAt.toString()} with others’ books\n`,
  )
}
