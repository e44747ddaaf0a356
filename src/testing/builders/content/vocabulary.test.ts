import { expect, test } from 'vitest'
import { structuredDataIn, vocabularyFaults } from './vocabulary.ts'

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

test('what the vocabulary knows has no fault', () => {
  expect(vocabularyFaults(desk)).toEqual([])
})

test.for([
  { name: 'an unknown type', node: { ...desk, '@type': 'CarRental' }, fault: '$: no type CarRental' },
  { name: 'an unknown property', node: { ...desk, deposit: '100' }, fault: '$.deposit: unknown' },
  {
    name: 'a property of another type',
    node: { ...desk, reservationId: 'X' },
    fault: '$.reservationId: AutoRental has none',
  },
  {
    name: 'a fault further in',
    node: { ...desk, geo: { '@type': 'GeoCoordinates', lat: 25.2 } },
    fault: '$.geo.lat: unknown',
  },
  {
    name: 'a value of another type',
    node: { ...desk, geo: { '@type': 'PostalAddress' } },
    fault: '$.geo: PostalAddress is not one of GeoShape, GeoCoordinates',
  },
  {
    name: 'a member of another enumeration',
    node: { '@type': 'Reservation', reservationStatus: 'https://schema.org/Monday' },
    fault: '$.reservationStatus: "https://schema.org/Monday" is not one of ReservationStatusType',
  },
  {
    name: 'another context',
    node: { ...desk, '@context': 'https://other.test' },
    fault: '$: another context',
  },
])('$name is a fault', ({ node, fault }) => {
  const [first = '', ...more] = vocabularyFaults(node)
  expect(more).toEqual([])
  const [where, types] = fault.split(' is not one of ')
  expect(first.startsWith(where ?? '')).toBe(true)
  for (const type of types?.split(', ') ?? []) expect(first).toContain(type)
})

test('structured data is found in a page, each once', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><p><script type="application/ld+json">[2]</script>'
  expect(structuredDataIn(html)).toEqual([{ a: 1 }, [2]])
})
