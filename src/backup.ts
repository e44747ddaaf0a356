// Creates a backup of the database, whether the product runs or not, and writes the erasures next to it: `npm
// run backup [file]`.
import { dirname, join, resolve } from 'node:path'
// oxlint-disable-next-line time/real-clock -- a process of its own, as src/start.ts is
import { systemClock } from '#kernel/clock.ts'
import { erasureStore } from '#domains/accounts/personal-data/erasure.store.ts'
import {
  ERASURE_RETENTION_HOURS,
  saveErasures,
} from '#domains/accounts/personal-data/save-erasures.usecase.ts'
import { writeBackup } from '#platform/db/backup/write-backup.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openErasureJournal } from '#platform/db/erasure.ts'
import { startStep } from '#platform/start-failure.ts'
import packageJson from '../package.json' with { type: 'json' }
import { secretMark } from './backup-secret.ts'
import { readConfig } from './config.ts'
import { storedDatabase } from './stored-database.ts'

await backUp(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

async function backUp(path: string | undefined): Promise<void> {
  const config = readConfig(process.env)
  const now = systemClock.now()
  const file = resolve(path ?? join(config.DATA_DIR, 'backups', `${fileNameOf(now)}.backup`))
  const started = new AsyncDisposableStack()
  try {
    const { url, setting, address } = await storedDatabase(config, started, { shared: true })
    const about = { release: packageJson.version, secretMark: secretMark(config.APP_SECRET), now }
    const { tables, rows, bytes, takenAt } = await startStep(setting, address, () =>
      writeBackup({ url, file, ...about }),
    )
    await writeErasures(url, join(dirname(file), 'erasures.jsonl'))
    process.stdout.write(
      `${file}: ${tables} tables, ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, as they were at ${takenAt}\n`,
    )
  } finally {
    await started.disposeAsync()
  }
}

/** Writes the erasures of the database next to its backups, for a later restore. */
async function writeErasures(url: string, file: string): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1 })
  const journal = openErasureJournal(file, systemClock.now().subtract({ hours: ERASURE_RETENTION_HOURS }))
  try {
    await saveErasures({ erasures: erasureStore(db), journal, clock: systemClock })()
  } finally {
    await journal.close()
    await close()
  }
}

function fileNameOf(now: Temporal.Instant): string {
  return now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')
}
