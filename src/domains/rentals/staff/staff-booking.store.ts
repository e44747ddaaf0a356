import { sql } from 'kysely'
import { mailState } from '#domains/outgoing/public.ts'
import type { Account, EntryKind } from '#domains/payments/public.ts'
import { hasTask, type TaskKind } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest } from '#platform/db/searched-rows.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'
import type { Sold } from '../quotes/sold.ts'
import {
  bookingsMatching,
  SEARCHED_BOOKINGS,
  inOrder,
  type StaffBookingFilter,
} from './booking-filter.store.ts'
import { BOOKING_AUDIT_ACTIONS, type StaffBookings, type JournalEntry } from './staff-booking.contract.ts'
import { BOOKING_MAILS } from '../mails/booking-mail.contract.ts'

/** Max entries per kind, more than any booking has, so that the history always fits into one reply. */
const MAX_OF_A_KIND = 500

/** Lists a page of bookings, in the order of `inOrder`; desk names are in the given language. */
export async function selectStaffBookings(
  { db, places }: Pick<App, 'db' | 'places'>,
  { after, limit, ...filter }: StaffBookingFilter,
  language: Language,
): Promise<StaffBookings> {
  if (filter.search !== undefined) await foldNewest(db, SEARCHED_BOOKINGS)
  let query = bookingsMatching(db, filter)
    .select(['id', 'reference', 'status', 'supplier_state', 'driver', 'sold', 'price', 'created_at'])
    .select(
      sql<TaskKind[]>`array(select t.kind from staff_tasks t
        where t.booking_id = bookings.id and t.done_at is null order by t.deadline)`.as('open_tasks'),
    )
    .limit(limit + 1)
  query = inOrder(query, { ...filter, after, order: 'desc' })
  const rows = await query.execute()
  const found = rows.map(({ id, driver, sold, price, created_at, ...row }) => {
    const { rental, offer } = sold as Sold
    const name = driver as { first_name: string; last_name: string } | null
    return {
      booking_id: id,
      ...row,
      status: row.status as BookingStatus,
      driver: name && `${name.first_name} ${name.last_name}`,
      pickup_at: rental.pickUpAt,
      pickup: (places.station(offer.pickup.id, language) ?? offer.pickup).name,
      vehicle: offer.vehicle.name,
      supplier: offer.supplier.name,
      total: (price as { total: Money }).total,
      created_at: created_at.toString(),
    }
  })
  return keyedPageOf(found, limit, (one) => one.booking_id)
}

/** Counts bookings, up to `most`. */
export async function countBookings(
  db: Db,
  filter: Omit<StaffBookingFilter, 'after' | 'limit'>,
  max: number,
): Promise<number> {
  if (filter.search !== undefined) await foldNewest(db, SEARCHED_BOOKINGS)
  const { count } = await db
    .selectFrom(bookingsMatching(db, filter).select('id').limit(max).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the history of a booking, newest first. */
export async function selectJournal(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const ofEach = await Promise.all([
    eventsOf(db, bookingId),
    paymentsOf(db, bookingId),
    refundsOf(db, bookingId),
    ledgerOf(db, bookingId),
    tasksOf(db, bookingId),
    mailsOf(db, bookingId),
    staffOf(db, bookingId),
  ])
  return ofEach.flat().toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

export async function selectEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? null
}

async function eventsOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('booking_events')
    .select(['at', 'kind'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map(({ at, kind }) => ({ of: 'event', at: at.toString(), kind }))
}

async function paymentsOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['updated_at', 'state', 'amount', 'currency', 'card_brand', 'card_last4'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map(({ updated_at, state, amount, currency, card_brand, card_last4 }) => ({
    of: 'payment',
    at: updated_at.toString(),
    state,
    amount: { amount, currency },
    card: card_last4 === null ? null : `${card_brand ?? ''} ${card_last4}`.trim(),
  }))
}

async function refundsOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.changed_at', 'r.amount', 'p.currency'])
    // A cancellation's refund is retried automatically while a colleague handles the task.
    .select(({ ref }) =>
      sql<'due' | 'done' | 'failed'>`case when r.status = 'due' and r.request_id is null
        and ${hasTask({ bookingId: ref('p.booking_id').$castTo<string>() }, 'refund_refused', { open: true })}
        then 'failed' else r.status end`.as('status'),
    )
    .where('p.booking_id', '=', bookingId)
    .orderBy('r.id', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map(({ changed_at, status, amount, currency }) => ({
    of: 'refund',
    at: changed_at.toString(),
    state: status,
    amount: { amount, currency },
  }))
}

async function ledgerOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.entry_id', 'e.id')
    .select(['e.at', 'e.currency'])
    .select(sql<EntryKind>`e.kind`.as('kind'))
    .select(
      sql<{ account: Account; amount: number }[]>`jsonb_agg(jsonb_build_object(
        'account', p.account, 'amount', p.amount) order by p.account)`.as('postings'),
    )
    .where('e.booking_id', '=', bookingId)
    .groupBy('e.id')
    .orderBy('e.at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map(({ at, kind, currency, postings }) => ({
    of: 'ledger',
    at: at.toString(),
    kind,
    postings: postings.map(({ account, amount }) => ({ account, amount: { amount, currency } })),
  }))
}

async function tasksOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('staff_tasks')
    .select(['created_at', 'kind', 'deadline', 'done_at', 'closing_note'])
    .where('booking_id', '=', bookingId)
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map(({ created_at, kind, deadline, done_at, closing_note }) => ({
    of: 'task',
    at: created_at.toString(),
    kind: kind as TaskKind,
    deadline: deadline.toString(),
    done_at: done_at?.toString() ?? null,
    note: closing_note,
  }))
}

async function mailsOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('mails')
    .select([
      'id',
      'template',
      'recipient',
      'attempts',
      'last_failure',
      'created_at',
      'sent_at',
      'replaced_by',
    ])
    .where('about_id', '=', bookingId)
    .where('about', '=', 'booking')
    .orderBy('id', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.flatMap(({ id: mail_id, recipient, created_at, sent_at, attempts, ...row }) => {
    const template = BOOKING_MAILS.find((one) => one === row.template)
    const state = mailState({ sentAt: sent_at, attempts, replacedBy: row.replaced_by })
    const at = created_at.toString()
    const sentAt = sent_at?.toString() ?? null
    const failure = row.last_failure
    return template ? [{ of: 'mail', at, mail_id, template, recipient, state, sent_at: sentAt, failure }] : []
  })
}

async function staffOf(db: Db, bookingId: string): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.staff_id')
    .select(['a.at', 'a.action'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('by'))
    .where('a.subject', '=', 'booking')
    .where('a.action', 'in', BOOKING_AUDIT_ACTIONS)
    .where('a.subject_id', '=', bookingId)
    .orderBy('a.id', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map(({ at, action, by }) => ({
    of: 'staff',
    at: at.toString(),
    action: action as (typeof BOOKING_AUDIT_ACTIONS)[number],
    by,
  }))
}
