import type { NumberOf } from '#domains/fares/categories.contract.ts'
import { missingPlace, someFaults, type ReadForm } from '../quote/form-fault.ts'
import type { PlaceEntry } from '../places/place.ts'
import { endFault, startFault, textOf, type When } from '../when/place-clock.ts'

/** Literal numbers, checked by the compiler: the manifests would not fit into the first load. */
export const SELF_DRIVE: NumberOf<'selfDrive'> = 5

export type SelfDrive = { from: PlaceEntry; start: When; end: When; planId: string }

/**
 * Parses the form of a car without driver; `earliest` is the first bookable time, in the city's local time.
 */
export function readSelfDrive({ from, start, end, planId }: SelfDrive, earliest: string): ReadForm {
  const { place } = from
  const faults = someFaults({
    from: missingPlace(from, 'city'),
    start: startFault(start, earliest),
    end: endFault(end, start),
    plan: place && planId === '' ? { code: 'plan' } : null,
  })
  if (faults || !place) return { faults: faults ?? {} }
  return {
    input: {
      request: {
        category: SELF_DRIVE,
        city_id: place.cityId,
        start: textOf(start),
        end: textOf(end),
        plan_id: planId,
      },
      places: [place.name],
    },
  }
}

/** Builds the URL of the site's car-hire search: days, times, the place as text, and the partner as in their links. */
export function searchAddress({
  place,
  start,
  end,
  language,
  partnerCode,
  subId,
}: {
  place: string
  start: When
  end: When
  language: string
  partnerCode: string
  subId: string
}): string {
  const partner =
    partnerCode === '' ? {} : { aff: partnerCode, ...(subId !== '' && { sub: subId }), via: 'widget' }
  const query = new URLSearchParams({
    pickup: place,
    pickup_date: start.day,
    pickup_time: start.time,
    dropoff_date: end.day,
    dropoff_time: end.time,
    driver_age: '30',
    with_credit_card: 'true',
    ...partner,
  })
  const home = new URLSearchParams(partner)
  if (place !== '') return `/${language}/search?${query}`
  return home.size > 0 ? `/${language}?${home}` : `/${language}`
}
