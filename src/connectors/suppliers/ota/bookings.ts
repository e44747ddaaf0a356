import { fail, ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import type { BookingKeys, Reservation, SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import { BookingNumber } from '../booking-number.ts'
import { toldTotal } from '../told-total.ts'
import { amountOf, isCurrency } from './charges.ts'
import type { OtaBookingCore } from './reply-bookings.ts'
import { SUPPLIER_REFERENCE } from './requests.ts'

const STATUS: readonly (readonly [RegExp, Reservation['status']])[] = [
  // 2007B has no status on a reservation that was made: the number alone says so.
  [/^(?:|reserved|confirmed|modified|committed|available|book|hk|kk|ok)$/i, 'confirmed'],
  [/^(?:pending|on ?request|waitlist|on hold)$/i, 'pending'],
  [/^(?:cancell?ed|expired|xx)$/i, 'cancelled'],
  [/^(?:failed|unsuccessful|no|uc)$/i, 'refused'],
]

/**
 * A reservation as a reply has it: the number of type 14 where there are several, the total where it is told. Our own
 * reference is no number of the supplier, and a reply about another reservation than the one asked for is garbage.
 */
export function otaReservation(
  core: OtaBookingCore,
  { reference, supplierReference }: Omit<BookingKeys, 'rental'>,
): Result<Reservation, SupplierFailure> {
  const { VehReservation } = core
  const { ConfID, TotalCharge } = VehReservation.VehSegmentCore
  const numbers = ConfID.filter((id) => BookingNumber.safeParse(id['@ID']).success && id['@ID'] !== reference)
  const number = numbers.find((id) => id['@Type'] === SUPPLIER_REFERENCE) ?? numbers[0]
  const told = core['@ReservationStatus'] || VehReservation['@ReservationStatus'] || core['@ModifyStatus']
  const status = STATUS.find(([words]) => words.test(told))?.[1]
  if (supplierReference !== null && number?.['@ID'] !== supplierReference)
    return fail({ code: 'garbage', detail: 'the reply is about another reservation' })
  if (!number || !status) return fail({ code: 'garbage', detail: `reservation status ${told.slice(0, 40)}` })
  const [total] = TotalCharge
  const currency = total?.['@CurrencyCode'] ?? ''
  return ok({
    supplierReference: number['@ID'],
    status,
    total:
      total && isCurrency(currency) ? toldTotal(amountOf(total['@EstimatedTotalAmount'], currency)) : null,
  })
}
