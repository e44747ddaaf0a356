import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueName } from './car-name.ts'

test.for([
  ['VW Golf', 'Volkswagen Golf'],
  ['V.W. GOLF', 'Volkswagen Golf'],
  ['Mercedes C Class', 'Mercedes-Benz C-Class'],
  ['Mercedes Benz C-Klasse', 'Mercedes-Benz C-Class'],
  ['ŠKODA Octavia', 'Skoda Octavia'],
  ['Citroen C3', 'Citroën C3'],
  ['Range Rover Evoque', 'Land Rover Range Rover Evoque'],
  ['Ford Fiesta, Automatic', 'Ford Fiesta'],
  ['Suzuki Celerio Automatic', 'Suzuki Celerio'],
  ['Fiat Egea (Otomatik)', 'Fiat Egea'],
  ['Peugeot 208 A/T', 'Peugeot 208'],
  ['Fiat Panda or similar, Automatic', 'Fiat Panda'],
  ['Fi\u200bat 500', 'Fiat 500'],
  ['FIAT 500', 'Fiat 500'],
  ['Fıat Egea', 'Fiat Egea'],
  ['FİAT EGEA', 'Fiat Egea'],
  ['Kia Cee’d', 'Kia Ceed'],
  ["Kia Cee'd", 'Kia Ceed'],
  ['A - Fiat 500', 'Fiat 500'],
  ['B Opel Corsa', 'Opel Corsa'],
  ['(ECMR) Opel Corsa', 'Opel Corsa'],
  ['Gruppo B: Demo Panda', 'Demo Panda'],
  ['Gruppo C', 'Gruppo C'],
  ['Fiat Fiat 500', 'Fiat 500'],
  ['Toyota RAV 4', 'Toyota RAV4'],
  ['Ford Ka+', 'Ford Ka+'],
  ['BMW 320I', 'BMW 320i'],
  ['Audi A5 Coupe', 'Audi A5 Coupé'],
  ['Automatic', 'Automatic'],
  ['فيات 500', 'فيات 500'],
  ['', ''],
] as const)('%s is %s', ([name, expected]) => {
  expect(catalogueName(name)).toBe(expected)
})

const CARS = [
  [['Volkswagen', 'VW', 'V.W.'], 'Polo'],
  [['Mercedes-Benz', 'Mercedes', 'Mercedes Benz'], 'E-Class'],
  [['Citroën', 'Citroen'], 'C4'],
  [['Kia'], "Cee'd"],
  [['Fiat'], '500'],
  [['Hyundai'], 'i20'],
  [['Land Rover'], 'Discovery Sport'],
] as const
const spelt = fc
  .record({
    car: fc.constantFrom(...CARS),
    brand: fc.nat(),
    cased: fc.constantFrom(
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => name.toLowerCase(),
    ),
    dotless: fc.boolean(),
    apostrophe: fc.constantFrom("'", '’', '`', ''),
    space: fc.constantFrom(' ', '  ', '\u00a0', ' \u200b', '\t'),
    prefix: fc.constantFrom('', 'A - ', 'B ', '(C) ', 'Group D: ', 'ECMR '),
    suffix: fc.constantFrom('', ', Automatic', ' Manual', ' (Auto)', ' A/T', ' otomatik'),
    similar: fc.constantFrom('', ' or similar', ' - oder ähnlich', ' (o similare)', '/ou similaire'),
  })
  .map(({ car: [brands, model], brand, cased, dotless, apostrophe, space, prefix, suffix, similar }) => {
    const name = cased(`${brands[brand % brands.length]} ${model}`).replace("'", apostrophe)
    const written = `${prefix}${dotless ? name.replaceAll('i', 'ı') : name}${suffix}${similar}`
    return { written: written.replaceAll(' ', space), plain: `${brands[0]} ${model.replace("'", '')}` }
  })

test('a car has one name, however it is spelt', () => {
  fc.assert(
    fc.property(spelt, ({ written, plain }) => {
      expect(catalogueName(written)).toBe(plain)
    }),
    { numRuns: 500 },
  )
})

test('the name of a name is itself, whatever it is of', () => {
  const words = fc.constantFrom(
    'Fiat',
    'A',
    '-',
    'B',
    'Group',
    '500',
    'Automatic',
    'or similar',
    'C',
    'Class',
    '(',
    ')',
    'VW',
    'Ka+',
    '/',
    'مقعد',
  )
  const any = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(words, { maxLength: 8 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(any, (name) => {
      const expected = catalogueName(name)
      expect(catalogueName(expected)).toBe(expected)
    }),
    { numRuns: 1_000 },
  )
})
