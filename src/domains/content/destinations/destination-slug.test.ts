import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { loadPlaces } from '#domains/rentals/locations/location.store.ts'
import type { AnyPlace } from '#domains/rentals/locations/place.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import { anyText } from '#testing/builders/api/hostile-input.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { destinationCatalogue, type DestinationCatalogue } from './destination-catalogue.ts'
import { countrySlug, placeSlug, slugOf } from './destination-slug.ts'

const SUPPLIER = 14

let places: AnyPlace[]
/** Every airport and city of the world, as if each had a desk. */
let catalogue: DestinationCatalogue
beforeAll(async () => {
  const database = await testDatabase()
  places = (await loadPlaces(database.db)).filter(({ type }) => type !== 'station')
  await database.close()
  catalogue = destinationCatalogue(
    places.map((place) => ({ place, supplierIds: new Set([SUPPLIER]) })),
    new Set([SUPPLIER]),
  )
})

const placeOf = (id: string) => places.find((place) => place.id === id) ?? expect.fail(`no ${id}`)

test.for([
  { id: 'DXB', slug: 'dubai-airport-dxb' },
  { id: 'AGP', slug: 'malaga-airport-agp' },
  { id: 'city-ae-dubai', slug: 'dubai' },
  { id: 'city-us-portland-maine', slug: 'portland-maine' },
])('$id is at $slug', ({ id, slug }) => {
  expect(placeSlug(placeOf(id))).toBe(slug)
})

test.for([
  { text: 'Málaga', slug: 'malaga' },
  { text: ' São  Paulo ', slug: 'sao-paulo' },
  { text: 'L’Aquila', slug: 'laquila' },
  { text: 'Türkiye', slug: 'turkiye' },
  { text: 'دبي', slug: '' },
])('$text is written $slug', ({ text, slug }) => {
  expect(slugOf(text)).toBe(slug)
})

test('every place has an address of its own, of Latin letters, digits and hyphens', () => {
  const paths = catalogue.all.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(8000)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*){3}$/)
})

test('every country has an address of its own', () => {
  const slugs = COUNTRY_CODES.map((code) => countrySlug(code))
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('a slug is its own slug, whatever text it is made of', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(slugOf(text))).toBe(slugOf(text))
    }),
  )
})

const aPlace = () => fc.nat().map((at) => catalogue.all[at % catalogue.all.length] ?? expect.fail('none'))

test('a place is found by its address in any case, with spaces for hyphens too', () => {
  fc.assert(
    fc.property(aPlace(), fc.boolean(), fc.boolean(), (destination, capitals, spaces) => {
      const [, , country = '', place = ''] = destination.path.split('/')
      const written = (slug: string) => {
        const spaced = spaces ? slug.replaceAll('-', ' ') : slug
        return capitals ? spaced.toUpperCase() : spaced
      }
      expect(catalogue.destination(written(country), written(place))).toBe(destination)
    }),
  )
})

test.for([
  { country: 'uae', place: 'dubai', path: '/car-hire/united-arab-emirates/dubai', reason: 'a short name' },
  { country: 'AE', place: 'Dubai', path: '/car-hire/united-arab-emirates/dubai', reason: 'a code' },
  {
    country: 'turkey',
    place: 'ist',
    path: '/car-hire/turkiye/istanbul-airport-ist',
    reason: 'another name and an IATA code alone',
  },
  {
    country: 'spain',
    place: 'costa-del-sol-airport-agp',
    path: '/car-hire/spain/malaga-airport-agp',
    reason: 'a former name',
  },
  { country: 'spain', place: 'dubai-airport-dxb', path: null, reason: 'a place of another country' },
  { country: 'spain', place: 'nowhere', path: null, reason: 'an unknown place' },
  { country: 'atlantis', place: 'dubai', path: null, reason: 'an unknown country' },
  { country: '', place: '', path: null, reason: 'nothing' },
])('$country/$place is understood or not: $reason', ({ country, place, path }) => {
  expect(catalogue.destination(country, place)?.path ?? null).toBe(path)
})

test('suppliers that are not connected count for nothing', () => {
  const none = destinationCatalogue(
    places.map((place) => ({ place, supplierIds: new Set([SUPPLIER]) })),
    new Set([99]),
  )
  expect(none.all).toEqual([])
  expect(none.countries).toEqual([])
})
