import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerRole } from './partner-role.contract.ts'
import type { PartnerTerms } from './partner-terms.ts'
import type { PartnerAction } from './staff/staff-partner.contract.ts'

/** The columns of a partner that a change depends on. */
export type LockedPartner = PartnerTerms & { id: string; name: string; version: number; isEnded: boolean }

type TermsWithName = PartnerTerms & { name: string; langId: LangId }

type NewPartner = TermsWithName & { id: string; code: string; enquiryId: string | null }

/** An entry of a partner's history. `personId`: the person it is about. */
type PartnerChange = {
  partnerId: string
  act: PartnerAction
  byUser: string
  personId?: string
  before?: object
  after?: object
}

// Writes run in the caller's transaction. An account is locked before its partner.

/** Returns false if another partner has the code. */
export async function insertPartner(
  tx: Db,
  { id, code, enquiryId, ...terms }: NewPartner,
  now: Temporal.Instant,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('partners')
    .values({ id, code, enquiry_id: enquiryId, ...columnsOf(terms), created_at: now })
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns true if a partner was approved from an application. */
export async function isApproved(tx: Db, enquiryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('partners')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst()
  return row !== undefined
}

export function findPartner(db: Db, id: string): Promise<LockedPartner | null> {
  return partnerIn(rowOf(db, id))
}

/** Finds a partner, and locks it until the transaction ends. */
export function lockPartner(tx: Db, id: string): Promise<LockedPartner | null> {
  return partnerIn(rowOf(tx, id).forUpdate())
}

export async function updateTerms(tx: Db, id: string, terms: TermsWithName): Promise<void> {
  await tx
    .updateTable('partners')
    .set(({ eb }) => ({ ...columnsOf(terms), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setEnded(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('partners')
    .set(({ eb }) => ({ ended_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function selectMembers(
  tx: Db,
  partnerId: string,
): Promise<{ userId: string; role: PartnerRole }[]> {
  const rows = await tx
    .selectFrom('partner_members')
    .select(['user_id', 'role'])
    .where('partner_id', '=', partnerId)
    .execute()
  return rows.map(({ user_id: userId, role }) => ({ userId, role }))
}

export async function insertMember(
  tx: Db,
  { partnerId, userId, role }: { partnerId: string; userId: string; role: PartnerRole },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('partner_members')
    .values({ partner_id: partnerId, user_id: userId, role, since: now })
    .execute()
}

export async function deleteMember(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('partner_members').where('user_id', '=', userId).execute()
}

/** Records a change in the partner's history. */
export async function recordChange(
  tx: Db,
  { partnerId, act: action, byUser, personId, before, after }: PartnerChange,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('partner_changes')
    .values({
      id: newId(),
      partner_id: partnerId,
      at: now,
      act: action,
      by_user: byUser,
      person_id: personId ?? null,
      before: before ?? null,
      after: after ?? null,
    })
    .execute()
}

function columnsOf({
  name,
  langId,
  earns,
  shareBasisPoints,
  bounds,
  tripBasisPoints,
  holdingDays,
}: TermsWithName) {
  return {
    name,
    lang_id: langId,
    earns,
    share_basis_points: shareBasisPoints,
    min_basis_points: bounds.min,
    max_basis_points: bounds.max,
    usual_basis_points: bounds.usual,
    trip_basis_points: tripBasisPoints,
    holding_days: holdingDays,
  }
}

function rowOf(handle: Db, id: string) {
  return handle.selectFrom('partners').selectAll().where('id', '=', id)
}

async function partnerIn(query: ReturnType<typeof rowOf>): Promise<LockedPartner | null> {
  const row = await query.executeTakeFirst()
  if (!row) return null
  const { id, name, version, earns } = row
  return {
    id,
    name,
    version,
    earns,
    shareBasisPoints: row.share_basis_points,
    bounds: { min: row.min_basis_points, max: row.max_basis_points, usual: row.usual_basis_points },
    tripBasisPoints: row.trip_basis_points,
    holdingDays: row.holding_days,
    isEnded: row.ended_at !== null,
  }
}
