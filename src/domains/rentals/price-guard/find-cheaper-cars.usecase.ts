import { partnerPercent } from '#domains/attribution/public.ts'
import { distanceKm } from '#kernel/geo.ts'
import { newId } from '#kernel/ids.ts'
import { languageOf } from '#kernel/locale.ts'
import { convert, type ExchangeRates, money, type Money, share, subtract, sum } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import { unsubscribeLinks } from '../mails/unsubscribe-links.ts'
import type { Offer } from '../search/search.contract.ts'
import { rebookingStore } from '../rebookings/rebooking.store.ts'
import { type CheaperCar, hasBothBookings, type Rebooking } from '../rebookings/rebooking.ts'
import { compareTerms, isNotWorse } from '../rebookings/compare-terms.ts'
import { isReplaceable } from '../rebookings/replaceable.ts'
import { findCheapestOffers, type PricesApp, type Watcher } from '../price-checks/cheapest-offers.service.ts'
import { CHECK_INTERVAL_HOURS, isWorthReporting } from '../price-checks/price-check.ts'
import { parsePriceCheckKey } from '../price-checks/price-check-key.ts'
import { type PriceChecksApp, runPriceChecks } from '../price-checks/run-price-checks.service.ts'
import { priceAgain } from '../rebookings/price-again.service.ts'
import { type GuardedBooking, priceGuardStore, watchedGuards } from './price-guard.store.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { notifyDriver, type PriceMailsApp } from '../rebookings/notify-driver.service.ts'

/** Min saving worth a mail: 3%, and at least €5. */
const MIN_SAVING = { basisPoints: 300, euros: money(500, 'EUR') } as const

const CHOSEN: ReadonlySet<Price['lines'][number]['kind']> = new Set(['extra', 'protection'])

type CheckingApp = PriceChecksApp & PricesApp & GuardMailsApp & Pick<App, 'quoteNew' | 'quotes'>

/**
 * Max offers to reprice: a price is requested again before it is reported, and if the cheapest is gone, the next one
 * may be available.
 */
const MAX_OFFERS = 3

/**
 * Checks the price guards that are due. Guards of one rental share one search, with the same caches, limits and
 * breakers as travellers' searches. An offer that is cheap enough and no worse is repriced by its supplier, with the
 * same extras and protection, before it is reported. Returns the number of checks.
 */
export function findCheaperCars(app: CheckingApp): Promise<number> {
  return runPriceChecks(app, {
    watched: watchedGuards,
    endByTime: priceGuardStore.endByTime,
    check: (key, bookingIds) => checkSearch(app, key, bookingIds),
    failure: 'prices of guarded bookings could not be looked at',
  })
}

/** Checks the price guards that share one search. */
async function checkSearch(app: CheckingApp, key: string, bookingIds: readonly string[]): Promise<void> {
  const { db, clock, exchange } = app
  const rental = parsePriceCheckKey(key)
  const all = await priceGuardStore.guarded(db, bookingIds)
  const now = clock.now()
  const [open, over] = partition(all, (booking) => isReplaceable(booking, now))
  const watchers = open.flatMap((booking) => watcherFor(booking, exchange()))
  const offers =
    rental && watchers.length > 0 ? await findCheapestOffers(app, rental, watchers, MAX_OFFERS) : null
  for (const booking of open) await tryOffers(app, booking, offers?.get(booking.id) ?? [])
  await db.transaction().execute(async (tx) => {
    await priceGuardStore.end(
      tx,
      over.map(({ id }) => id),
    )
    await priceGuardStore.recordCheck(tx, bookingIds, now, now.add({ hours: CHECK_INTERVAL_HOURS }))
  })
}

/** Creates a watcher for the car alone: the maximum total that saves enough, for offers that are no worse. */
function watcherFor({ id, sold, price, langId }: GuardedBooking, rates: ExchangeRates): Watcher[] {
  const saving = minSaving(price.total, rates)
  if (!saving) return []
  const { offer, driverAge, ledBy: attribution } = sold
  return [
    {
      id,
      language: languageOf(langId),
      driverAge,
      partnerBasisPoints: partnerPercent(attribution ?? null),
      maxTotal: subtract(carPart(price), saving),
      matches: (found, place) =>
        isNotWorse({ ...offer, distance_km: roundedKm(distanceKm(place, offer.pickup)) }, found),
    },
  ]
}

