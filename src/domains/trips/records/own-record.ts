import type { TripCaller } from '#domains/identity/public.ts'
import type { OwnRecord } from './change-record.contract.ts'

/** The set of records of a kind that a person may change: those of their company, or of their owner. */
export type RecordOwner = { companyId: string } | { ownerId: string }

/**
 * Returns the records of a kind that a caller may change: an admin those of the company's people, an owner's person the
 * owner's vehicles and drivers. Null if none.
 */
export function changeableBy(
  { companyId, ownerId, isAdmin }: Pick<TripCaller, 'companyId' | 'ownerId' | 'isAdmin'>,
  entity: OwnRecord,
): RecordOwner | null {
  if (entity === 'profile') return companyId !== null && isAdmin ? { companyId } : null
  return ownerId === null ? null : { ownerId }
}
