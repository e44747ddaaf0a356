import { expect, test } from 'vitest'
import { cardFaults } from '#domains/fares/rate-cards/card-faults.ts'
import { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { CARD_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { taxOn, TRIP_TAXES } from '#domains/fares/taxes/trip-taxes.ts'
import { zoneOf } from '#domains/fares/places/zone-of.ts'
import { CITIES } from './cities.ts'
import { PLACES } from './places.ts'
import { RATE_CARDS } from './rate-cards.ts'
import { VEHICLE_TYPES } from './vehicle-types.ts'
import { ZONES } from './zones.ts'

const currencyOf = new Map(CITIES.map(({ id, currency }) => [id, currency]))

test('every seeded card could be published by the staff, and is there once', () => {
  for (const { city_id, category, content } of RATE_CARDS) {
    expect(RateCardContent.parse(content)).toEqual(content)
    expect(cardFaults(content, { category, currency: currencyOf.get(city_id) ?? '' })).toEqual([])
  }
  const keys = RATE_CARDS.map(({ city_id, category, vehicle_type_id }) =>
    [city_id, category, vehicle_type_id].join(),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test('every city offers every category, every type of vehicle is offered, and its taxes are known', () => {
  for (const { id, country_code } of CITIES) {
    const cards = RATE_CARDS.filter(({ city_id }) => city_id === id)
    expect(new Set(cards.map(({ category }) => category))).toEqual(new Set(CARD_CATEGORIES))
    for (const fuelIncluded of [true, false])
      expect(taxOn(TRIP_TAXES, { country: country_code, day: '2027-01-15', fuelIncluded })).toBeDefined()
  }
  expect(new Set(RATE_CARDS.map(({ vehicle_type_id }) => vehicle_type_id))).toEqual(
    new Set(VEHICLE_TYPES.map(({ id }) => id)),
  )
})

test('a city’s centre is in its innermost zone, and each zone has a price on its transfers', () => {
  const zones = ZONES.map(({ id, ring }) => ({ id, ring: JSON.parse(ring) }))
  for (const city of CITIES) {
    expect(zoneOf(city, zones)).toBe(`${city.id}-1-centre`)
    const priced = RATE_CARDS.filter(({ city_id }) => city_id === city.id).flatMap(({ content }) =>
      content.kind === 'transfer' ? content.zones.map(({ zone_id }) => zone_id) : [],
    )
    expect(new Set(priced)).toEqual(
      new Set(ZONES.filter(({ city_id }) => city_id === city.id).map(({ id }) => id)),
    )
  }
})

test('every city has an airport, and each place is near its city, and there once', () => {
  for (const { id } of CITIES)
    expect(PLACES.some(({ city_id, kind }) => city_id === id && kind === 'airport')).toBe(true)
  expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length)
  for (const { city_id, latitude, longitude } of PLACES) {
    const city = CITIES.find(({ id }) => id === city_id)
    expect(Math.abs(latitude - (city?.latitude ?? 0))).toBeLessThan(0.5)
    expect(Math.abs(longitude - (city?.longitude ?? 0))).toBeLessThan(0.5)
  }
})
