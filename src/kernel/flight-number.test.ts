import { expect, test } from 'vitest'
import { FlightNumberField } from './contract.ts'

test.for([
  ['ek203', 'EK 203'],
  ['EK 203', 'EK 203'],
  ['BA-458', 'BA 458'],
  ['BA–458', 'BA 458'],
  ['6E-1234', '6E 1234'],
  ['6E1234', '6E 1234'],
  ['EZY1234', 'EZY 1234'],
  ['U2 1234', 'U2 1234'],
  ['EK٢٠٣', 'EK 203'],
  ['\u2066EK 203\u2069', 'EK 203'],
  ['BA 458A', 'BA 458A'],
  ['ba  458a', 'BA 458A'],
  ['EK - 203', 'EK 203'],
] as const)('%s is the flight %s', ([entered, flight]) => {
  expect(FlightNumberField.parse(entered)).toBe(flight)
})

test.for(['12', 'the one at noon', 'EK', 'EK 20355', '66 123', 'ß123', 'EK--203', ''])(
  '"%s" is none',
  (entered) => {
    expect(FlightNumberField.safeParse(entered).error?.issues[0]?.message).toBe('flight_number_invalid')
  },
)
