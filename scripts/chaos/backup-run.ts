import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLoad } from './load.ts'
import { booksAgree, rateFor, say, type Wanted } from './run.ts'
import type { ChaosEnvironment } from './environment.ts'

/**
 * A backup taken in the middle of the load is restored into an empty database; the processes of the first are gone, and a jobs process
 * finishes there what was under way. Whether its books agree, without what was ordered after the backup.
 */
export async function tryBackup(environment: ChaosEnvironment, wanted: Wanted): Promise<boolean> {
  const load = openLoad(environment.url, wanted.orderOneIn)
  const rate = await rateFor(load, wanted)
  say(`${rate.toFixed(1)} requests a second for ${(wanted.seconds / 60).toFixed(1)} minutes`)
  const sending = load.send(rate, wanted.seconds)
  await wait((wanted.seconds / 2) * 1000)
  const file = join(environment.dir, 'under-load.backup')
  const written = await environment.run('src/backup.ts', [file], environment.databaseUrl)
  say(written.trim())
  const takenAt = /as they were at (\S+)/.exec(written)?.[1]
  if (takenAt === undefined) throw new Error('the backup does not say of when it is')
  await sending
  await load.close()
  const agreeFirst = await booksAgree(environment, environment.databaseUrl, load.orders)

  await environment.cluster.createDatabase('restored')
  const url = environment.cluster.pooledUrlOf('restored')
  say((await environment.run('src/restore.ts', [file], url)).trim())
  await environment.replaceBy(url)
  const agree = await booksAgree(environment, url, load.orders, new Date(takenAt).toISOString())
  return agreeFirst && agree
}
