import { mailboxKey } from '#kernel/email-address.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { WindowLimit } from '#kernel/window-limit.ts'
import type { Offer } from '../search/search.contract.ts'
import type { LookedFor } from '../price-guard/price-guard.ts'

/** An address may have so many alerts, */
export const MOST_ALERTS = 10
/** each for so long, or until the pick-up. */
export const ALERT_DAYS = 90
/** How long a link to confirm is valid. */
export const CONFIRM_DAYS = 7

/** What is searched, and which of its cars count; none of a kind: all of it. */
export type AlertSearch = LookedFor & { categories: string[]; transmissions: string[] }

export type SearchAlert = {
  id: string
  email: string
  langId: LangId
  search: AlertSearch
  most: Money
  told: Money | null
  askedAt: Temporal.Instant
}

const DAY_S = 24 * 3600

/** Mails to confirm an alert that one mailbox gets at most. */
const MOST_ASKS: readonly WindowLimit[] = [
  { most: 1, seconds: 60 },
  { most: 5, seconds: DAY_S },
  { most: 12, seconds: 7 * DAY_S },
]

/** What a mail to confirm is counted under; beyond any of the limits it is not sent. */
export function confirmationLimits(email: string): { name: string; limit: WindowLimit }[] {
  return MOST_ASKS.map((limit) => ({
    name: `mails to confirm a price alert in ${limit.seconds} s to ${mailboxKey(email)}`,
    limit,
  }))
}

/** Whether a car is one of those that an alert is about. */
export function isMeant(
  { vehicle }: Pick<Offer, 'vehicle'>,
  { categories, transmissions }: AlertSearch,
): boolean {
  return (
    (categories.length === 0 || categories.includes(vehicle.category)) &&
    (transmissions.length === 0 || transmissions.includes(vehicle.transmission))
  )
}

/** The address of the results that an alert was asked on. */
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
    currency_id: String(currencyId),
  })
  for (const one of search.categories) query.append('CATEGORY', one)
  for (const one of search.transmissions) query.append('TRANSMISSION', one)
  query.set('TOTAL', `-${Math.ceil(most.amount / 100)}-${most.currency}`)
  return query.toString()
}
