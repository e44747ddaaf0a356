import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLoad } from './load.ts'
import { booksAgree, rateFor, say, type Wanted } from './run.ts'
import type { Stage } from './stage.ts'

/**
 * A backup taken in the middle of the load is restored into an empty database; the processes of the first are gone, and a jobs process
 * finishes there what was under way. Whether its books agree, without what was ordered after the backup.
 */
export async function tryBackup(stage: Stage, wanted: Wanted): Promise<boolean> {
  const load = openLoad(stage.url, wanted.orderOneIn)
  const rate = await rateFor(load, wanted)
  say(`${rate.toFixed(1)} requests a second for ${(wanted.seconds / 60).toFixed(1)} minutes`)
  const sending = load.send(rate, wanted.seconds)
  await wait((wanted.seconds / 2) * 1000)
  const file = join(stage.dir, 'under-load.backup')
  const written = await stage.run('src/backup.ts', [file], stage.databaseUrl)
  say(written.trim())
  const takenAt = /as they were at (\S+)/.exec(written)?.[1]
  if (takenAt === undefined) throw new Error('the backup does not say of when it is')
  await sending
  await load.close()
  const agreeFirst = await booksAgree(stage, stage.databaseUrl, load.orders)

  await stage.cluster.createDatabase('restored')
  const url = stage.cluster.pooledUrlOf('restored')
  say((await stage.run('src/restore.ts', [file], url)).trim())
  await stage.replaceBy(url)
  const agree = await booksAgree(stage, url, load.orders, new Date(takenAt).toISOString())
  return agreeFirst && agree
}
