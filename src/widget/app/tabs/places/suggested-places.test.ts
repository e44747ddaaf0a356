import { expect, test } from 'vitest'
import type { Place } from './place.ts'
import { namedPlace, suggestedPlaces, usualPlaces } from './suggested-places.ts'

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

const airport = place('Dubai International', { placeId: 'p-dxb', kind: 'airport', iata: 'DXB' })
test.for([
  { name: 'its code', text: 'dxb', found: [place('DXB Hotel'), airport], named: 'Dubai International' },
  {
    name: 'its whole name',
    text: 'dubai  marina',
    found: [airport, place('Dubai Marina')],
    named: 'Dubai Marina',
  },
  { name: 'its id', text: 'c-Dubai', found: [airport, city('Dubai')], named: 'Dubai' },
  { name: 'being the only one', text: 'mari', found: [place('Dubai Marina')], named: 'Dubai Marina' },
  {
    name: 'nothing that two may mean',
    text: 'dubai',
    found: [airport, place('Dubai Marina')],
    named: undefined,
  },
  { name: 'nothing of its city', text: 'ae-dxb', found: [airport, place('Dubai Marina')], named: undefined },
])('a text names a place by $name', ({ text, found, named }) => {
  expect(namedPlace(text, found)?.name).toBe(named)
})
