import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { TestClock } from '../../infrastructure/clock.ts'
import { attributedTripsOn, tripFare } from './attributed-trips.ts'
import { partnerProcess } from './partner-process.ts'

/** A booking as a test expects it. Its total includes a commission of ten percent, which it earns. */
export type ExpectedBooking = {
  id: string
  kind: 'car' | 'trip'
  reference: string
  partner: number
  status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
  total: number
  pickUpAt: Temporal.Instant
  isOwn: boolean
  decision: 'allowed' | 'refused' | null
  paymentId: string
  /** Disputed amount and the state of the dispute. */
  dispute: { amount: number; state: 'none' | 'lost' | 'won' }
}

type Batch = { id: string; paidTo: { partner_id: string; amount: number }[] }

const COMMISSION_PER_TOTAL = 11

/** Earning of a trip: its whole fare, to exceed the min payout. */
const TRIP_EARNS = 24_000

/** Returns the expected earning of a booking, by the published rules. */
export function expectedOf({ kind, status, total, isOwn, decision, dispute }: ExpectedBooking): number {
  if (status === 'cancelled' || status === 'no_show' || decision === 'refused') return 0
  if (dispute.state === 'lost' && dispute.amount >= total) return 0
  if (kind === 'trip') return TRIP_EARNS
  return isOwn && decision !== 'allowed' ? 0 : total / COMMISSION_PER_TOTAL
}

export type PartnerCourse = Awaited<ReturnType<typeof partnerCourse>>

/** Steps from payable to paid; the first batch is rejected, so its payouts wait for another. */
const PAYING = ['state', 'prepare', 'refuse', 'prepare', 'approve', 'pay'] as const

