import { startChild } from './child.ts'
import type { MemoryTask, MemoryUse } from './children/memory.ts'
import type { Row } from './row.ts'

const SEARCHES = 2000
const OFFERS = 1000
const WITHIN_MS = 240_000
const MOST_MB = 600

/** What a process takes that has answered so many searches, each of so many offers, none like another. */
export async function memoryRow(): Promise<Row> {
  const child = startChild<MemoryTask, MemoryUse>('memory.ts')
  const { made, offers, mostBytes, keptAnswers } = await child.run({
    searches: SEARCHES,
    offers: OFFERS,
    withinMs: WITHIN_MS,
  })
  await child.stop()
  const megabytes = mostBytes / 1_000_000
  return {
    work: `memory after ${SEARCHES} searches of ${OFFERS} offers`,
    measured: `${megabytes.toFixed(0)} MB (${made} of ${offers} offers, ${(keptAnswers * 100).toFixed(0)}% kept)`,
    needed: `< ${MOST_MB} MB`,
    holds: made === SEARCHES && offers === OFFERS && megabytes < MOST_MB,
  }
}
