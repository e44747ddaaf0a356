import { sql, type SelectQueryBuilder } from 'kysely'
import { paymentStore, type Account, type EntryKind } from '#domains/payments/public.ts'
import { hasTask, type TaskKind } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { searchPatterns } from '#kernel/search-patterns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'
import type { Sold } from '../quotes/sold.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import { BOOKING_ACTIONS, type StaffBookings, type JournalEntry } from './staff-booking.contract.ts'
import { BOOKING_MAILS } from './booking-mail.contract.ts'
import type { MailOfBooking } from './mails/booking-mails.ts'

export type StaffBookingFilter = {
  search?: string | undefined
  status?: BookingStatus | undefined
  /** Days of pick-up, `YYYY-MM-DD`, both inside. */
  from?: string | undefined
  to?: string | undefined
  waiting: boolean
  after?: string | undefined
  limit: number
}

/** What the staff read of bookings. */
export type StaffBookingReads = {
  /** A page of them, in the order of `inOrder`; desks have their names in the language. */
  list(filter: StaffBookingFilter, language: Language): Promise<StaffBookings>
  /** How many there are, `most` at most. */
  count(filter: Omit<StaffBookingFilter, 'after' | 'limit'>, most: number): Promise<number>
  /** Newest first. */
  journal(bookingId: string): Promise<JournalEntry[]>
  emailOf(userId: string): Promise<string | null>
  /** What was taken for it, went back, and is to; in hundredths of its currency. */
  moneyOf(bookingId: string): Promise<{ paid: number; refunded: number; refunding: number }>
}

/**
 * What a booking is found by, in one text: its reference, the supplier's, and its driver's e-mail, name and phone number.
 * The trigram index of migration 0330 is on this very expression, which a test asks PostgreSQL.
 */
export const FOUND_BY = sql<string>`lower(reference || ' ' || coalesce(supplier_reference, '')
  || ' ' || coalesce(driver_email, '') || ' ' || coalesce(driver ->> 'first_name', '')
  || ' ' || coalesce(driver ->> 'last_name', '') || ' ' || coalesce(driver -> 'phone' ->> 'countryCode', '')
  || coalesce(driver -> 'phone' ->> 'phone', ''))`

/** On the desk's clock, as `YYYY-MM-DD`; the index of migration 0450 is on this very expression. */
export const dayOfPickUp = sql<string>`left(sold -> 'rental' ->> 'pickUpAt', 10)`

/**
 * The instants that days of pick-up may be, on any clock: where words are sought too, rows are told apart by them before their
 * long text is read.
 */
