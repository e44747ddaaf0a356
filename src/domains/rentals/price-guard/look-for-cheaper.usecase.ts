import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Offer } from '../search/search.contract.ts'
import type { PriceAgain } from '../rebookings/price-again.service.ts'
import type { RebookingStore } from '../rebookings/rebooking.store.ts'
import { keptBoth, type Found, type Rebooking } from '../rebookings/rebooking.ts'
import type { CheaperOffers } from './cheaper-offers.service.ts'
import { isNotWorse } from '../rebookings/compare-terms.ts'
import type { TellGuard } from './guard-news.ts'
import { isReplaceable } from '../rebookings/replaceable.ts'
import { isWorthTelling, leastSaving, LOOK_HOURS, lookedFor } from './price-guard.ts'
import type { GuardedBooking, PriceGuardStore } from './price-guard.store.ts'

/** Looks at the guards that are due; returns how many. */
export type LookForCheaper = () => Promise<number>

type Needs = {
  db: Db
  guards: PriceGuardStore
  rebookings: RebookingStore
  cheaperOffers: CheaperOffers
  priceAgain: PriceAgain
  tellGuard: TellGuard
  exchange: () => ExchangeRates
  clock: Clock
  onError: (error: unknown) => void
}

/** Searches of a turn, and at a time: few, as suppliers' limits are there for travellers. */
const KEYS_A_TURN = 40
const AT_A_TIME = 4
/** Turns of a run, while anything is due: some 20 s, for which a process that is to stop waits. */
const MOST_TURNS = 6
/** A guard that is due within this time is looked at with another of its search. */
const TOGETHER_HOURS = 8
/** What a process that ended had taken is looked at by another after this. */
const TURN_MINUTES = 10

/**
 * Guards of one rental share one search, through the caches, limits and breakers that travellers' searches have. What
 * is cheap enough and no worse is priced again by its supplier, with the same extras and protection, before it is told.
 */
export function lookForCheaper(needs: Needs): LookForCheaper {
  const { db, guards, rebookings, cheaperOffers, priceAgain, tellGuard, exchange, clock, onError } = needs

  async function lookAt(key: string, bookingIds: readonly string[]): Promise<void> {
    const rental = lookedFor(key)
    const all = await guards.guarded(db, bookingIds)
    const now = clock.now()
    const [open, over] = partition(all, (booking) => isReplaceable(booking, now))
    const offers = rental && open.length > 0 ? await cheaperOffers(rental, open) : null
    for (const booking of open) await tryOffers(booking, offers?.get(booking.id) ?? [])
    await db.transaction().execute(async (tx) => {
      await guards.end(
        tx,
        over.map(({ id }) => id),
      )
      await guards.looked(tx, bookingIds, now, now.add({ hours: LOOK_HOURS }))
    })
  }

  async function tryOffers(booking: GuardedBooking, offers: readonly Offer[]): Promise<void> {
    for (const offer of offers) {
      const latest = await rebookings.latestOf(db, booking.id)
      if (latest && !mayOffer(latest)) return
      const told = latest?.state === 'offered' ? latest.toldTotal : null
      // The price is known: what would not be told is not asked for again.
      if (told && offer.price.total.amount >= told.amount) return
      const priced = await priceAgain(booking, offer.offer_id)
      if (!priced.ok || !isWorthIt(booking, priced.value.found)) continue
      const { found } = priced.value
      if (isWorthTelling(found.price.total, told)) await tell(booking, found)
      return
    }
  }

  function isWorthIt(booking: GuardedBooking, found: Found): boolean {
    const least = leastSaving(booking.price.total, exchange())
    if (!least || found.saving.amount < least.amount) return false
    const { distance_km } = found.offer
    // The same place was searched: what is nearer was decided there.
    return isNotWorse({ ...booking.sold.offer, distance_km }, found.offer)
  }

  function tell(booking: GuardedBooking, found: Found): Promise<void> {
    return db.transaction().execute(async (tx) => {
      const now = clock.now()
      const guard = await guards.find(tx, booking.id)
      if (guard?.state !== 'on') return
      const isOffered = await rebookings.offer(tx, {
        id: newId(),
        bookingId: booking.id,
        found,
        told: true,
        now,
      })
      if (isOffered) await tellGuard(tx, { bookingId: booking.id, found })
    })
  }

  async function turn(): Promise<number> {
    const now = clock.now()
    const claimed = await db.transaction().execute(async (tx) => {
      await guards.endByTime(tx, now)
      const soon = now.add({ hours: TOGETHER_HOURS })
      return guards.claim(tx, { now, soon, until: now.add({ minutes: TURN_MINUTES }), keys: KEYS_A_TURN })
    })
    const waiting = [...claimed]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await lookAt(...next).catch((error: unknown) => onError(error))
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    return [...claimed.values()].reduce((count, ids) => count + ids.length, 0)
  }

  return async () => {
    let count = 0
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const looked = await turn()
      if (looked === 0) break
      count += looked
    }
    return count
  }
}

/** Not while one is ordered, nor once two cars are booked: what becomes of those is for people. */
function mayOffer({ state, reason }: Rebooking): boolean {
  return state === 'offered' || (state === 'given_up' && reason !== null && !keptBoth(reason))
}

function partition<Item>(items: readonly Item[], fits: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))]
}
