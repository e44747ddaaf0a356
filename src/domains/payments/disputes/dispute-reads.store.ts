import { sql } from 'kysely'
import type { TaskSubject } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { MoneySubject } from '../books/books.contract.ts'
import type { DisputeState } from '../payment-gateway.ts'
import type { StaffDispute } from './dispute.contract.ts'

type DisputesFilter = { state?: DisputeState | undefined; about?: string | undefined }

/** A dispute as it is kept, with what an act on it needs. */
export type FoundDispute = {
  dispute: Omit<StaffDispute, 'acts'>
  paymentId: string
  subject: TaskSubject
}

export type DisputeReads = {
  /** The latest first, from behind the dispute `after`. */
  list(filter: DisputesFilter, page: { after?: string | undefined; limit: number }): Promise<FoundDispute[]>
  find(id: string): Promise<FoundDispute | null>
}

export function disputeReads(db: Db): DisputeReads {
  const disputes = () =>
    db
      .selectFrom('disputes as d')
      .leftJoin('bookings as b', 'b.id', 'd.booking_id')
      .leftJoin('trips as t', 't.id', 'd.trip_id')
      .selectAll('d')
      .select(({ fn }) => fn.coalesce('b.reference', 't.reference').as('reference'))

  return {
    async list({ state, about }, { after, limit }) {
      let query = disputes().orderBy('d.opened_at', 'desc').orderBy('d.id', 'desc').limit(limit)
      if (state !== undefined) query = query.where('d.state', '=', state)
      if (about !== undefined)
        query = query.where(({ eb, or }) => or([eb('d.booking_id', '=', about), eb('d.trip_id', '=', about)]))
      if (after !== undefined)
        query = query.where(
          sql<boolean>`(d.opened_at, d.id) < (select l.opened_at, l.id from disputes l where l.id = ${after})`,
        )
      return (await query.execute()).map(found)
    },

    async find(id) {
      const row = await disputes().where('d.id', '=', id).executeTakeFirst()
      return row ? found(row) : null
    },
  }
}

type Row = {
  id: string
  booking_id: string | null
  trip_id: string | null
  payment_id: string
  state: DisputeState
  amount: number
  currency: string
  answer_by: Temporal.Instant | null
  by_hand: boolean
  opened_at: Temporal.Instant
  changed_at: Temporal.Instant
  reference: string | null
}

function found(row: Row): FoundDispute {
  const about: MoneySubject = {
    kind: row.trip_id === null ? 'booking' : 'trip',
    id: row.trip_id ?? row.booking_id ?? '',
    name: row.reference ?? '',
  }
  return {
    dispute: {
      dispute_id: row.id,
      about,
      state: row.state,
      amount: money(row.amount, row.currency),
      answer_by: row.answer_by?.toString() ?? null,
      opened_at: row.opened_at.toString(),
      changed_at: row.changed_at.toString(),
      by_hand: row.by_hand,
    },
    paymentId: row.payment_id,
    subject: about.kind === 'trip' ? { tripId: about.id } : { bookingId: about.id },
  }
}
