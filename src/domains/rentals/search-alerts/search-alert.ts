import { mailboxKey } from '#kernel/email-address.ts'
import type { LangId } from '#kernel/locale.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { WindowLimit } from '#kernel/window-limit.ts'
import { isWorthTelling, LOOK_HOURS } from '../price-checks/price-check.ts'
import type { PriceCheckKey } from '../price-checks/price-check-key.ts'
import { filterQuery } from '../search/filter-query.contract.ts'
import { limitsIn } from '../search/offers/limits.ts'
import { passes } from '../search/offers/passes.ts'
import type { Filters, Offer } from '../search/search.contract.ts'

/** An address may have so many alerts, */
export const MAX_ALERTS = 10
/** each for so long, or until the pick-up. */
export const ALERT_DAYS = 90
/** How long a link to confirm is valid. */
export const CONFIRM_DAYS = 7

/** Filters as the results page has them; the driver's age is part of the rental. */
export type AlertFilters = Omit<Filters, 'driverAge'>

/** What is searched, and which of its cars count. `withCreditCard`: the desk may ask for one. */
export type AlertSearch = PriceCheckKey & { filters: AlertFilters; withCreditCard: boolean }

export type SearchAlert = {
  id: string
  email: string
  langId: LangId
  search: AlertSearch
  most: Money
  told: Money | null
  toldAt: Temporal.Instant | null
  askedAt: Temporal.Instant
}

const DAY_S = 24 * 3600

/** Mails to confirm an alert that one mailbox gets at most. */
const MAX_ASKS: readonly WindowLimit[] = [
  { most: 1, seconds: 60 },
  { most: 5, seconds: DAY_S },
  { most: 12, seconds: 7 * DAY_S },
]

/** What a mail to confirm is counted under; beyond any of the limits it is not sent. */
export function confirmationLimits(email: string): { name: string; limit: WindowLimit }[] {
  return MAX_ASKS.map((limit) => ({
    name: `mails to confirm a price alert in ${limit.seconds} s to ${mailboxKey(email)}`,
    limit,
  }))
}

/** Returns true if a mail is sent of the lowest total: once a day at most, and only of a lower price than the last one told. */
export function isToldOf(
  { told, toldAt }: Pick<SearchAlert, 'told' | 'toldAt'>,
  total: Money,
  now: Temporal.Instant,
): boolean {
  const isRested = toldAt === null || Temporal.Instant.compare(toldAt.add({ hours: LOOK_HOURS }), now) <= 0
  return isRested && isWorthTelling(total, told)
}

/** What tells whether a car is one of those that an alert is about. */
export function alertMatcher(
  { search, most }: Pick<SearchAlert, 'search' | 'most'>,
  exchange: ExchangeRates,
) {
  const { filters, withCreditCard } = search
  const limits = limitsIn(most.currency, filters, exchange)
  return (offer: Offer): boolean =>
    limits.ok &&
    (withCreditCard || !offer.payment.credit_card_required) &&
    passes(offer, filters, limits.value)
}

/** The address of the results that an alert was asked on, with what costs as little as it says. */
export function alertQuery(
  { search, most }: Pick<SearchAlert, 'search' | 'most'>,
  currencyId: number,
): string {
  const [pickUpDate = '', pickUpTime = ''] = search.pickUpAt.split('T')
  const [dropOffDate = '', dropOffTime = ''] = search.dropOffAt.split('T')
  const query = new URLSearchParams({
    pickup_id: search.placeId,
    ...(search.dropOffPlaceId !== search.placeId && { dropoff_id: search.dropOffPlaceId }),
    pickup_date: pickUpDate,
    pickup_time: pickUpTime,
    dropoff_date: dropOffDate,
    dropoff_time: dropOffTime,
    driver_age: String(search.driverAge),
    residence: search.residence,
    with_credit_card: String(search.withCreditCard),
    currency_id: String(currencyId),
  })
  const { TOTAL, ...filters } = search.filters
  // Whole units of an address: rounded up, so that the car that was told of passes.
  const max = { amount: Math.ceil(most.amount / 100) * 100, currency: most.currency }
  const min = TOTAL?.min?.currency === most.currency ? { min: TOTAL.min } : {}
  return `${query}&${filterQuery({ ...filters, TOTAL: { ...min, max } })}`
}
