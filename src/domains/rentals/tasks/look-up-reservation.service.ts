import type { Reservation, SupplierResult } from '#domains/suppliers/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { connectorOf } from '../settlement/settlement.ts'
import { refusedTask, type BookingTaskFailure, type TaskApp } from './booking-task.service.ts'

type SearchQuery = Pick<BookingRecord, 'planId' | 'reference' | 'supplierReference' | 'sold'>

/** Looks up a reservation with a given number at the supplier. If the protocol has no lookup, the person is trusted. */
export async function lookUpReservation(
  app: TaskApp,
  sought: SearchQuery & { supplierReference: string },
): Promise<Result<Reservation, BookingTaskFailure>> {
  const found = await lookUp(app, sought)
  if (!found.ok) return found
  if (found.value === 'not_told')
    return ok({ supplierReference: sought.supplierReference, status: 'confirmed', total: null })
  return stands(found.value) ? ok(found.value) : refusedTask('reservation_unknown')
}

/** Verifies that the supplier has no reservation; without a lookup, trusts the person. */
export async function verifyNoReservation(
  app: TaskApp,
  sought: SearchQuery,
): Promise<Result<null, BookingTaskFailure>> {
  const found = await lookUp(app, sought)
  if (!found.ok) return found
  return found.value !== 'not_told' && stands(found.value) ? refusedTask('reservation_stands') : ok(null)
}

/** Verifies that a supplier has cancelled a reservation, or has none. */
export function cancelled(answer: SupplierResult<unknown>): Result<null, BookingTaskFailure> {
  if (answer.ok) return ok(null)
  const { failure } = answer
  if (failure.code !== 'refused') return refusedTask('supplier_unavailable')
  return failure.reason === 'not_found' ? ok(null) : refusedTask('supplier_keeps_it')
}

function stands(found: Reservation | null): found is Reservation {
  return found?.status === 'confirmed' || found?.status === 'pending'
}

async function lookUp(
  app: TaskApp,
  sought: SearchQuery,
): Promise<Result<Reservation | null | 'not_told', BookingTaskFailure>> {
  const found = await connectorOf(app, sought).retrieve(keysOf(sought))
  if (found.ok) return ok(found.value)
  const { failure } = found
  if (failure.code !== 'refused') return refusedTask('supplier_unavailable')
  return ok(failure.reason === 'not_offered' ? 'not_told' : null)
}
