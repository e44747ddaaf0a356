import {
  tripCaptureEntry,
  type AuthoriseRequest,
  type PaymentGateway,
  type PaymentStatus,
} from '#domains/payments/public.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { tripToPay } from './trip-to-pay.ts'

const PAID = money(45_600, 'AED')

/** Differences of each of `differingTrips`, as its task states them. */
export const TRIP_DIFFERENCES = {
  agreed: [],
  declined: [],
  unknownToUs: ['taken 0 45600'],
  unknownToThem: ['taken 45600 0'],
  otherAmount: ['taken 45600 45500'],
  stillAuthorised: ['held 0 45600'],
}

/** Creates trips paid by card whose books agree with a gateway's, or differ, each in its own way. */
export async function differingTrips(app: TestApp, gateway: PaymentGateway, card: AuthoriseRequest['card']) {
  const { db } = app.database

  /** A payment in our state, and what the gateway captured or authorised under its id. */
  async function trip(ours: PaymentStatus, theirs: { taken?: number; authorised?: number }) {
    const { id: tripId } = await tripToPay(app)
    const id = newId()
    const now = app.clock.now()
    const row = { id, trip_id: tripId, state: ours, amount: PAID.amount, currency: PAID.currency }
    await db
      .insertInto('payments')
      .values({ ...row, created_at: now, updated_at: now })
      .execute()
    if (ours === 'captured') await postEntries(db, [tripCaptureEntry({ id, tripId, amount: PAID })], now)
    const amount = { ...PAID, amount: theirs.taken ?? theirs.authorised ?? 0 }
    if (amount.amount > 0) await done(gateway.authorise({ paymentId: id, amount, card }))
    if (theirs.taken !== undefined) await done(gateway.capture(id))
    return { tripId, paymentId: id }
  }

  const trips = {
    agreed: await trip('captured', { taken: PAID.amount }),
    declined: await trip('declined', {}),
    unknownToUs: await trip('released', { taken: PAID.amount }),
    unknownToThem: await trip('captured', {}),
    otherAmount: await trip('captured', { taken: PAID.amount - 100 }),
    stillAuthorised: await trip('released', { authorised: PAID.amount }),
  }

  return {
    tripIds: {
      unknownToUs: trips.unknownToUs.tripId,
      otherAmount: trips.otherAmount.tripId,
      stillAuthorised: trips.stillAuthorised.tripId,
    },
    /** Refunds at the gateway without our knowledge. */
    async refundUnknownToUs() {
      const { paymentId } = trips.unknownToUs
      await done(gateway.refund({ paymentId, refundId: newId(), amount: PAID }))
    },
    /** Reads the differences in the open tasks of each trip. */
    async differences() {
      const found = Object.entries(trips).map(async ([name, { tripId }]) => {
        const tasks = await db
          .selectFrom('staff_tasks')
          .select('detail')
          .where('trip_id', '=', tripId)
          .where('kind', '=', 'payment_differs')
          .where('done_at', 'is', null)
          .execute()
        return [name, tasks.flatMap(({ detail }) => linesOf(detail))] as const
      })
      return Object.fromEntries(await Promise.all(found))
    },
  }
}

function linesOf(detail: object | null): string[] {
  const { differences } = detail as { differences: { kind: string; ours: string; theirs: string }[] }
  return differences.map(({ kind, ours, theirs }) => `${kind} ${ours} ${theirs}`)
}

async function done(answer: Promise<{ ok: boolean }>): Promise<void> {
  const { ok } = await answer
  if (!ok) throw new Error('the gateway rejected it')
}
