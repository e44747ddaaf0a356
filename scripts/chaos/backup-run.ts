import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLoad } from './load.ts'
import { booksAgree, rateFor, printLine, type RunOptions } from './run.ts'
import type { ChaosEnvironment } from './environment.ts'

/**
 * Restores a backup taken under load into an empty database, where a jobs process, alone, finishes what was in progress.
 * Returns true if its books agree, ignoring orders after the backup.
 */
export async function tryBackup(environment: ChaosEnvironment, options: RunOptions): Promise<boolean> {
  const load = openLoad(environment.url, options.orderOneIn)
  const rate = await rateFor(load, options)
  printLine(`${rate.toFixed(1)} requests a second for ${(options.seconds / 60).toFixed(1)} minutes`)
  const sending = load.send(rate, options.seconds)
  await wait((options.seconds / 2) * 1000)
  const file = join(environment.dir, 'under-load.backup')
  const written = await environment.run('src/backup.ts', [file], environment.databaseUrl)
  printLine(written.trim())
  const takenAt = /as they were at (\S+)/.exec(written)?.[1]
  if (takenAt === undefined) throw new Error('the backup does not say of when it is')
  await sending
  await load.close()
  const agreeFirst = await booksAgree(environment, environment.databaseUrl, load.orders)

  await environment.cluster.createDatabase('restored')
  const url = environment.cluster.pooledUrlOf('restored')
  printLine((await environment.run('src/restore.ts', [file], url)).trim())
  await environment.replaceBy(url)
  const agree = await booksAgree(environment, url, load.orders, new Date(takenAt).toISOString())
  return agreeFirst && agree
}
