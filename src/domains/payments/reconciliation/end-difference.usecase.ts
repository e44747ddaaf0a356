import { writeAudited } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { subtract } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { postEntries, postingsOf } from '../ledger.store.ts'
import { balancesOf } from '../ledger.ts'
import { adjustmentEntry } from '../paid-back-entries.ts'
import { takenIn } from './card-differences.ts'
import type { Compared } from './compared.ts'
import type * as operations from './difference-operations.contract.ts'
import { findDifference, lastComparedDay, selectDifferences } from './difference-reads.store.ts'
import type { BookDifference, BookDifferences } from './difference.contract.ts'
import { recordCompared } from './record-compared.service.ts'
import { endDifference } from './reconciliation.store.ts'

const details = {
  difference_not_found: 'There is no such difference',
  difference_ended: 'The books agree by now, differ by something else, or it was explained',
  difference_has_task: 'Its task settles it',
  difference_not_booked: 'Only what the gateway took of a booking is booked here',
  booking_busy: 'It is changing just now; try again in a minute',
  books_unanswered: 'The gateway or the supplier does not answer; try again',
} as const

type FailureCode = keyof typeof details
type Changed = Result<{ difference: BookDifference }, { code: FailureCode; detail: string }>

const reject = (code: FailureCode) => fail({ code, detail: details[code] })

/** Lists the differences that match a query, those seen last first, with the last compared day. */
export async function listDifferences(
  { db }: Pick<App, 'db'>,
  { query }: Call<typeof operations.listDifferences>,
): Promise<BookDifferences> {
  const [page, compared] = await Promise.all([selectDifferences(db, query), lastComparedDay(db)])
  return { ...page, compared }
}

type Compares = Pick<App, 'db' | 'clock' | 'comparedSales'>

/** Queries the gateway and the supplier again, and ends differences that no longer exist. */
export async function compareAgain(
  app: Compares,
  { params: { id }, by }: Call<typeof operations.compareAgain>,
): Promise<Changed> {
  const difference = await findDifference(app.db, id)
  if (!difference) return reject('difference_not_found')
  if (difference.state !== 'open') return reject('difference_ended')
  const { about } = difference
  const compared = await compareNow(app, difference)
  if (!compared) return reject('booking_busy')
  await writeAudited(app, by, (_tx, _now, audit) =>
    audit({
      action: 'compare_again',
      subject: { kind: about.kind, id: about.id },
      before: { difference: id },
      after: { differences: compared.differences.length },
    }),
  )
  return compared.isComplete ? readAgain(app, difference) : reject('books_unanswered')
}

/** Ends a difference for a reason: the books may go on differing. */
export async function explainDifference(
  app: Pick<App, 'db' | 'clock'>,
  { params: { id }, body: { note }, by }: Call<typeof operations.explainDifference>,
): Promise<Changed> {
  const difference = await findDifference(app.db, id)
  if (!difference) return reject('difference_not_found')
  if (difference.task_id !== null) return reject('difference_has_task')
  const { about } = difference
  const isEnded = await writeAudited(app, by, async (tx, now, audit) => {
    if (!(await endDifference(tx, id, { ended_at: now, explained: true }))) return false
    await audit({
      action: 'explain_difference',
      subject: { kind: about.kind, id: about.id },
      before: { difference: id, state: 'open' },
      after: { difference: id, state: 'explained', reason: note },
    })
    return true
  })
  return isEnded ? readAgain(app, difference) : reject('difference_ended')
}

/**
 * Posts a difference in the captured amount of a booking as our gain or loss, for a reason; then both sides
 * agree.
 */
export async function bookDifference(
  app: Compares,
  { params: { id }, body: { note }, by }: Call<typeof operations.bookDifference>,
): Promise<Changed> {
  const difference = await findDifference(app.db, id)
  if (!difference) return reject('difference_not_found')
  if (difference.state !== 'open') return reject('difference_ended')
  const { about, acts, ours, theirs } = difference
  if (!acts.includes('book') || !ours.amount || !theirs.amount) return reject('difference_not_booked')
  const compared = await compareNow(app, difference)
  if (!compared) return reject('booking_busy')
  if (!compared.isComplete) return reject('books_unanswered')
  const { amount: before, currency } = ours.amount
  const more = subtract(theirs.amount, ours.amount).amount
  const booked = await writeAudited(app, by, async (tx, now, audit) => {
    // The comparison has ended the difference if its values have changed.
    if (!(await endDifference(tx, id, { ended_at: now }))) return reject('difference_ended')
    // A concurrent booking waits for the difference's lock, or was posted before it; our ledger has changed
    // then.
    const subject = { bookingId: about.id }
    if (takenIn(balancesOf(await postingsOf(tx, subject))) !== before) return reject('difference_ended')
    await postEntries(tx, [adjustmentEntry(subject, { id: newId(), more, currency })], app.clock.now())
    await audit({
      action: 'book_difference',
      subject: { kind: about.kind, id: about.id },
      before: { difference: id, state: 'open' },
      after: { difference: id, state: 'agreed', booked: more, currency, reason: note },
    })
    return ok(null)
  })
  return booked.ok ? readAgain(app, difference) : booked
}

async function readAgain({ db }: Pick<App, 'db'>, difference: BookDifference): Promise<Changed> {
  return ok({ difference: (await findDifference(db, difference.difference_id)) ?? difference })
}

/** Compares current records of both sides, and stores the result. Null if the sale is being changed. */
async function compareNow(app: Compares, { about }: BookDifference): Promise<Compared | null> {
  const { find, compare, task } = app.comparedSales[about.kind === 'trip' ? 'trip' : 'booking']
  const sale = await find(about.id)
  const requestedAt = app.clock.now()
  const compared = sale && (await compare(sale, requestedAt))
  if (compared) await recordCompared(app, compared, task, requestedAt)
  return compared
}
