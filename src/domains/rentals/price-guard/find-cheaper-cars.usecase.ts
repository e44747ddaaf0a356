import type { Clock } from '#kernel/clock.ts'
import { distanceKm } from '#kernel/geo.ts'
import { newId } from '#kernel/ids.ts'
import { languageOf } from '#kernel/locale.ts'
import { subtract, type ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Offer } from '../search/search.contract.ts'
import type { PriceAgain } from '../rebookings/price-again.service.ts'
import type { RebookingStore } from '../rebookings/rebooking.store.ts'
import { keptBoth, type Found, type Rebooking } from '../rebookings/rebooking.ts'
import { isNotWorse } from '../rebookings/compare-terms.ts'
import { isReplaceable } from '../rebookings/replaceable.ts'
import type { CheapestOffers, Watcher } from '../price-checks/cheapest-offers.service.ts'
import { isWorthTelling, LOOK_HOURS } from '../price-checks/price-check.ts'
import { lookedFor } from '../price-checks/price-check-key.ts'
import { partnerPercent } from '#domains/attribution/public.ts'
import type { TellGuard } from './guard-news.ts'
import { carPart, leastSaving } from './price-guard.ts'
import type { GuardedBooking, PriceGuardStore } from './price-guard.store.ts'

/** Checks the price guards that share one search. */
export type LookForCheaper = (key: string, bookingIds: readonly string[]) => Promise<void>

type Needs = {
  db: Db
  guards: PriceGuardStore
  rebookings: RebookingStore
  cheapestOffers: CheapestOffers
  priceAgain: PriceAgain
  tellGuard: TellGuard
  exchange: () => ExchangeRates
  clock: Clock
}

/**
 * Max offers to reprice: a price is requested again before it is reported, and if the cheapest is gone, the next one
 * may be available.
 */
const MAX_OFFERS = 3

/**
 * Checks price guards. Guards of one rental share one search, with the same caches, limits and breakers as travellers'
 * searches. An offer that is cheap enough and no worse is repriced by its supplier, with the same extras and
 * protection, before it is reported.
 */
export function findCheaperCars(needs: Needs): LookForCheaper {
  const { db, guards, rebookings, cheapestOffers, priceAgain, tellGuard, exchange, clock } = needs

  /** Creates a watcher for the car alone: the maximum total that saves enough, for offers that are no worse. */
  function watcherFor({ id, sold, price, langId }: GuardedBooking): Watcher[] {
    const saving = leastSaving(price.total, exchange())
    if (!saving) return []
    const { offer, driverAge, ledBy } = sold
    return [
      {
        id,
        language: languageOf(langId),
        driverAge,
        partnerBasisPoints: partnerPercent(ledBy ?? null),
        most: subtract(carPart(price), saving),
        isMeant: (found, place) =>
          isNotWorse({ ...offer, distance_km: roundedKm(distanceKm(place, offer.pickup)) }, found),
      },
    ]
  }

  async function tryOffers(booking: GuardedBooking, offers: readonly Offer[]): Promise<void> {
    for (const offer of offers) {
      const latest = await rebookings.latestOf(db, booking.id)
      if (latest && !mayOffer(latest)) return
      const told = latest?.state === 'offered' ? latest.toldTotal : null
      // The price is known: an offer that would not be reported is not repriced.
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
    // The same place was searched, so distances are already compared.
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

  return async (key, bookingIds) => {
    const rental = lookedFor(key)
    const all = await guards.guarded(db, bookingIds)
    const now = clock.now()
    const [open, over] = partition(all, (booking) => isReplaceable(booking, now))
    const watchers = open.flatMap((booking) => watcherFor(booking))
    const offers = rental && watchers.length > 0 ? await cheapestOffers(rental, watchers, MAX_OFFERS) : null
    for (const booking of open) await tryOffers(booking, offers?.get(booking.id) ?? [])
    await db.transaction().execute(async (tx) => {
      await guards.end(
        tx,
        over.map(({ id }) => id),
      )
      await guards.looked(tx, bookingIds, now, now.add({ hours: LOOK_HOURS }))
    })
  }
}

/** Rounds like `Offer.distance_km`. */
function roundedKm(km: number): number {
  return Math.round(km * 10) / 10
}

/** Returns true unless a car is being ordered, or both cars stay booked: staff resolve those. */
function mayOffer({ state, reason }: Rebooking): boolean {
  return state === 'offered' || (state === 'given_up' && reason !== null && !keptBoth(reason))
}

function partition<Item>(items: readonly Item[], fits: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))]
}
