import { msOf } from '#kernel/clock.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { App } from '#platform/app.ts'
import type { Breaker } from '../breaker.ts'
import type { RateMetrics } from '../rate-metrics.ts'
import { stepOf, type CallOutcome } from './call-counts.ts'
import { addCalls, addGarbage, type CallRow, type GarbageRow } from './call-count.store.ts'

/** Max buffered rows; exceeded only while the database is unavailable. */
const MAX_ROWS = 5000

/** Max stored error length. It may quote the reply, which has no personal data. */
const MAX_CHARACTERS = 200

const MINUTE_MS = 60_000

declare module '#platform/app.ts' {
  interface App {
    callRecorder: ReturnType<typeof createCallRecorder>
  }
}

/** Counts the outcomes of requests to plans, per minute; `flush` adds them to the counts of other processes. */
export function createCallRecorder(
  { db, clock, plans, settings }: Pick<App, 'db' | 'clock' | 'plans' | 'settings'>,
  breaker: Pick<Breaker, 'stateOf'>,
) {
  const isLate = (tookMs: number) => tookMs > settings.of('search_deadline')
  const joined = <Row extends { count: number }>(known: Row, next: Row): Row => ({
    ...known,
    count: known.count + next.count,
  })
  const calls = rowBuffer<CallRow>({
    keyOf: ({ planId, minute, outcome, step }) => `${planId} ${minute.epochMilliseconds} ${outcome} ${step}`,
    join: joined,
    write: (rows) => addCalls(db, rows),
    maxRows: MAX_ROWS,
  })
  const garbage = rowBuffer<GarbageRow>({
    keyOf: ({ planId, minute, detail }) => `${planId} ${minute.epochMilliseconds} ${detail}`,
    join: joined,
    write: (rows) => addGarbage(db, rows),
    maxRows: MAX_ROWS,
  })
  const minuteNow = () =>
    Temporal.Instant.fromEpochMilliseconds(Math.floor(msOf(clock) / MINUTE_MS) * MINUTE_MS)
  const note = (planId: string, outcome: CallOutcome, step: number) =>
    calls.add([{ planId, minute: minuteNow(), outcome, step, count: 1 }])

  const metrics: RateMetrics = {
    requested() {},
    answered: (planId, tookMs) => note(planId, isLate(tookMs) ? 'late' : 'answered', stepOf(tookMs)),
    failed(planId, { code, detail }, tookMs) {
      note(planId, code, stepOf(tookMs))
      if (code !== 'garbage') return
      garbage.add([{ planId, minute: minuteNow(), detail: detail.slice(0, MAX_CHARACTERS), count: 1 }])
    },
    dropped() {},
    droppedExtra() {},
  }
  return {
    metrics,
    async flush(): Promise<void> {
      for (const { id: planId } of plans) {
        const state = breaker.stateOf(planId, clock.now())
        if (state !== 'closed') note(planId, state, 0)
      }
      await calls.flush()
      await garbage.flush()
    },
  }
}
