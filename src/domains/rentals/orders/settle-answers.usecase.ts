import type { Clock } from '#kernel/clock.ts'
import type { BookingUpkeepStore } from '../bookings/booking-jobs.store.ts'
import { LEASE_SECONDS, type SettleBooking } from '../settlement/settlement.ts'
import type { SupplierAnswers } from '../settlement/supplier-answers.service.ts'

/**
 * Finishes bookings whose supplier response could not be written because of a kill or a database outage. Only the
 * process that stored a response has it.
 */
export type SettleAnswers = () => Promise<void>

type Needs = {
  answers: Pick<SupplierAnswers, 'keys' | 'drop'>
  upkeep: Pick<BookingUpkeepStore, 'awaitingAnswer' | 'claim'>
  settleBooking: SettleBooking
  clock: Clock
  onError: (bookingId: string, error: unknown) => void
}

export function settleAnswers({ answers, upkeep, settleBooking, clock, onError }: Needs): SettleAnswers {
  return async () => {
    for (const reference of answers.keys()) {
      const bookingId = await upkeep.awaitingAnswer(reference)
      if (bookingId === null) {
        answers.drop(reference)
        continue
      }
      const now = clock.now()
      const isOurs = await upkeep.claim(bookingId, now, now.add({ seconds: LEASE_SECONDS }))
      if (isOurs) await settleBooking(bookingId).catch((error: unknown) => onError(bookingId, error))
    }
  }
}
