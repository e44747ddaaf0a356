import type { Location, Station } from '#domains/rentals/locations/location.contract.ts'
import { everyDay } from '#kernel/opening-hours.ts'
import type { Plan } from '#domains/suppliers/public.ts'
import type { SearchRequest } from '#domains/rentals/search/search-cars.usecase.ts'
import type { Desk, SearchPlaces } from '#domains/rentals/search/search-places.ts'
import { sampleDubai } from '../builders/content/sample-home.ts'

const PLACE: Location = { ...sampleDubai, name: 'Dubai International' }

/** One airport where each plan's supplier has a desk. */
export function stubPlaces(plans: readonly Plan[]): SearchPlaces {
  const { latitude, longitude, time_zone: timeZone } = PLACE
  const desks = plans.map(({ supplier }): Desk => ({
    id: `desk-${supplier.id}`,
    supplierId: supplier.id,
    code: 'DXB',
    iata: 'DXB',
    latitude,
    longitude,
    timeZone,
    openingHours: everyDay(0, 2400),
  }))
  const stations = new Map(
    desks.map(({ id }): [string, Station] => [
      id,
      {
        ...PLACE,
        id,
        type: 'station',
        address: { addressLine: 'Terminal 1', city: 'Dubai', country: 'United Arab Emirates' },
        phone: { countryCode: '+971', phone: '42245555' },
        opening_hours: everyDay(0, 2400),
        desk: 'in_terminal',
      },
    ]),
  )
  return {
    location: () => PLACE,
    desk: (id) => desks.find((desk) => desk.id === id) ?? null,
    station: (id) => stations.get(id) ?? null,
    desksOf: () => desks,
    airportOf: () => PLACE.id,
    nearestDesk: () => desks[0],
  }
}

/** A four-day rental `day` days after 2027-02-01, at the airport of `stubPlaces`. */
export function stubSearch(day: number, over: Partial<SearchRequest> = {}): SearchRequest {
  const pickUp = Temporal.PlainDate.from('2027-02-01').add({ days: day })
  return {
    pickUpId: 'DXB',
    dropOffId: 'DXB',
    pickUpAt: `${pickUp}T10:00`,
    dropOffAt: `${pickUp.add({ days: 4 })}T10:00`,
    driverAge: 30,
    residence: 'AE',
    currency: 'EUR',
    language: 'en',
    withCreditCard: true,
    filters: {},
    sort: 'recommended',
    page: 1,
    pageSize: 20,
    grouped: false,
    car: undefined,
    waitMs: undefined,
    partnerBasisPoints: 0,
    ...over,
  }
}
