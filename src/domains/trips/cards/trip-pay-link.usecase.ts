import type { TripCaller } from '#domains/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripReads } from '../journey/trip-read.store.ts'
import type { ReadTripPayment } from './read-trip-payment.usecase.ts'
import type { TripPaymentReply } from './trip-payment.contract.ts'

/** Returns the payment of a trip that the caller may see, with the payment address. Null if no card pays for it. */
export type TripPayLink = (request: {
  caller: TripCaller
  tripId: string
  language: Language
}) => Promise<(TripPaymentReply['payment'] & { url: string }) | null>

type Needs = {
  db: Db
  reads: Pick<TripReads, 'findFor'>
  readTripPayment: ReadTripPayment
  linkTo: (reference: string, language: Language) => string
}

export function tripPayLink({ db, reads, readTripPayment, linkTo }: Needs): TripPayLink {
  return async ({ caller, tripId, language }) => {
    const seen = await reads.findFor(db, caller, tripId, language)
    if (!seen) return null
    const { reference } = seen.trip
    const shown = await readTripPayment(reference, language)
    return shown.ok ? { ...shown.value.payment, url: linkTo(reference, language) } : null
  }
}
