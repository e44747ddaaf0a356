import { LONGEST_CODE } from '../coupon-input.ts'
import { addDays, isDay } from '#kernel/days.ts'
import { nextFriday } from './days.ts'

/** The search form's values, named as in the API's query; empty if not entered yet. */
export type SearchCriteria = {
  pickup_id: string
  dropoff_id?: string
  pickup_date: string
  pickup_time: string
  dropoff_date: string
  dropoff_time: string
  driver_age: number
  residence?: string
  with_credit_card: 'true' | 'false'
  /** The code of a coupon to apply to whichever car is chosen. */
  coupon?: string
}

/** Places as entered, when no suggestion was chosen: the form before its script has loaded. */
export type EnteredPlaces = { pickup: string; dropoff: string }

/** Path of the search. */
export const SEARCH_PAGE = '/search'

/** The age sent for "Driver aged 30 – 65?". */
export const USUAL_AGE = 30
/** A booking starts within a year. */
export const MAX_DAYS_AHEAD = 365

/** Returns the initial form: next Friday to Monday, at ten. `today` is `YYYY-MM-DD`. */
export function usualSearch(today: string): SearchCriteria {
  const pickup_date = nextFriday(today)
  return {
    pickup_id: '',
    pickup_date,
    pickup_time: '10:00',
    dropoff_date: addDays(pickup_date, 3),
    dropoff_time: '10:00',
    driver_age: USUAL_AGE,
    with_credit_card: 'true',
  }
}

/**
 * Parses `/search`'s query, as the form or `searchUrl` wrote it; missing or invalid values get defaults,
 * except an age, which stays as entered. Text entered over a chosen place replaces it.
 */
export function readSearchUrl(
  query: URLSearchParams,
  today: string,
): SearchCriteria & { entered: EnteredPlaces } {
  const usual = usualSearch(today)
  const read = (name: keyof SearchCriteria, valid: (text: string) => boolean) => {
    const text = query.get(name)?.trim() ?? ''
    return valid(text) ? text : undefined
  }
  const pickUp = placeOf(query, 'pickup')
  const dropOff = placeOf(query, 'dropoff')
  const pickup_date = read('pickup_date', isDay) ?? usual.pickup_date
  // The tick (30) and the age field may both be sent: the tick comes first and counts. An invalid age is reported.
  const age = query.get('driver_age')
  const coupon = couponOf(query)
  const residence = read('residence', (text) => /^[A-Z]{2}$/.test(text))
  return {
    ...usual,
    pickup_id: pickUp.id,
    ...(dropOff.id !== '' && { dropoff_id: dropOff.id }),
    pickup_date,
    pickup_time: read('pickup_time', isTime) ?? usual.pickup_time,
    dropoff_date: read('dropoff_date', isDay) ?? addDays(pickup_date, 3),
    dropoff_time: read('dropoff_time', isTime) ?? usual.dropoff_time,
    driver_age: age === null ? USUAL_AGE : Number(age.trim() === '' ? Number.NaN : age),
    ...(residence !== undefined && { residence }),
    with_credit_card: query.get('with_credit_card') === 'false' ? 'false' : 'true',
    ...(coupon !== '' && { coupon }),
    entered: { pickup: pickUp.entered, dropoff: dropOff.entered },
  }
}

/** Returns the address of a search, to share and return to. */
export function searchUrl(
  { dropoff_id, residence, coupon, ...criteria }: SearchCriteria,
  at = SEARCH_PAGE,
): string {
  const query = new URLSearchParams({ pickup_id: criteria.pickup_id })
  if (dropoff_id && dropoff_id !== criteria.pickup_id) query.set('dropoff_id', dropoff_id)
  query.set('pickup_date', criteria.pickup_date)
  query.set('pickup_time', criteria.pickup_time)
  query.set('dropoff_date', criteria.dropoff_date)
  query.set('dropoff_time', criteria.dropoff_time)
  query.set('driver_age', String(criteria.driver_age))
  if (residence) query.set('residence', residence)
  query.set('with_credit_card', criteria.with_credit_card)
  if (coupon) query.set('coupon', coupon)
  return `${at}?${query}`
}

export function validAge(age: number): boolean {
  return Number.isInteger(age) && age >= 18 && age <= 99
}

/**
 * Returns the coupon code of a query, empty without one: as `searchUrl` writes it, or the form with its
 * switch on.
 */
export function couponOf(query: URLSearchParams): string {
  const code = query.get('coupon') ?? (query.has('with_coupon') ? query.get('coupon_code') : null)
  return code?.trim().slice(0, LONGEST_CODE) ?? ''
}

/** `HH:mm`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function placeOf(query: URLSearchParams, place: 'pickup' | 'dropoff'): { id: string; entered: string } {
  if (place === 'dropoff' && query.has('dropoff') && !query.has('elsewhere')) return { id: '', entered: '' }
  const entered = query.get(place)?.trim() ?? ''
  const id = query.get(`${place}_id`)?.trim() ?? ''
  // The form may not have the name yet of a place that has only an id.
  const unchanged = entered === (query.get(`${place}_name`)?.trim() ?? '')
  return /^[A-Za-z0-9-]{3,60}$/.test(id) && unchanged
    ? { id, entered: '' }
    : { id: '', entered: entered.slice(0, 80) }
}
