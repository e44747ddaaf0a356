import { ok } from '#kernel/result.ts'
import type { BookingKeys, Reservation, SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { BookingNumber } from '../booking-number.ts'
import { reportedTotal } from '../reported-total.ts'
import { amountOf, isCurrency } from './charges.ts'
import { isCancelled } from './refusals.ts'
import type { OtaBookingCore } from './reply-bookings.ts'
import { SUPPLIER_REFERENCE } from './requests.ts'
import { garbage } from '../garbage.ts'

/** Default status of a reservation: 2007B sends none with a new one. */
const DEFAULT_STATUS = 'confirmed'

const STATUS: readonly (readonly [RegExp, Reservation['status']])[] = [
  [/^(?:reserved|confirmed|modified|committed|available|book|hk|kk|ok)$/i, 'confirmed'],
  [/^(?:pending|on ?request|waitlist|on hold)$/i, 'pending'],
  [/^(?:cancell?ed|expired|xx)$/i, 'cancelled'],
  [/^(?:failed|unsuccessful|no|uc)$/i, 'refused'],
]

/**
 * Reads a reservation from a reply: the number of type 14 if there are several, and the total if sent. Our own
 * reference is not a supplier number, and a reply about another reservation is garbage.
 */
export function otaReservation(
  core: OtaBookingCore,
  { reference, supplierReference }: Omit<BookingKeys, 'rental'>,
): SupplierResult<Reservation> {
  const { VehReservation } = core
  const { ConfID, TotalCharge } = VehReservation.VehSegmentCore
  const numbers = ConfID.filter((id) => BookingNumber.safeParse(id['@ID']).success && id['@ID'] !== reference)
  const number = numbers.find((id) => id['@Type'] === SUPPLIER_REFERENCE) ?? numbers[0]
  const statuses = [VehReservation['@ReservationStatus'], core['@ReservationStatus'], core['@ModifyStatus']]
  const status = statusOf(statuses.filter((words) => words !== ''))
  if (!number && core.Warnings.some(isCancelled))
    return ok(cancelledReservation({ reference, supplierReference }))
  if (supplierReference !== null && number?.['@ID'] !== supplierReference)
    return garbage('the reply is about another reservation')
  if (!number || !status) return garbage(`reservation status ${statuses.join('/').slice(0, 80)}`)
  const [total] = TotalCharge
  const currency = total?.['@CurrencyCode'] ?? ''
  return ok({
    supplierReference: number['@ID'],
    status,
    total:
      total && isCurrency(currency)
        ? reportedTotal(amountOf(total['@EstimatedTotalAmount'], currency))
        : null,
  })
}

/** Returns a cancelled reservation. The reply lacks its number, so our reference is the fallback if we never had it. */
export function cancelledReservation({
  supplierReference,
  reference,
}: Omit<BookingKeys, 'rental'>): Reservation {
  return { supplierReference: supplierReference ?? reference, status: 'cancelled', total: null }
}

/**
 * Returns the status of a reservation: its own, or the outer ones if it has none. Some systems send "Reserved" around
 * any result. Null if its own status is unknown, or if it is confirmed and an outer one contradicts it.
 */
function statusOf(statuses: readonly string[]): Reservation['status'] | null {
  const [own = DEFAULT_STATUS, ...around] = statuses.map(
    (words) => STATUS.find(([known]) => known.test(words))?.[1] ?? null,
  )
  if (own !== 'confirmed' || around.every((other) => other === 'confirmed')) return own
  return around.every((other) => other === 'confirmed' || other === 'pending') ? 'pending' : null
}
