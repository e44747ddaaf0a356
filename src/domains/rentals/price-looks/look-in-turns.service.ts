import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Claim } from './claim-due.store.ts'

type Needs = {
  db: Db
  /** Takes what is due: ids by look key. */
  claim: (tx: Db, asked: Claim) => Promise<Map<string, string[]>>
  /** Ends those whose time is over. */
  endByTime: (tx: Db, now: Temporal.Instant) => Promise<void>
  /** Looks at all of one search. */
  lookAt: (key: string, ids: readonly string[]) => Promise<void>
  clock: Clock
  onError: (error: unknown) => void
}

/** Searches at a time: few, as suppliers' limits are there for travellers. */
const AT_A_TIME = 2
const ROWS_A_TURN = 40
/** Turns of a run, while anything is due: some 20 s, for which a process that is to stop waits. */
const MOST_TURNS = 6
/** What is due within this time is looked at with another of its search. */
const TOGETHER_HOURS = 8
/** What a process that ended had taken is looked at by another after this. */
const TURN_MINUTES = 10

/** Looks at what is due, several searches at a time and each once for all who share it; returns how many were looked at. */
export function lookInTurns(needs: Needs): () => Promise<number> {
  const { db, claim, endByTime, lookAt, clock, onError } = needs

  async function turn(): Promise<number> {
    const now = clock.now()
    const claimed = await db.transaction().execute(async (tx) => {
      await endByTime(tx, now)
      const soon = now.add({ hours: TOGETHER_HOURS })
      const until = now.add({ minutes: TURN_MINUTES })
      return claim(tx, { now, soon, until, rows: ROWS_A_TURN })
    })
    const waiting = [...claimed]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await lookAt(...next).catch((error: unknown) => onError(error))
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    return [...claimed.values()].reduce((count, ids) => count + ids.length, 0)
  }

  return async () => {
    let count = 0
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const looked = await turn()
      if (looked === 0) break
      count += looked
    }
    return count
  }
}
