import { expect, test } from 'vitest'
import { structuredDataIn, vocabularyErrors } from './vocabulary.ts'

const desk = {
  '@context': 'https://schema.org',
  '@type': 'AutoRental',
  name: 'Europcar',
  address: { '@type': 'PostalAddress', addressCountry: 'AE' },
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday' },
  ],
  geo: { '@type': 'GeoCoordinates', latitude: 25.2 },
  parentOrganization: { '@id': 'https://rihla.test/#organization' },
}

test('types and properties of the vocabulary have no errors', () => {
  expect(vocabularyErrors(desk)).toEqual([])
})

test.for([
  { name: 'an unknown type', node: { ...desk, '@type': 'CarRental' }, error: '$: no type CarRental' },
  { name: 'an unknown property', node: { ...desk, deposit: '100' }, error: '$.deposit: unknown' },
  {
    name: 'a property of another type',
    node: { ...desk, reservationId: 'X' },
    error: '$.reservationId: AutoRental has none',
  },
  {
    name: 'a fault further in',
    node: { ...desk, geo: { '@type': 'GeoCoordinates', lat: 25.2 } },
    error: '$.geo.lat: unknown',
  },
  {
    name: 'a value of another type',
    node: { ...desk, geo: { '@type': 'PostalAddress' } },
    error: '$.geo: PostalAddress is not one of GeoShape, GeoCoordinates',
  },
  {
    name: 'a member of another enumeration',
    node: { '@type': 'Reservation', reservationStatus: 'https://schema.org/Monday' },
    error: '$.reservationStatus: "https://schema.org/Monday" is not one of ReservationStatusType',
  },
  {
    name: 'another context',
    node: { ...desk, '@context': 'https://other.test' },
    error: '$: another context',
  },
])('$name is an error', ({ node, error }) => {
  const [first = '', ...more] = vocabularyErrors(node)
  expect(more).toEqual([])
  const [where, types] = error.split(' is not one of ')
  expect(first.startsWith(where ?? '')).toBe(true)
  for (const type of types?.split(', ') ?? []) expect(first).toContain(type)
})

test('structured data is found in a page, each once', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><p><script type="application/ld+json">[2]</script>'
  expect(structuredDataIn(html)).toEqual([{ a: 1 }, [2]])
})
