import { findPartner } from '#domains/partners/record/partner-record.store.ts'
import { endPartner } from '#domains/partners/record/staff/change-partner.usecase.ts'
import { previewStatements, stateNow } from '#domains/partners/statements/payouts/state-now.usecase.ts'
import { recordReversals } from '#domains/payments/record-reversals.usecase.ts'
import type { DisputeState } from '#domains/payments/public.ts'
import { recordNoShow } from '#domains/rentals/no-shows/record-no-show.usecase.ts'
import { reversibleBookings } from '#domains/rentals/orders/payment/reversal.store.ts'
import { reversibleTrips } from '#domains/trips/cards/reversible-trips.store.ts'
import type { Money } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import type { TestClock } from '../../infrastructure/clock.ts'
import { decideEarningOn, earningsJobOn } from './earnings.ts'
import { attributedBookingsOn } from './attributed-bookings.ts'
import { payoutsOn } from './payouts-on.ts'

/** All that one process does with what partners earn: its jobs, what the staff do, and the gateway's news of disputes. */
export function partnerProcess({ db, clock }: { db: Db; clock: TestClock }) {
  const payouts = payoutsOn({ db, clock })

  return {
    bookings: attributedBookingsOn({ db, clock }),
    payouts,
    compute: earningsJobOn({ db, clock }),
    recordNoShow: (
      body: { reference: string; reason: string },
      by: Parameters<typeof recordNoShow>[1]['by'],
    ) => recordNoShow({ db, clock }, { body, by }),
    decideEarning: decideEarningOn({ db, clock }),

    /** Marks every booking as changed again. */
    async replay(): Promise<void> {
      await db.updateTable('booking_partners').set({ due: true }).execute()
    },

    /** Reports the state of a payment's dispute, as the gateway does; repeatable. */
    async dispute({ paymentId, state, amount }: { paymentId: string; state: DisputeState; amount: Money }) {
      const dispute = { kind: 'dispute', id: `of ${paymentId}`, state, answerBy: null } as const
      const app = {
        db,
        clock,
        log: createLog('silent'),
        gateway: { reversals: async () => ok([{ ...dispute, amount }]) },
        reversibleSales: {
          bookings: reversibleBookings(async () => {}),
          trips: reversibleTrips(async () => {}),
        },
      }
      await recordReversals(app, paymentId)
    },

    /** Ends a partner, and makes its last statement. */
    async end(partnerId: string, by: Awaited<ReturnType<typeof payouts.actor>>): Promise<void> {
      const partner = await findPartner(db, partnerId)
      if (!partner) throw new Error('no such partner')
      await endPartner(
        { db, clock, settings: { of: () => 0 } },
        {
          params: { id: partnerId },
          query: undefined,
          body: { version: partner.version },
          by,
          language: 'en',
        },
      )
      const { code } = await db
        .selectFrom('partners')
        .select('code')
        .where('id', '=', partnerId)
        .executeTakeFirstOrThrow()
      const { app } = payouts
      const call = { params: undefined, by, language: 'en' } as const
      const preview = await previewStatements(app, { ...call, query: { code }, body: undefined })
      if (!preview.ok) return
      await stateNow(app, { ...call, query: undefined, body: { code, seen: preview.value.seen } })
    },
  }
}
