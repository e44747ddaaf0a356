import { fail, ok, type Result } from '#kernel/result.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { routePlaces } from '../journey/route/route-places.ts'
import { paymentLink } from '../journey/trip-payment-link.service.ts'
import { findShownTrip, findVisibleTrip } from '../journey/trip-read.store.ts'
import { findLatestPayment, findPaidTrip } from './paid-trip.store.ts'
import type * as operations from './trip-payment-operations.contract.ts'
import type { TripPaymentReply } from './trip-payment.contract.ts'
import { reservedUntil, shownPayment } from './trip-payment.ts'

export const noSuchPayment = fail({ code: 'trip_not_found' } as const)

/** Reads a trip's payment by the link to pay it. */
export async function readTripPayment(
  app: Pick<App, 'db' | 'tripPaymentLinks'>,
  { query: { reference, token }, language }: Call<typeof operations.readTripPayment>,
) {
  return isPaymentLink(app, reference, token) ? tripPaymentReply(app, reference, language) : noSuchPayment
}

/** Returns true if a link's token was made for this trip. */
export function isPaymentLink(
  { tripPaymentLinks }: Pick<App, 'tripPaymentLinks'>,
  reference: string,
  token: string,
): boolean {
  return tripPaymentLinks.read(reference, token) !== null
}

/** Reads the payment of a trip that the caller may see, with the payment address. */
export async function readTripPayLink(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'tripPaymentLinks'>,
  { params, caller, language }: Call<typeof operations.readTripPayLink>,
) {
  const visible = await findVisibleTrip(app.db, caller, params.id, language)
  const shown = visible ? await tripPaymentReply(app, visible.trip.reference, language) : null
  if (!shown?.ok)
    return fail({ code: 'trip_not_found', detail: 'There is no such trip paid by card' } as const)
  const { trip, payment } = shown.value
  return ok({ payment: { ...payment, url: paymentLink(app, trip.reference, language) } })
}

/** Returns a trip's payment as its payer sees it. */
export async function tripPaymentReply(
  { db }: Pick<App, 'db'>,
  reference: string,
  language: Language,
): Promise<Result<TripPaymentReply, { code: 'trip_not_found' }>> {
  const found = await findPaidTrip(db, { reference })
  if (!found || found.payBy !== 'card') return noSuchPayment
  // Read the payment before the amount due: one captured between the two reads would otherwise look like a part
  // payment.
  const latest = await findLatestPayment(db, found.id)
  const trip = await findPaidTrip(db, { reference })
  const shown = await findShownTrip(db, found.id, language)
  if (!trip || !shown) return noSuchPayment
  const payment = latest?.payment ?? null
  const status = shownPayment(trip.status, latest, trip.money.due)
  const waits = status === 'due' || status === 'declined' || status === 'asked'
  return ok({
    trip: {
      reference: trip.reference,
      status: trip.status,
      category: trip.category,
      city: { name: shown.details.cityName, time_zone: trip.timeZone },
      way: routePlaces(shown.trip.request, shown.details.places),
      start: trip.startAt
        .toZonedDateTimeISO(trip.timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
      total: trip.total,
      money: trip.money,
    },
    payment: {
      status,
      pay_until: (waits ? reservedUntil(trip) : null)?.toString() ?? null,
      card: payment?.card ?? null,
      action: status === 'asked' && payment?.bank ? { type: 'redirect', url: payment.bank.url } : null,
    },
  })
}
