import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BulkAction } from '#domains/staff/bulk/bulk.contract.ts'
import { MAX_ATTEMPTS } from '#domains/outgoing/mails/mail.ts'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { newGuest } from '../carts.ts'
import { startChild } from '../child.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { ordersWhile, stopAfter } from '../orders-while.ts'
import { median } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../environment.ts'

/** BENCH_BULK_ROWS sets fewer. */
const ROWS = Number(process.env['BENCH_BULK_ROWS'] ?? 10_000)
const PREVIEWS = 9
const MAX_PREVIEW_MS = 2000
const ROUNDS = 4
/** One of them warms the process up. */
const PARTS = ROUNDS + 1
const MAX_ROUND_MS = 10 * 60_000

/**
 * Measures a bulk action that leaves given-up mails unsent: the preview of all, then orders while the same
 * process handles a part of them; in other rounds, orders alone. It sends no mail, which would be other work.
 */
export async function staffBulkRows({ port, url, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: 600_000, retryWindowMs: 0 })
  const load = startChild<Load, LoadResult>('load.ts')
  try {
    const people = peopleOf({ database, clock: systemClock } as Parameters<typeof peopleOf>[0])
    const staffId = await people.add({ role: 'staff', email: 'bulk@bench.example' })
    const call = callsOf(url, (await people.tokenOf(staffId)).token)
    const { fillCarts } = await newGuest(url)
    const [cart] = await fillCarts(1)
    if (!cart) throw new Error('no cart')
    await fill(database, cart.booking_id)
    const all = { act: 'leave_mails', which: { filter: { state: 'given_up' } } }

    const previews: number[] = []
    for (let count = -1; count < PREVIEWS; count++) {
      const startedAt = performance.now()
      const { counts } = await call<{ counts: { will: number } }>('/preview', all)
      if (counts.will !== ROWS) throw new Error(`${counts.will} of ${ROWS} rows were previewed`)
      if (count >= 0) previews.push(performance.now() - startedAt)
    }
    const slowest = Math.max(...previews)

    const rounds = {
      meanwhile: [] as number[],
      alone: [] as number[],
      ratios: [] as number[],
      seconds: [] as number[],
    }
    for (let round = -1; round < ROUNDS; round++) {
      const meanwhile = await ordersWhile(url, load, port, await bulkRuns(call, partOf(round + 1)))
      const alone = await ordersWhile(url, load, port, stopAfter(meanwhile.chunks))
      if (round < 0) continue
      rounds.seconds.push(meanwhile.ms / 1000)
      rounds.meanwhile.push(meanwhile.perSecond)
      rounds.alone.push(alone.perSecond)
      rounds.ratios.push(meanwhile.perSecond / alone.perSecond)
    }
    return [
      {
        work: `a bulk action on ${ROWS} rows previewed`,
        measured: `${median(previews).toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`,
        needed: `≤ ${MAX_PREVIEW_MS} ms`,
        holds: slowest <= MAX_PREVIEW_MS,
      },
      ratioRow(
        `orders while ${ROWS / PARTS} rows are done (${median(rounds.seconds).toFixed(0)} s), against orders alone`,
        { ours: median(rounds.meanwhile), bare: median(rounds.alone), ratio: median(rounds.ratios) },
        0.9,
      ),
    ]
  } finally {
    await load.stop()
    await database.close()
  }
}

type Call = <Answer>(path: string, body?: object) => Promise<Answer>

function callsOf(url: string, token: string): Call {
  return async <Answer>(path: string, body?: object) => {
    const reply = await fetch(`${url}/api/staff/bulk${path}`, {
      headers: { authorization: `Basic ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
}

/** Inserts abandoned mails about one booking. */
async function fill({ db }: Database, bookingId: string): Promise<void> {
  await sql`insert into mails (id, recipient, lang_id, subject, html, text, attachments, headers, created_at, due_at,
      attempts, topic, template, about, about_id)
    select gen_random_uuid(), 'part' || n % ${PARTS} || '-' || n || '@bench.example', 1, 'Your booking has been changed', '', '', '[]'::jsonb, '{}'::jsonb,
      now(), now() + interval '1 day', ${MAX_ATTEMPTS}::int, 'booking', 'changed', 'booking', ${bookingId}::uuid
    from generate_series(1, ${ROWS}) n`.execute(db)
  await sql`analyze mails`.execute(db)
}

/** Returns the bulk action on one part of them. */
function partOf(part: number) {
  return { act: 'leave_mails', which: { filter: { state: 'given_up', search: `part${part}-` } } }
}

/** Starts the bulk action; the returned function returns true until it has ended. */
async function bulkRuns(call: Call, request: object): Promise<() => Promise<boolean>> {
  const startedAt = performance.now()
  const { bulk } = await call<{ bulk: BulkAction }>('', request)
  return async () => {
    await wait(50)
    const now = await call<{ bulk: BulkAction }>(`/${bulk.bulk_id}`)
    if (performance.now() - startedAt > MAX_ROUND_MS) throw new Error('the bulk action did not end')
    if (now.bulk.ended_at === null) return true
    if (now.bulk.rows.done !== ROWS / PARTS) throw new Error(`${now.bulk.rows.done} rows were done`)
    return false
  }
}
