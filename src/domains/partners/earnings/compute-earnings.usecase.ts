import { claimDueAttributions, partnersDue, type Attribution } from '#domains/attribution/public.ts'
import { chargedBackOf, commissionEntry, postEntries, type LedgerEntry } from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { earningChange } from './earning-change.ts'
import { earningOf } from './earning-of.ts'
import {
  lockEarnings,
  selectDueByTime,
  selectDuplicates,
  selectHoldingDays,
  tryLock,
  writeEarnings,
  type ComputedEarning,
  type EarningLine,
  type LockedEarning,
} from './earning.store.ts'
import { flagsOf } from './flags-of.ts'
import type { AttributedSale } from './attributed-sale.ts'
import { findAttributedSales } from './attributed-sales.service.ts'
import { membersOf, paidWithOwnCard, peopleOf, repeatedBookings } from './self-referral.store.ts'

/** Bookings and trips of one transaction. */
const BATCH_SIZE = 200

/** Setting `commission_review`: flagged earnings above it await a decision by a person. */
type ComputeApp = Pick<App, 'db' | 'clock' | 'notifyPartners'> & {
  settings: { of(kind: 'commission_review'): Money }
}

/**
 * Computes the earnings of bookings and trips that have changed, or whose time has come. Earning, lines and
 * ledger are written in the transaction that ends their being due, so a crash leaves no partial result.
 */
export async function computeEarnings(app: ComputeApp): Promise<void> {
  let taken: number
  do taken = await app.db.transaction().execute((tx) => computeBatch(app, tx))
  while (taken > 0)
}

/** Computes one batch. Returns its size. */
async function computeBatch({ clock, settings, notifyPartners }: ComputeApp, tx: Db): Promise<number> {
  if (!(await tryLock(tx))) return 0
  const now = clock.now()
  await partnersDue(tx, await selectDueByTime(tx, now, BATCH_SIZE))
  const due = await claimDueAttributions(tx, BATCH_SIZE)
  if (due.length === 0) return 0
  const computed = await computedOf(tx, due, { now, decideAbove: settings.of('commission_review') })
  if (computed.length === 0) return due.length
  const changes = computed.flatMap(({ earning, line }) => (line ? { earning, line } : []))
  await writeEarnings(
    tx,
    computed.map(({ earning }) => earning),
    changes.map(({ line }) => line),
  )
  await notifyPartners(tx, changes)
  await postEntries(
    tx,
    changes.flatMap(({ earning, line }) => (line.amount !== 0 ? entryOf(earning, line) : [])),
    clock.now(),
  )
  const ids = computed.map(({ earning }) => earning.soldId)
  await partnersDue(tx, await selectDuplicates(tx, ids))
  return due.length
}

function entryOf({ soldId: id, kind, currency }: ComputedEarning, line: EarningLine): LedgerEntry {
  const of = kind === 'car' ? { bookingId: id } : { tripId: id }
  return commissionEntry({ lineId: line.id, of, amount: money(line.amount, currency) })
}

type Computed = { earning: ComputedEarning; line: EarningLine | null }

async function computedOf(
  tx: Db,
  due: readonly Attribution[],
  { now, decideAbove }: { now: Temporal.Instant; decideAbove: Money },
): Promise<Computed[]> {
  const ids = due.map(({ soldId }) => soldId)
  const partnerIds = [...new Set(due.map(({ partnerId }) => partnerId))]
  const locked = await lockEarnings(tx, ids)
  // Read after locking them, to include concurrent decisions by the staff.
  const sales = (await findAttributedSales(tx, due)).filter(({ orderedAt }) => orderedAt !== null)
  if (sales.length === 0) return []
  const people = await peopleOf(
    tx,
    sales.flatMap(({ userId }) => userId ?? []),
  )
  const members = await membersOf(tx, partnerIds)
  const holdingDays = await selectHoldingDays(tx, partnerIds)
  const ownCard = await paidWithOwnCard(tx, ids)
  const repeated = await repeatedBookings(tx, ids)
  const allChargedBack = await chargedBackOf(tx, ids)
  const attributions = new Map(due.map((one) => [one.soldId, one]))
  const byId = new Map(people.map((one) => [one.userId, one]))

  return sales.flatMap((sale) => {
    const partner = attributions.get(sale.id)
    if (!partner) return []
    const stored = locked.get(sale.id) ?? null
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
      previousFlags: stored?.flags ?? [],
    })
    const facts = {
      sale,
      holdingDays: stored?.holdingDays ?? holdingDays.get(partner.partnerId) ?? 0,
      chargedBack,
      flags,
      decision: stored?.decision ?? null,
    }
    const earning = earningOf(facts, now, decideAbove)
    if (!earning) return []
    return written({ sale, partner, stored, facts, duplicateOf, earning, now })
  })
}

type Writing = {
  sale: AttributedSale
  partner: Attribution
  stored: LockedEarning | null
  facts: { holdingDays: number; flags: ComputedEarning['flags'] }
  duplicateOf: string | null
  earning: NonNullable<ReturnType<typeof earningOf>>
  now: Temporal.Instant
}

function written({ sale, partner, stored, facts, duplicateOf, earning, now }: Writing): Computed {
  const { id: soldId, kind, reference, total, market } = sale
  const { partnerId, subId } = partner
  const { state, reason, line } = earningChange(stored, earning)
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
