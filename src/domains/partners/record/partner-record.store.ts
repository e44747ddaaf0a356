import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerRole } from './partner-role.contract.ts'
import type { PartnerTerms } from './partner-terms.ts'
import type { PartnerAct } from './staff/staff-partner.contract.ts'

/** A partner as a change of it needs it. */
export type HeldPartner = PartnerTerms & { id: string; name: string; version: number; isEnded: boolean }

type NamedTerms = PartnerTerms & { name: string; langId: LangId }

type NewPartner = NamedTerms & { id: string; code: string; enquiryId: string | null }

/** What was done with a partner, by whom and about whom. */
export type PartnerChange = {
  partnerId: string
  act: PartnerAct
  byUser: string
  personId?: string
  before?: object
  after?: object
}

/** Writes of partners and their people, each in the caller's transaction. An account is locked before its partner. */
export const partnerRecordStore = {
  /** False: another partner has the code. */
  async insert(
    tx: Db,
    { id, code, enquiryId, ...terms }: NewPartner,
    now: Temporal.Instant,
  ): Promise<boolean> {
    const row = { id, code, enquiry_id: enquiryId, ...columnsOf(terms), created_at: now }
    const inserted = await tx
      .insertInto('partners')
      .values(row)
      .onConflict((same) => same.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  },

  /** Returns true if a partner was approved from an application. */
  async isApproved(tx: Db, enquiryId: string): Promise<boolean> {
    const row = await tx
      .selectFrom('partners')
      .select('id')
      .where('enquiry_id', '=', enquiryId)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Null: there is none. */
  find: (handle: Db, id: string): Promise<HeldPartner | null> => partnerIn(rowOf(handle, id)),

  /** The same, locked until the transaction ends. */
  hold: (tx: Db, id: string): Promise<HeldPartner | null> => partnerIn(rowOf(tx, id).forUpdate()),

  async changeTerms(tx: Db, id: string, terms: NamedTerms): Promise<void> {
    await tx
      .updateTable('partners')
      .set(({ eb }) => ({ ...columnsOf(terms), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },

  async end(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('partners')
      .set(({ eb }) => ({ ended_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },

  async people(tx: Db, partnerId: string): Promise<{ userId: string; role: PartnerRole }[]> {
    const rows = await tx
      .selectFrom('partner_members')
      .select(['user_id', 'role'])
      .where('partner_id', '=', partnerId)
      .execute()
    return rows.map(({ user_id: userId, role }) => ({ userId, role }))
  },

  async addPerson(
    tx: Db,
    { partnerId, userId, role }: { partnerId: string; userId: string; role: PartnerRole },
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .insertInto('partner_members')
      .values({ partner_id: partnerId, user_id: userId, role, since: now })
      .execute()
  },

  async removePerson(tx: Db, userId: string): Promise<void> {
    await tx.deleteFrom('partner_members').where('user_id', '=', userId).execute()
  },

  /** Notes a change in the partner's history. */
  async note(
    tx: Db,
    { partnerId, act, byUser, personId, before, after }: PartnerChange,
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .insertInto('partner_changes')
      .values({
        id: newId(),
        partner_id: partnerId,
        at: now,
        act,
        by_user: byUser,
        person_id: personId ?? null,
        before: before ?? null,
        after: after ?? null,
      })
      .execute()
  },
}

export type PartnerRecordStore = typeof partnerRecordStore

function columnsOf({
  name,
  langId,
  earns,
  shareBasisPoints,
  bounds,
  tripBasisPoints,
  holdingDays,
}: NamedTerms) {
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

async function partnerIn(query: ReturnType<typeof rowOf>): Promise<HeldPartner | null> {
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
