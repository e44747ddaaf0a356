import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from './db/database.ts'

/** Health checks get a reply within two seconds, even while the database does not respond. */
const ANSWER_MS = 1_800

/** With less free space than this on the data directory's disk, further writes are expected to fail. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

type ClockCheck = { clock: Clock; maxSkewSeconds: number }

type Needs = {
  database: Database
  dataDir: string
  /** If null, the process runs on its own clock, which is not compared. */
  clockCheck?: ClockCheck | null
}

/**
 * Returns a function that checks whether this process can work now. It returns null if so, otherwise the reason for an
 * operator.
 */
export function createReadiness(needs: Needs) {
  return async (): Promise<string | null> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((answer) => {
      timer = setTimeout(answer, ANSWER_MS, 'the database does not answer')
    })
    try {
      return await Promise.race([unreadyReason(needs), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

async function unreadyReason({ database, dataDir, clockCheck = null }: Needs): Promise<string | null> {
  if ((await freeBytes(dataDir)) < MIN_FREE_BYTES) return 'the disk of the data directory is full or away'
  if (database.diskFull) {
    if (!(await isOk(writeMegabyte(database)))) return 'the disk of the database is full'
    database.diskFull = false
  }
  const answers = await isOk(database.db.selectFrom('suppliers').select('id').limit(1).execute())
  if (!answers) return 'the database does not answer'
  if (clockCheck === null) return null
  const ahead = await secondsAhead(database, clockCheck.clock)
  return Math.abs(ahead) > clockCheck.maxSkewSeconds
    ? `its clock is ${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s`
    : null
}

/** Returns the seconds by which a clock is ahead of the database's (negative: behind), to half a round trip. */
export async function secondsAhead({ db }: Pick<Database, 'db'>, clock: Clock): Promise<number> {
  const sentAt = clock.now().epochMilliseconds
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`.execute(db)
  return ((sentAt + clock.now().epochMilliseconds) / 2 - Number(rows[0]?.ms)) / 1000
}

function freeBytes(dir: string): Promise<number> {
  return statfs(dir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
}

/** Writes 1 MB to the server's files, and removes it again. */
async function writeMegabyte({ db }: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table readiness_check on commit drop
      as select repeat(md5(n::text), 32) as filling from generate_series(1, 1000) n`.execute(tx)
  })
}

function isOk(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
