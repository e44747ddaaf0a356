import { sql } from 'kysely'
import { SEARCHED_PEOPLE } from '#domains/accounts/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { LangId } from '#kernel/locale.ts'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, hasWords } from '#platform/db/searched-rows.ts'
import {
  ACCOUNT_ACTIONS,
  type ACCOUNT_ROLES,
  type StaffAccount,
  type StaffAccounts,
  type StaffAccountSummary,
} from './staff-account.contract.ts'

type AccountsFilter = {
  search: string | undefined
  blocked: boolean
  after: string | undefined
  limit: number
}

/** Max rows of each list of a record. */
const MAX_SHOWN = 50

/** Accounts that have an owner; guests have none. */
function accounts(db: Db) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', 'is not', null)
    .where('role', '!=', 'guest')
    .where('erased_at', 'is', null)
}

/** Selects a page of accounts, newest first. */
export async function selectAccounts(
  db: Db,
  { search, blocked, after, limit }: AccountsFilter,
): Promise<StaffAccounts> {
  let query = accounts(db)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (search !== undefined) {
    await foldNewest(db, SEARCHED_PEOPLE)
    query = query.where(hasWords(searchTerms(search)))
  }
  if (blocked) query = query.where('blocked_at', 'is not', null)
  if (after !== undefined) query = query.where('id', '<', after)
  const found = (await query.execute()).map(summaryOf)
  return keyedPageOf(found, limit, ({ account_id }) => account_id)
}

/** Finds an account with its related records. */
export async function findAccount(db: Db, id: string, now: Temporal.Instant): Promise<StaffAccount | null> {
  const row = await accounts(db).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const [block, secondStep, services, sessions, bookings, mails, history] = await Promise.all([
    blockOf(db, row),
    secondStepOf(db, id),
    servicesOf(db, id),
    sessionsOf(db, id, now),
    bookingsOf(db, id),
    row.email_verified_at === null ? [] : mailsTo(db, row.email ?? ''),
    historyOf(db, id),
  ])
  return {
    ...summaryOf(row),
    account_lang_id: row.lang_id as LangId,
    has_password: row.password_hash !== null,
    block,
    second_step: secondStep,
    services,
    sessions,
    bookings,
    mails,
    history,
  }
}

async function blockOf(
  db: Db,
  { blocked_at, blocked_reason, blocked_by }: Row,
): Promise<StaffAccount['block']> {
  if (blocked_at === null) return null
  const by = blocked_by === null ? undefined : await nameOf(db, blocked_by)
  return { at: blocked_at.toString(), reason: blocked_reason ?? '', by: by ?? '' }
}

async function nameOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.name
}

async function secondStepOf(db: Db, userId: string): Promise<StaffAccount['second_step']> {
  const { rows } = await sql<StaffAccount['second_step']>`select
    exists (select from one_time_code_secrets
      where user_id = ${userId} and confirmed_at is not null) as codes,
    (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
    (select count(*)::int from recovery_codes where user_id = ${userId}) as recovery_codes`.execute(db)
  return rows[0] ?? { codes: false, passkeys: 0, recovery_codes: 0 }
}

async function servicesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('identities').select('provider').where('user_id', '=', userId).execute()
  return rows.map(({ provider }) => provider).toSorted()
}

async function sessionsOf(db: Db, userId: string, now: Temporal.Instant): Promise<StaffAccount['sessions']> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'device', 'address', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, device, address, created_at, expires_at }) => ({
    session_id: id,
    device,
    address,
    signed_in_at: created_at.toString(),
    expires_at: expires_at.toString(),
  }))
}

async function bookingsOf(db: Db, userId: string): Promise<StaffAccount['bookings']> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'status', 'created_at'])
    .select(sql<string>`sold -> 'rental' ->> 'pickUpAt'`.as('pickup_at'))
    .where('user_id', '=', userId)
    .where('status', 'not in', ['cart', 'expired'])
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, reference, status, pickup_at, created_at }) => ({
    booking_id: id,
    reference,
    status: status as StaffAccount['bookings'][number]['status'],
    pickup_at,
    created_at: created_at.toString(),
  }))
}

async function mailsTo(db: Db, address: string): Promise<StaffAccount['mails']> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'subject', 'created_at', 'sent_at'])
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, subject, created_at, sent_at }) => ({
    mail_id: id,
    subject,
    created_at: created_at.toString(),
    sent_at: sent_at?.toString() ?? null,
  }))
}

async function historyOf(db: Db, accountId: string): Promise<StaffAccount['history']> {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.staff_id')
    .select(['a.at', 'a.action'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('by'))
    .where('a.subject', '=', 'account')
    .where('a.subject_id', '=', accountId)
    .where('a.action', 'in', ACCOUNT_ACTIONS)
    .orderBy('a.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ at, action, by }) => ({
    at: at.toString(),
    action: action as (typeof ACCOUNT_ACTIONS)[number],
    by,
  }))
}

type Row = {
  id: string
  first_name: string | null
  last_name: string | null
  email: string | null
  email_verified_at: Temporal.Instant | null
  phone: { countryCode: string; phone: string } | null
  role: string
  blocked_at: Temporal.Instant | null
  blocked_reason: string | null
  blocked_by: string | null
  created_at: Temporal.Instant
}

function summaryOf(row: Row): StaffAccountSummary {
  const { first_name, last_name, phone } = row
  return {
    account_id: row.id,
    name: [first_name, last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
    email_proved: row.email_verified_at !== null,
    phone: phone && `${phone.countryCode} ${phone.phone}`,
    role: row.role as (typeof ACCOUNT_ROLES)[number],
    blocked: row.blocked_at !== null,
    created_at: row.created_at.toString(),
  }
}
