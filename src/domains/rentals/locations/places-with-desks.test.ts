import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { LISTED_TEMPLATE } from '#testing/infrastructure/templates.ts'
import { loadPlaces } from './location.store.ts'
import type { AnyPlace, StationPlace } from './place.ts'
import { placesWithDesks } from './places-with-desks.ts'
import { aStation } from '#testing/builders/rentals/station-sample.ts'
import { BUSIEST_CITIES } from '#testing/builders/rentals/busiest-cities.ts'
import { createStationFinder } from './stations-for.ts'
import { createLocationIndex } from './location-index.service.ts'
import { placeDirectory } from './place-directory.ts'
import { deskPairs } from '../search/search-places.ts'

let places: AnyPlace[]
beforeAll(async () => {
  const database = await testDatabase({ template: LISTED_TEMPLATE })
  places = await loadPlaces(database.db)
  await database.close()
})

const stationsOf = (all: readonly AnyPlace[]) =>
  all.filter((place): place is StationPlace => place.type === 'station')

test('a place has desks exactly where a search finds some, of the same suppliers', () => {
  const stations = stationsOf(places)
  const stationsFor = createStationFinder(places, stations)
  const found = placesWithDesks(places, stations).map(({ place, supplierIds }) => [
    place.id,
    [...supplierIds].toSorted(),
  ])
  const expected = places
    .filter(({ type }) => type !== 'station')
    .map((place) => [place.id, stationsFor(place).map(({ station }) => station.supplierId)] as const)
    .filter(([, suppliers]) => suppliers.length > 0)
    .map(([id, suppliers]) => [id, [...new Set(suppliers)].toSorted()])
  expect(stations.length).toBeGreaterThan(50)
  expect(found).toEqual(expected)
})

test('a desk across the border, in town or at another airport makes no airport a place with desks', () => {
  const none = places.filter(({ type }) => type !== 'station')
  const town = aStation({ iata: null, desk: 'downtown', latitude: 25.2697, longitude: 55.3095 })
  const ids = (station: StationPlace) => placesWithDesks(none, [station]).map(({ place }) => place.id)
  expect(ids(town)).toContain('city-ae-dubai')
  expect(ids(town)).not.toContain('DXB')
  expect(ids(aStation())).toEqual(expect.arrayContaining(['DXB', 'city-ae-dubai']))
  expect(ids(aStation())).not.toContain('DWC')
  expect(ids({ ...town, countryCode: 'OM' })).toEqual([])
})

test('a busy city asks every desk that its airport asks, at any hour of the week', async () => {
  const directory = placeDirectory(await createLocationIndex(() => Promise.resolve(places)))
  for (const [city, airport] of BUSIEST_CITIES) {
    expect(directory.airportOf(city), city).toBe(airport)
    for (let hour = 0; hour < 168; hour += 3) {
      const pickUp = Temporal.PlainDateTime.from('2026-12-04T00:30').add({ hours: hour })
      const times = { pickUpAt: pickUp.toString(), dropOffAt: pickUp.add({ days: 3 }).toString() }
      const desksSearched = (place: string) =>
        deskPairs(directory, place, place, times, false).map(({ pickUp: desk }) => desk.id)
      const atAirport = desksSearched(airport)
      expect(atAirport.length, airport).toBeGreaterThan(0)
      expect(desksSearched(city), `${city} ${times.pickUpAt}`).toEqual(expect.arrayContaining(atAirport))
    }
  }
})
