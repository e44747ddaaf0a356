import type { TripCaller } from '#domains/identity/public.ts'
import type { OwnRecord } from './change-record.contract.ts'

/** The records of a kind that somebody may change: those of their company, or of their owner. */
export type RecordOwner = { companyId: string } | { ownerId: string }

/**
 * Whose records of a kind somebody may change: an admin those of the company's people, an owner's person the owner's
 * vehicles and drivers. Null: nobody's.
 */
export function changeableBy(
  { companyId, ownerId, isAdmin }: Pick<TripCaller, 'companyId' | 'ownerId' | 'isAdmin'>,
  entity: OwnRecord,
): RecordOwner | null {
  if (entity === 'profile') return companyId !== null && isAdmin ? { companyId } : null
  return ownerId === null ? null : { ownerId }
}
