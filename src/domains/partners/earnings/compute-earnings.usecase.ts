import type { LedgerEntry } from '#domains/payments/public.ts'
import { commissionEntry } from '#domains/payments/public.ts'
import type { Attribution } from '#domains/attribution/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { earningChange } from './earning-change.ts'
import { earningOf } from './earning-of.ts'
import type { EarningFacts } from './earning-facts.store.ts'
import type { ComputedEarning, EarningLine, HeldEarning, TellChanges } from './earning.store.ts'
import { flagsOf } from './flags-of.ts'
import type { AttributedSale } from './attributed-sale.ts'
import { findAttributedSales, type FindAttributedSales } from './attributed-sales.service.ts'

/** Bookings and trips of one transaction. */
const A_BATCH = 200

type Needs = EarningFacts & {
  db: Db
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tell: TellChanges
  /** Earnings with flags above it wait for a person. */
  decideAbove: () => Money
  clock: Clock
}

/**
 * Computes what bookings and trips earn that have changed, or that time has: earning, lines and ledger in the transaction in which
 * they stop being due. Killed at any moment, the next run does all of it or nothing is left to do.
 */
export type ComputeEarnings = () => Promise<void>

export function computeEarnings(needs: Needs): ComputeEarnings {
  const { db, earnings, takeDue, markDue, post, tell, clock } = needs
  const salesOf = findAttributedSales(needs)

  /** How many were computed. */
  async function batch(tx: Db): Promise<number> {
    if (!(await earnings.takeTurn(tx))) return 0
    const now = clock.now()
    await markDue(tx, await earnings.dueByTime(tx, now, A_BATCH))
    const due = await takeDue(tx, A_BATCH)
    if (due.length === 0) return 0
    const computed = await computedOf({ ...needs, salesOf }, tx, due, now)
    if (computed.length > 0) {
      const lines = computed.flatMap(({ line }) => line ?? [])
      await earnings.write(
        tx,
        computed.map(({ earning }) => earning),
        lines,
      )
      await post(
        tx,
        computed.flatMap(({ earning, line }) => (line && line.amount !== 0 ? entryOf(earning, line) : [])),
      )
      await tell(
        tx,
        computed.flatMap(({ earning, line }) => (line ? { earning, line } : [])),
      )
      const ids = computed.map(({ earning }) => earning.soldId)
      await markDue(tx, await earnings.duplicatesOf(tx, ids))
    }
    return due.length
  }

  return async () => {
    let taken: number
    do taken = await db.transaction().execute(batch)
    while (taken > 0)
  }
}

function entryOf({ soldId: id, kind, currency }: ComputedEarning, line: EarningLine): LedgerEntry {
  const of = kind === 'car' ? { bookingId: id } : { tripId: id }
  return commissionEntry({ lineId: line.id, of, amount: money(line.amount, currency) })
}

type Computed = { earning: ComputedEarning; line: EarningLine | null }

async function computedOf(
  needs: Needs & { salesOf: FindAttributedSales },
  tx: Db,
  due: readonly Attribution[],
  now: Temporal.Instant,
): Promise<Computed[]> {
  const ids = due.map(({ soldId }) => soldId)
  const partnerIds = [...new Set(due.map(({ partnerId }) => partnerId))]
  const held = await needs.earnings.hold(tx, ids)
  // Read after holding them, so that what a person has decided meanwhile is heeded.
  const sales = (await needs.salesOf(tx, due)).filter(({ orderedAt }) => orderedAt !== null)
  if (sales.length === 0) return []
  const people = await needs.peopleOf(
    tx,
    sales.flatMap(({ userId }) => userId ?? []),
  )
  const members = await needs.membersOf(tx, partnerIds)
  const holdingDays = await needs.earnings.holdingDaysOf(tx, partnerIds)
  const ownCard = await needs.paidWithOwnCard(tx, ids)
  const repeated = await needs.repeatedBookings(tx, ids)
  const allChargedBack = await needs.chargedBackOf(tx, ids)
  const decideAbove = needs.decideAbove()
  const ledBy = new Map(due.map((one) => [one.soldId, one]))
  const byId = new Map(people.map((one) => [one.userId, one]))

  return sales.flatMap((sale) => {
    const partner = ledBy.get(sale.id)
    if (!partner) return []
    const kept = held.get(sale.id) ?? null
    const duplicateOf = repeated.get(sale.id) ?? null
    const chargedBack = allChargedBack.get(sale.id) ?? 0
    const flags = flagsOf({
      sale,
      booker: (sale.userId !== null && byId.get(sale.userId)) || null,
      members: members.get(partner.partnerId) ?? [],
      hasOwnCard: ownCard.has(sale.id),
      isRepeated: duplicateOf !== null,
      hasOwnBrowser: partner.ownBrowser,
      chargedBack,
      kept: kept?.flags ?? [],
    })
    const facts = {
      sale,
      holdingDays: kept?.holdingDays ?? holdingDays.get(partner.partnerId) ?? 0,
      chargedBack,
      flags,
      decision: kept?.decision ?? null,
    }
    const earning = earningOf(facts, now, decideAbove)
    if (!earning) return []
    return written({ sale, partner, kept, facts, duplicateOf, earning, now })
  })
}

type Writing = {
  sale: AttributedSale
  partner: Attribution
  kept: HeldEarning | null
  facts: { holdingDays: number; flags: ComputedEarning['flags'] }
  duplicateOf: string | null
  earning: NonNullable<ReturnType<typeof earningOf>>
  now: Temporal.Instant
}

function written({ sale, partner, kept, facts, duplicateOf, earning, now }: Writing): Computed {
  const { id: soldId, kind, reference, total, market } = sale
  const { partnerId, subId } = partner
  const { state, reason, line } = earningChange(kept, earning)
  return {
    earning: {
      soldId,
      kind,
      partnerId,
      reference,
      subId,
      state,
      reason,
      currency: total.currency,
      gross: total.amount,
      amount: earning.amount,
      market,
      pickupId: sale.placeId,
      supplierId: sale.supplierId,
      orderedAt: sale.orderedAt ?? now,
      pickUpAt: sale.startAt,
      dropOffAt: sale.endAt,
      holdingDays: facts.holdingDays,
      payableAt: earning.payableAt,
      nextAt: earning.nextAt,
      flags: facts.flags,
      duplicateOf,
      toDecide: earning.toDecide,
      changedAt: now,
    },
    line: line && {
      id: newId(),
      soldId,
      partnerId,
      at: now,
      state: line.state,
      reason: line.reason,
      amount: line.difference,
    },
  }
}
