import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { sql } from 'kysely'
import type { LangId } from '#kernel/locale.ts'
import { sortedByName } from '#kernel/ascii-fold.ts'
import type { Db } from '#platform/db/database.ts'
import { ENQUIRY_STATES, type EnquiryKind, type EnquiryState } from '../enquiry.contract.ts'
import { answerers } from '../enquiry.store.ts'
import { actionsIn } from '../enquiry-state.ts'
import {
  MAX_COUNTED,
  type EnquirySummary,
  type StaffEnquiries,
  type StaffEnquiry,
} from './staff-enquiry.contract.ts'

export type EnquiryFilter = {
  state?: EnquiryState | undefined
  kind?: EnquiryKind | undefined
  /** Null for unassigned enquiries. */
  ownerId?: string | null | undefined
  after?: string | undefined
  limit: number
}

/** Returns a page of enquiries, newest first, and the number in each state. */
export async function selectEnquiries(
  db: Db,
  { state, kind, ownerId, after, limit }: EnquiryFilter,
): Promise<StaffEnquiries> {
  let query = summaries(db)
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
  if (state !== undefined) query = query.where('e.state', '=', state)
  if (kind !== undefined) query = query.where('e.kind', '=', kind)
  if (ownerId === null) query = query.where('e.owner_id', 'is', null)
  else if (ownerId !== undefined) query = query.where('e.owner_id', '=', ownerId)
  if (after !== undefined) query = query.where('e.id', '<', after)
  const rows = await query.execute()
  const found = rows.map(({ message, ...row }) => ({
    ...toSummary(row),
    beginning: Array.from(message).slice(0, 200).join(''),
  }))
  return { ...keyedPageOf(found, limit, (one) => one.enquiry_id), counts: await countByState(db, kind) }
}

/** Finds an enquiry with its replies, for the staff. Null if there is none. */
export async function findStaffEnquiry(db: Db, id: string): Promise<StaffEnquiry | null> {
  const row = await summaries(db)
    .leftJoin('bookings as b', 'b.id', 'e.booking_id')
    .select(['e.content', 'e.user_id', 'e.page', 'e.signs', 'e.booking_id', 'b.reference'])
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const replies = await db
    .selectFrom('enquiry_replies')
    .select(['id', 'author', 'staff_id', 'message', 'created_at'])
    .where('enquiry_id', '=', id)
    .orderBy('id')
    .execute()
  const colleagues = await answerers(db)
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name'))
    .execute()
  return {
    ...toSummary(row),
    message: row.message,
    content: { ...row.content },
    account: row.user_id,
    page: row.page,
    booking:
      row.booking_id !== null && row.reference !== null
        ? { booking_id: row.booking_id, reference: row.reference }
        : null,
    can: actionsIn(row.state),
    colleagues: sortedByName(colleagues).map(({ user_id, name }) => ({ staff_id: user_id, name })),
    signs: row.signs,
    replies: replies.map(({ id: reply_id, created_at, ...reply }) => ({
      reply_id,
      ...reply,
      created_at: created_at.toString(),
    })),
  }
}

function summaries(db: Db) {
  return db
    .selectFrom('enquiries as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('users as o', 'o.id', 'e.owner_id')
    .select(['e.id', 'e.number', 'e.kind', 'e.state', 'e.version', 'e.lang_id', 'e.message'])
    .select(['e.owner_id', 'e.owned_at', 'e.created_at', 'e.changed_at'])
    .select([
      sql<string>`coalesce(e.name, concat_ws(' ', u.first_name, u.last_name))`.as('name'),
      sql<string | null>`coalesce(e.email, u.email)`.as('email'),
      sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as('owner_name'),
    ])
}

async function countByState(db: Db, kind: EnquiryKind | undefined): Promise<StaffEnquiries['counts']> {
  const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`
  const { rows } = await sql<{ state: EnquiryState; count: number }>`
    select s.state, (
      select count(*) from (
        select from enquiries e where e.state = s.state ${ofKind} limit ${MAX_COUNTED}
      ) counted
    ) as count
    from unnest(${sql.val(ENQUIRY_STATES)}::text[]) as s(state)`.execute(db)
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return counts as Record<EnquiryState, number>
}

type SummaryRow = {
  id: string
  number: string
  kind: EnquiryKind
  state: EnquiryState
  version: number
  lang_id: number
  name: string
  email: string | null
  owner_id: string | null
  owned_at: Temporal.Instant | null
  owner_name: string
  created_at: Temporal.Instant
  changed_at: Temporal.Instant
}

function toSummary(row: SummaryRow): Omit<EnquirySummary, 'beginning'> {
  return {
    enquiry_id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    version: row.version,
    lang_id: row.lang_id as LangId,
    name: row.name,
    email: row.email,
    owner:
      row.owner_id !== null && row.owned_at !== null
        ? { staff_id: row.owner_id, name: row.owner_name, since: row.owned_at.toString() }
        : null,
    created_at: row.created_at.toString(),
    changed_at: row.changed_at.toString(),
  }
}
