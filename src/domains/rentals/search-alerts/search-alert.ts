import { mailboxKey } from '#kernel/email-address.ts'
import type { LangId } from '#kernel/locale.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { WindowLimit } from '#kernel/window-limit.ts'
import { isWorthReporting, CHECK_INTERVAL_HOURS } from '../price-checks/price-check.ts'
import type { PriceCheckKey } from '../price-checks/price-check-key.ts'
import { filterQuery } from '../search/filter-query.contract.ts'
import { limitsIn } from '../search/offers/limits.ts'
import { passes } from '../search/offers/passes.ts'
import type { Filters, Offer } from '../search/search.contract.ts'

/** Max alerts per address. */
export const MAX_ALERTS = 10
/** Max days an alert runs; it ends earlier at the pick-up. */
export const ALERT_DAYS = 90
/** Days for which a confirmation link is valid. */
export const CONFIRM_DAYS = 7

/** Filters as on the results page; the driver's age is part of the rental. */
export type AlertFilters = Omit<Filters, 'driverAge'>

/** A search and the cars of it that match. `withCreditCard`: true if the desk may require a credit card. */
export type AlertSearch = PriceCheckKey & { filters: AlertFilters; withCreditCard: boolean }

export type SearchAlert = {
  id: string
  email: string
  langId: LangId
  search: AlertSearch
  most: Money
  reportedTotal: Money | null
  reportedAt: Temporal.Instant | null
  requestedAt: Temporal.Instant
}

const DAY_S = 24 * 3600

/** Max confirmation mails for alerts to one mailbox. */
const CONFIRMATION_MAIL_LIMITS: readonly WindowLimit[] = [
  { most: 1, seconds: 60 },
  { most: 5, seconds: DAY_S },
  { most: 12, seconds: 7 * DAY_S },
]

/** Returns the limits a confirmation mail counts against; it is not sent if any is exceeded. */
export function confirmationLimits(email: string): { name: string; limit: WindowLimit }[] {
  return CONFIRMATION_MAIL_LIMITS.map((limit) => ({
    name: `mails to confirm a price alert in ${limit.seconds} s to ${mailboxKey(email)}`,
    limit,
  }))
}

/** Returns true if the lowest total is mailed: at most once a day, and only if lower than the last one reported. */
export function shouldNotify(
  { reportedTotal, reportedAt }: Pick<SearchAlert, 'reportedTotal' | 'reportedAt'>,
  total: Money,
  now: Temporal.Instant,
): boolean {
  const isCooledDown =
    reportedAt === null || Temporal.Instant.compare(reportedAt.add({ hours: CHECK_INTERVAL_HOURS }), now) <= 0
  return isCooledDown && isWorthReporting(total, reportedTotal)
}

/** Returns a predicate for the offers that an alert matches. */
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

/** Returns the URL query of the results an alert was requested on, limited to its total. */
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
  // Whole units, rounded up, so that the reported car matches.
  const max = { amount: Math.ceil(most.amount / 100) * 100, currency: most.currency }
  const min = TOTAL?.min?.currency === most.currency ? { min: TOTAL.min } : {}
  return `${query}&${filterQuery({ ...filters, TOTAL: { ...min, max } })}`
}