export function pickedUpAround({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const first = from === undefined ? sql`'-infinity'` : sql`${from}::date - 1`
  const last = to === undefined ? sql`'infinity'` : sql`${to}::date + 2`
  return sql<boolean>`pick_up_at >= (${first})::timestamptz and pick_up_at <= (${last})::timestamptz`
}

/** More than any booking has; a journal stays one answer whatever happens to it. */
const MOST_OF_A_KIND = 500

type Needs = {
  /** The mails about a booking, the newest first. */
  mailsOf: (bookingId: string) => Promise<MailOfBooking[]>
  places: Pick<SearchPlaces, 'station'>
}

export function staffBookingReads(db: Db, { mailsOf, places }: Needs): StaffBookingReads {
  return {
    async list({ after, limit, ...filter }, language) {
      let query = bookingsFound(db, filter)
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
    },

    async count(filter, most) {
      const { count } = await db
        .selectFrom(bookingsFound(db, filter).select('id').limit(most).as('found'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    async journal(bookingId) {
      const ofEach = await Promise.all([
        events(bookingId),
        payments(bookingId),
        refunds(bookingId),
        ledger(bookingId),
        tasks(bookingId),
        mails(bookingId),
        staff(bookingId),
      ])
      return ofEach.flat().toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    },

    async emailOf(userId) {
      const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
      return row?.email ?? null
    },

    moneyOf: (bookingId) => paymentStore.moneyOfBooking(db, bookingId),
  }

  async function events(bookingId: string): Promise<JournalEntry[]> {
    const rows = await db
      .selectFrom('booking_events')
      .select(['at', 'kind'])
      .where('booking_id', '=', bookingId)
      .orderBy('id', 'desc')
      .limit(MOST_OF_A_KIND)
      .execute()
    return rows.map(({ at, kind }) => ({ of: 'event', at: at.toString(), kind }))
  }

  async function payments(bookingId: string): Promise<JournalEntry[]> {
    const rows = await db
      .selectFrom('payments')
      .select(['updated_at', 'state', 'amount', 'currency', 'card_brand', 'card_last4'])
      .where('booking_id', '=', bookingId)
      .orderBy('id', 'desc')
      .limit(MOST_OF_A_KIND)
      .execute()
    return rows.map(({ updated_at, state, amount, currency, card_brand, card_last4 }) => ({
      of: 'payment',
      at: updated_at.toString(),
      state,
      amount: { amount, currency },
      card: card_last4 === null ? null : `${card_brand ?? ''} ${card_last4}`.trim(),
    }))
  }

  async function refunds(bookingId: string): Promise<JournalEntry[]> {
    const rows = await db
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.changed_at', 'r.amount', 'p.currency'])
      // What a cancellation gives back is tried again by itself while a colleague looks at it.
      .select(({ ref }) =>
        sql<'due' | 'done' | 'failed'>`case when r.status = 'due' and r.request_id is null
          and ${hasTask({ bookingId: ref('p.booking_id').$castTo<string>() }, 'refund_refused', { open: true })}
          then 'failed' else r.status end`.as('status'),
      )
      .where('p.booking_id', '=', bookingId)
      .orderBy('r.id', 'desc')
      .limit(MOST_OF_A_KIND)
      .execute()
    return rows.map(({ changed_at, status, amount, currency }) => ({
      of: 'refund',
      at: changed_at.toString(),
      state: status,
      amount: { amount, currency },
    }))
  }

  async function ledger(bookingId: string): Promise<JournalEntry[]> {
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
      .limit(MOST_OF_A_KIND)
      .execute()
    return rows.map(({ at, kind, currency, postings }) => ({
      of: 'ledger',
      at: at.toString(),
      kind,
      postings: postings.map(({ account, amount }) => ({ account, amount: { amount, currency } })),
    }))
  }

  async function tasks(bookingId: string): Promise<JournalEntry[]> {
    const rows = await db
      .selectFrom('staff_tasks')
      .select(['created_at', 'kind', 'deadline', 'done_at', 'closing_note'])
      .where('booking_id', '=', bookingId)
      .limit(MOST_OF_A_KIND)
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

  async function mails(bookingId: string): Promise<JournalEntry[]> {
    const found = await mailsOf(bookingId)
    return found.flatMap(({ template, created_at: at, mail_id, recipient, state, sent_at, failure }) => {
      const named = BOOKING_MAILS.find((one) => one === template)
      return named ? [{ of: 'mail', at, mail_id, template: named, recipient, state, sent_at, failure }] : []
    })
  }

  async function staff(bookingId: string): Promise<JournalEntry[]> {
    const rows = await db
      .selectFrom('audit_entries as a')
      .leftJoin('users as u', 'u.id', 'a.staff_id')
      .select(['a.at', 'a.action'])
      .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('by'))
      .where('a.subject', '=', 'booking')
      .where('a.action', 'in', BOOKING_ACTIONS)
      .where('a.subject_id', '=', bookingId)
      .orderBy('a.id', 'desc')
      .limit(MOST_OF_A_KIND)
      .execute()
    return rows.map(({ at, action, by }) => ({
      of: 'staff',
      at: at.toString(),
      action: action as (typeof BOOKING_ACTIONS)[number],
      by,
    }))
  }
}

/** The bookings that the staff's list finds. */
export function bookingsFound(
  db: Db,
  { search, status, from, to, waiting }: Omit<StaffBookingFilter, 'after' | 'limit'>,
) {
  let query = db.selectFrom('bookings')
  query = status ? query.where('status', '=', status) : query.where('status', 'not in', ['cart', 'expired'])
  for (const pattern of search === undefined ? [] : searchPatterns(search))
    query = query.where(FOUND_BY, 'like', pattern)
  if (from !== undefined) query = query.where(dayOfPickUp, '>=', from)
  if (to !== undefined) query = query.where(dayOfPickUp, '<=', to)
  if (search !== undefined && (from ?? to) !== undefined) query = query.where(pickedUpAround({ from, to }))
  if (waiting)
    query = query.where(
      sql<boolean>`id in (select booking_id from staff_tasks where done_at is null and booking_id is not null)`,
    )
  return query
}

type Ordered = Pick<StaffBookingFilter, 'from' | 'to' | 'after'> & { order: 'asc' | 'desc' }

/**
 * Those after one of them, by id; where days are asked for by the day of pick-up, onwards from the first or back from the last, as
 * their index has it: by id every booking since would be read.
 */
export function inOrder<Row>(
  found: SelectQueryBuilder<Tables, 'bookings', Row>,
  { from, to, after, order }: Ordered,
): SelectQueryBuilder<Tables, 'bookings', Row> {
  if (from === undefined && to === undefined) {
    const next = after === undefined ? found : found.where('id', order === 'asc' ? '>' : '<', after)
    return next.orderBy('id', order)
  }
  const [direction, than] = from === undefined ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const)
  const ordered = found.orderBy(dayOfPickUp, direction).orderBy('id', direction)
  if (after === undefined) return ordered
  const dayOfAfter = sql`(select ${dayOfPickUp} from bookings where id = ${after})`
  return ordered.where(sql<boolean>`(${dayOfPickUp}, id) ${than} (${dayOfAfter}, ${after}::uuid)`)
}