/** Creates two partners with their bookings and batches, and two processes that work on them; the clock only moves forward. */
export async function partnerCourse({ dbs, clock }: { dbs: readonly [Db, Db]; clock: TestClock }) {
  const [db] = dbs
  const processes = [partnerProcess({ db, clock }), partnerProcess({ db: dbs[1], clock })] as const
  const [{ bookings, payouts }] = processes
  const partners = [await payouts.partner(), await payouts.partner()]
  const staff = [await payouts.actor(), await payouts.actor()] as const
  const ordered: ExpectedBooking[] = []
  const trips = attributedTripsOn({ db, clock })
  await trips.prepare()
  const batches: Batch[] = []
  const paid = new Map<string, number>()

  /** Jobs and acts of the staff that may run while others do, in either process. */
  function jobsOf(at: number) {
    const process = processes[at % 2] ?? processes[0]
    async function decideAll(approve: boolean) {
      for (const { id } of batches) await process.payouts.decide({ batchId: id, approve }, staff[1])
    }
    return {
      compute: () => process.compute(),
      state: () => process.payouts.makeMonthlyStatements(),
      replay: () => process.replay(),
      async prepare() {
        for (const kind of [
          { currency: 'EUR', format: 'sepa' },
          { currency: 'AED', format: 'csv' },
        ] as const) {
          const made = await process.payouts.prepare(kind, staff[0])
          if (!made.ok) continue
          const paidTo = await db
            .selectFrom('partner_payouts')
            .select(['partner_id', 'amount'])
            .where('batch_id', '=', made.value)
            .execute()
          batches.push({ id: made.value, paidTo })
        }
      },
      /** Batches that are already decided are rejected. */
      approve: () => decideAll(true),
      refuse: () => decideAll(false),
      /** Marks every batch as paid; batches that are already paid or not approved are rejected. */
      async pay() {
        const paidOn = clock.now().toString().slice(0, 10)
        for (const { id, paidTo } of batches) {
          const done = await process.payouts.pay({ batchId: id, paidOn }, staff[0])
          if (!done.ok) continue
          for (const { partner_id, amount } of paidTo)
            paid.set(partner_id, (paid.get(partner_id) ?? 0) + amount)
        }
      },
    }
  }
  /** Starts a job in both processes at once. */
  const byBoth = (job: keyof ReturnType<typeof jobsOf>) =>
    Promise.all(processes.map((_, at) => jobsOf(at)[job]()))

  return {
    partners,
    staff,
    ordered,
    paid,
    jobsOf,

    async order({ partner, total, isOwn }: Pick<ExpectedBooking, 'partner' | 'total' | 'isOwn'>) {
      const of = partners[partner]
      if (!of) throw new Error('no such partner')
      const pickUpAt = clock.now().add({ hours: 24 })
      const id = await bookings.addConfirmed({
        partnerId: of.id,
        total,
        supplierTotal: 0,
        pickUpAt,
        dropOffAt: pickUpAt.add({ hours: 48 }),
        ...(isOwn && { userId: of.owner }),
      })
      const row = await db
        .updateTable('bookings')
        .set({ supplier_state: 'reserved' })
        .where('id', '=', id)
        .returning('reference')
        .executeTakeFirstOrThrow()
      const paymentId = newId()
      const now = clock.now()
      const payment = { id: paymentId, booking_id: id, state: 'captured' as const, amount: total }
      await db
        .insertInto('payments')
        .values({ ...payment, currency: 'EUR', created_at: now, updated_at: now })
        .execute()
      const known = {
        id,
        kind: 'car' as const,
        reference: row.reference,
        partner,
        total,
        pickUpAt,
        isOwn,
        paymentId,
      }
      const dispute = { amount: 0, state: 'none' as const }
      ordered.push({ ...known, status: 'confirmed', decision: null, dispute })
    },

    /** A trip of a partner's widget, in dirhams. */
    async orderTrip(partner: number) {
      const id = await trips.book({ partnerId: partners[partner]?.id ?? '', basisPoints: 10_000 })
      const none = { reference: '', paymentId: '', total: 0, isOwn: false, decision: null }
      const dispute = { amount: 0, state: 'none' as const }
      const known = {
        id,
        kind: 'trip' as const,
        partner,
        pickUpAt: clock.now(),
        status: 'confirmed' as const,
      }
      ordered.push({ ...none, ...known, dispute })
    },

    async reprice(of: ExpectedBooking, total: number) {
      if (of.kind === 'trip' || of.status === 'cancelled' || of.status === 'no_show') return
      await bookings.reprice(of.id, { total, supplierTotal: 0 })
      of.total = total
    },

    async become(of: ExpectedBooking, status: 'completed' | 'cancelled') {
      if (of.status !== 'confirmed') return
      if (of.kind === 'car') await bookings.become(of.id, status)
      else if (status === 'cancelled') await trips.become(of.id, status, { status })
      else {
        await trips.become(of.id, 'ended', { status: 'ended', endedAt: clock.now() })
        await trips.become(of.id, 'billed', { status: 'billed', bill: tripFare(TRIP_EARNS) })
      }
      of.status = status
    },

    async miss(of: ExpectedBooking) {
      if (of.kind === 'trip') return
      const recorded = await processes[0].recordNoShow({ reference: of.reference, reason: 'Mail' }, staff[0])
      if (recorded.ok) of.status = 'no_show'
    },

    async dispute(of: ExpectedBooking, state: 'lost' | 'won') {
      if (of.kind === 'trip') return
      const amount = of.dispute.amount || of.total
      await Promise.all(
        processes.map((process) =>
          process.dispute({ paymentId: of.paymentId, state, amount: money(amount, 'EUR') }),
        ),
      )
      // A dispute that was won stays so.
      of.dispute = { amount, state: of.dispute.state === 'won' ? 'won' : state }
    },

    async decide(of: ExpectedBooking, decision: 'allowed' | 'refused') {
      const by = { soldId: of.id, decision, insteadOf: of.decision, reason: 'Asked the desk' }
      const decided = await processes[0].decideEarning(by, staff[0])
      if (decided.ok) of.decision = decision
    },

    /** Ends the second partner with a statement; changes in the same month go to the next one. */
    async end() {
      const { id = '' } = partners[1] ?? {}
      const first = ordered.find(({ partner }) => partner === 1)
      for (const [at, decision] of (['refused', 'allowed'] as const).entries()) {
        if (first) await this.decide(first, decision)
        await byBoth('compute')
        await processes[at]?.end(id, staff[0])
      }
    },

    /** Goes on to ten minutes into the next month. */
    monthEnd() {
      const next = clock.now().toZonedDateTimeISO('UTC').with({ day: 1 }).startOfDay().add({ months: 1 })
      clock.set(next.add({ minutes: 10 }).toInstant().toString())
    },

    byBoth,

    /** Cars come back, the holding days pass, and what is payable by the end of the month is stated and paid. */
    async payMonth() {
      for (const one of ordered) await this.become(one, 'completed')
      await byBoth('compute')
      clock.pass({ hours: 24 * 40 })
      await byBoth('compute')
      this.monthEnd()
      for (const job of PAYING) await byBoth(job)
    },

    /** Completes everything, including what waits for the statement after the next one. */
    async settle() {
      for (const one of ordered) if (one.dispute.state === 'lost') await this.decide(one, 'allowed')
      for (const _ of ['next', 'after that']) await this.payMonth()
    },
  }
}
