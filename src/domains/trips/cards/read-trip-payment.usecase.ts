import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripReads } from '../journey/trip-read.store.ts'
import { routePlaces } from '../journey/route/route-places.ts'
import { keptUntil, shownPayment } from './trip-payment.ts'
import type { TripPaymentReply } from './trip-payment.contract.ts'
import type { paidTripStore } from './paid-trip.store.ts'

export type ReadTripPayment = (
  reference: string,
  language: Language,
) => Promise<Result<TripPaymentReply, { code: 'trip_not_found' }>>

type Needs = {
  db: Db
  trips: Pick<typeof paidTripStore, 'find' | 'latestPayment'>
  reads: Pick<TripReads, 'find'>
}

/** Reads a trip's payment as its payer sees it. */
export function readTripPayment({ db, trips, reads }: Needs): ReadTripPayment {
  return async (reference, language) => {
    const found = await trips.find(db, { reference })
    if (!found || found.payBy !== 'card') return fail({ code: 'trip_not_found' })
    // Read the payment before the amount due: one captured between the two reads would otherwise look like a part
    // payment.
    const latest = await trips.latestPayment(db, found.id)
    const trip = await trips.find(db, { reference })
    const shown = await reads.find(db, found.id, language)
    if (!trip || !shown) return fail({ code: 'trip_not_found' })
    const payment = latest?.payment ?? null
    const status = shownPayment(trip.status, latest, trip.money.due)
    const waits = status === 'due' || status === 'declined' || status === 'asked'
    return ok({
      trip: {
        reference: trip.reference,
        status: trip.status,
        category: trip.category,
        city: { name: shown.facts.cityName, time_zone: trip.timeZone },
        way: routePlaces(shown.trip.request, shown.facts.places),
        start: trip.startAt
          .toZonedDateTimeISO(trip.timeZone)
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' }),
        total: trip.total,
        money: trip.money,
      },
      payment: {
        status,
        pay_until: (waits ? keptUntil(trip) : null)?.toString() ?? null,
        card: payment?.card ?? null,
        action: status === 'asked' && payment?.bank ? { type: 'redirect', url: payment.bank.url } : null,
      },
    })
  }
}