async function tryOffers(app: CheckingApp, booking: GuardedBooking, offers: readonly Offer[]): Promise<void> {
  for (const offer of offers) {
    const latest = await rebookingStore.latestOf(app.db, booking.id)
    if (latest && !mayOffer(latest)) return
    const reported = latest?.state === 'offered' ? latest.toldTotal : null
    // The price is known: an offer that would not be reported is not repriced.
    if (reported && offer.price.total.amount >= reported.amount) return
    const priced = await priceAgain(app, booking, offer.offer_id)
    if (!priced.ok || !savesEnough(booking, priced.value.found, app.exchange())) continue
    const { found } = priced.value
    if (isWorthReporting(found.price.total, reported)) await offerCheaperCar(app, booking, found)
    return
  }
}

function savesEnough(booking: GuardedBooking, found: CheaperCar, rates: ExchangeRates): boolean {
  const threshold = minSaving(booking.price.total, rates)
  if (!threshold || found.saving.amount < threshold.amount) return false
  const { distance_km } = found.offer
  // The same place was searched, so distances are already compared.
  return isNotWorse({ ...booking.sold.offer, distance_km }, found.offer)
}

function offerCheaperCar(
  app: CheckingApp,
  { id: bookingId }: GuardedBooking,
  found: CheaperCar,
): Promise<void> {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock.now()
    const guard = await priceGuardStore.find(tx, bookingId)
    if (guard?.state !== 'on') return
    const isOffered = await rebookingStore.offer(tx, { id: newId(), bookingId, found, told: true, now })
    if (isOffered) await notifyCheaperCar(app, tx, { bookingId, found })
  })
}

/** Rounds like `Offer.distance_km`. */
function roundedKm(km: number): number {
  return Math.round(km * 10) / 10
}

/** Returns true unless a car is being ordered, or both cars stay booked: staff resolve those. */
function mayOffer({ state, reason }: Rebooking): boolean {
  return state === 'offered' || (state === 'given_up' && reason !== null && !hasBothBookings(reason))
}

function partition<Item>(items: readonly Item[], fits: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))]
}

/** Returns the price of the car alone: without extras and protection, after its coupon. */
function carPart({ total, lines }: Pick<Price, 'total' | 'lines'>): Money {
  const chosen = lines.flatMap(({ kind, amount }) => (CHOSEN.has(kind) ? amount : []))
  return subtract(total, sum(chosen, total.currency))
}

/** Returns the min saving on a total, in its currency; null if the currency has no exchange rate. */
function minSaving(total: Money, rates: ExchangeRates): Money | null {
  const euros = convert(MIN_SAVING.euros, total.currency, rates)
  const part = share(total, MIN_SAVING.basisPoints)
  return euros && (euros.amount > part.amount ? euros : part)
}

/** Parts of the app that mail about a price guard. */
type GuardMailsApp = PriceMailsApp & Pick<App, 'bookings' | 'priceMailSecret'>

/** Notifies a customer of a cheaper car, in the transaction that offers it. */
async function notifyCheaperCar(
  app: GuardMailsApp,
  tx: Db,
  { bookingId, found }: { bookingId: string; found: CheaperCar },
): Promise<void> {
  const booking = await app.bookings.find(bookingId)
  if (!booking) return
  const { offer } = booking.sold
  const terms = compareTerms(offer, found.offer)
  const termsWith = (verdict: 'better' | 'other') =>
    terms.flatMap((one) => (one.verdict === verdict ? one.term : []))
  await notifyDriver(app, tx, booking, {
    kind: 'cheaper_car',
    reference: booking.reference,
    old: { vehicle: offer.vehicle, supplier: offer.supplier, total: booking.price.total },
    found: { vehicle: found.offer.vehicle, supplier: found.offer.supplier, total: found.price.total },
    saving: found.saving,
    differs: { better: termsWith('better'), other: termsWith('other') },
    missing: found.missing.length,
    unsubscribe: unsubscribeLinks(app.priceMailSecret(`guard ${bookingId}`)),
  })
}
