import { expect, test } from 'vitest'
import type { Place } from './place.ts'
import { isFirstMatch, placeByName, suggestedPlaces, usualPlaces, withAddresses } from './suggested-places.ts'

const place = (name: string, more: Partial<Place> = {}): Place => ({
  placeId: `p-${name}`,
  kind: 'area',
  name,
  cityId: 'ae-dxb',
  around: 'Dubai',
  iata: null,
  latitude: 25,
  longitude: 55,
  ...more,
})
const city = (name: string) => place(name, { placeId: null, kind: 'city', cityId: `c-${name}` })
const namesOf = (places: readonly Place[]) => places.map(({ name }) => name)

test('a city that begins as typed is offered first, one that only holds it last', () => {
  const cities = [city('Chennai'), city('Naivasha')]
  expect(namesOf(suggestedPlaces('nai', { cities, known: [place('Nairn')] }))).toEqual([
    'Naivasha',
    'Nairn',
    'Chennai',
  ])
})

test('the only city found is meant, in whatever letters it was typed', () => {
  expect(namesOf(suggestedPlaces('dubai', { cities: [city('دبي')], known: [place('مرسى دبي')] }))).toEqual([
    'دبي',
    'مرسى دبي',
  ])
})

test('what was chosen lately comes before the usual places, and once', () => {
  const [mall, marina] = [place('Mall'), place('Marina')]
  expect(namesOf(usualPlaces([marina], [mall, marina]))).toEqual(['Marina', 'Mall'])
})

const CITIES = ['Dubai', 'Doha'].map((name) => ({
  city_id: `c-${name}`,
  name,
  country: 'Gulf',
  country_code: 'AE',
  currency: 'AED',
  time_zone: 'Asia/Dubai',
  latitude: 25,
  longitude: 55,
  desk: null,
  lead_minutes: {},
}))
test.for([
  { name: 'in the city that it names', text: 'Villa 12, doha', cityId: 'c-Dubai', found: [], is: ['Doha'] },
  { name: 'in the trip’s city', text: 'Villa 12', cityId: 'c-Dubai', found: [], is: ['Dubai'] },
  { name: 'in any, where none is known', text: 'Villa 12', cityId: null, found: [], is: ['Dubai', 'Doha'] },
  { name: 'nowhere, where something was found', text: 'Mall', cityId: null, found: [place('Mall')], is: [] },
  { name: 'nowhere, being a city', text: 'dubai', cityId: 'c-Dubai', found: [], is: [] },
  { name: 'nowhere, being two letters', text: '12', cityId: 'c-Dubai', found: [], is: [] },
])('what is typed is offered as an address $name', ({ text, cityId, found, is }) => {
  const items = withAddresses(found, text, { cities: CITIES, cityId })
  const addresses = items.filter(({ kind }) => kind === 'address')
  expect(addresses.map(({ around }) => around)).toEqual(is)
  expect(items.slice(0, found.length)).toEqual(found)
  expect(isFirstMatch(items)).toBe(is.length < 2)
  // Left as it is, an address is chosen where there is no doubt about its city.
  expect(placeByName(text, items)?.around).toBe(
    found.length + is.length === 1 ? (is[0] ?? 'Dubai') : undefined,
  )
})

test('an address is offered in every city, however many there are', () => {
  const many = Array.from({ length: 15 }, (_, at) => ({
    ...CITIES[0]!,
    city_id: `c-${at}`,
    name: `City ${at}`,
  }))
  expect(withAddresses([], 'Villa 12', { cities: many, cityId: null })).toHaveLength(15)
})

const airport = place('Dubai International', { placeId: 'p-dxb', kind: 'airport', iata: 'DXB' })
test.for([
  { name: 'its code', text: 'dxb', found: [place('DXB Hotel'), airport], expected: 'Dubai International' },
  {
    name: 'its whole name',
    text: 'dubai  marina',
    found: [airport, place('Dubai Marina')],
    expected: 'Dubai Marina',
  },
  { name: 'its id', text: 'c-Dubai', found: [airport, city('Dubai')], expected: 'Dubai' },
  { name: 'being the only one', text: 'mari', found: [place('Dubai Marina')], expected: 'Dubai Marina' },
  {
    name: 'nothing that two may mean',
    text: 'dubai',
    found: [airport, place('Dubai Marina')],
    expected: undefined,
  },
  {
    name: 'nothing of its city',
    text: 'ae-dxb',
    found: [airport, place('Dubai Marina')],
    expected: undefined,
  },
])('a text names a place by $name', ({ text, found, expected }) => {
  expect(placeByName(text, found)?.name).toBe(expected)
})
