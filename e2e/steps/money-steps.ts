import { newId } from '#kernel/ids.ts'
import { sentBackAtGateway } from '#testing/builders/staff/sent-back.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import type { Visit } from '../environment/environment.ts'

/** The booking of this reference is disputed by its cardholder; the dispute's id. */
export async function disputeOf({ site: { database } }: Visit, reference: string): Promise<string> {
  const { db } = database
  const now = siteClock.now()
  const id = `dp_${newId()}`
  const payment = db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.id', 'payments.booking_id', 'payments.amount', 'payments.currency'])
    .where('bookings.reference', '=', reference)
  const { id: payment_id, ...paid } = await payment.executeTakeFirstOrThrow()
  const dispute = { id, payment_id, ...paid, state: 'open' as const, opened_at: now, changed_at: now }
  await db
    .insertInto('disputes')
    .values({ ...dispute, answer_by: now.add({ hours: 200 }) })
    .execute()
  return id
}

/** Inserts a reconciliation difference for this booking, by default one euro less at the gateway. */
export async function differenceOf(
  { site }: Visit,
  reference: string,
  sides = { ours: 30_000, theirs: 29_900 },
): Promise<void> {
  const { db } = site.database
  const now = siteClock.now()
  const row = {
    booking_id: await idOf({ site }, reference),
    kind: 'taken',
    ours: String(sides.ours),
    theirs: String(sides.theirs),
  }
  const seenTimes = { first_seen_at: now, last_seen_at: now }
  await db
    .insertInto('reconciliation_differences')
    .values({ id: newId(), ...row, ...seenTimes })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Refunds one euro of this booking manually at the gateway, and inserts the difference. */
export async function sentBackByHand(visit: Visit, reference: string): Promise<void> {
  const sides = await sentBackAtGateway(visit.site, await idOf(visit, reference))
  await differenceOf(visit, reference, sides)
}

async function idOf({ site }: Pick<Visit, 'site'>, reference: string): Promise<string> {
  const booking = site.database.db.selectFrom('bookings').select('id').where('reference', '=', reference)
  return (await booking.executeTakeFirstOrThrow()).id
}
