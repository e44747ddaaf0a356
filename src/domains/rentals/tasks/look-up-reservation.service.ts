import type { Reservation, SupplierResult } from '#domains/suppliers/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { connectorOf } from '../settlement/settlement.ts'
import { rejectTask, type BookingTaskFailure, type TaskApp } from './booking-task.service.ts'

type ReservationQuery = Pick<BookingRecord, 'planId' | 'reference' | 'supplierReference' | 'sold'>

/** Looks up a reservation with a given number at the supplier. If the protocol has no lookup, the person is trusted. */
export async function lookUpReservation(
  app: TaskApp,
  query: ReservationQuery & { supplierReference: string },
): Promise<Result<Reservation, BookingTaskFailure>> {
  const found = await lookUp(app, query)
  if (!found.ok) return found
  if (found.value === 'not_told')
    return ok({ supplierReference: query.supplierReference, status: 'confirmed', total: null })
  return isReserved(found.value) ? ok(found.value) : rejectTask('reservation_unknown')
}

/** Verifies that the supplier has no reservation; without a lookup, trusts the person. */
export async function verifyNoReservation(
  app: TaskApp,
  query: ReservationQuery,
): Promise<Result<null, BookingTaskFailure>> {
  const found = await lookUp(app, query)
  if (!found.ok) return found
  return found.value !== 'not_told' && isReserved(found.value) ? rejectTask('reservation_stands') : ok(null)
}

/** Verifies that a supplier has cancelled a reservation, or has none. */
export function cancelled(answer: SupplierResult<unknown>): Result<null, BookingTaskFailure> {
  if (answer.ok) return ok(null)
  const { failure } = answer
  if (failure.code !== 'refused') return rejectTask('supplier_unavailable')
  return failure.reason === 'not_found' ? ok(null) : rejectTask('supplier_keeps_it')
}

function isReserved(found: Reservation | null): found is Reservation {
  return found?.status === 'confirmed' || found?.status === 'pending'
}

async function lookUp(
  app: TaskApp,
  query: ReservationQuery,
): Promise<Result<Reservation | null | 'not_told', BookingTaskFailure>> {
  const found = await connectorOf(app, query).retrieve(keysOf(query))
  if (found.ok) return ok(found.value)
  const { failure } = found
  if (failure.code !== 'refused') return rejectTask('supplier_unavailable')
  return ok(failure.reason === 'not_offered' ? 'not_told' : null)
}
