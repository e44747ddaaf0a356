import { pastedText } from './pasted-text.ts'

/** An airline's two-character IATA or three-letter ICAO code, and a number with at most one letter after it. */
const FLIGHT = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z]) {0,3}-? {0,3}(\d{1,4}[A-Z]?)$/i

export type Flight = { airline: string; number: string }

/** Parses `ek203`, `BA-458`, `6E 1234` or `EZY1234`; null if it is not a flight. */
export function readFlight(text: string): Flight | null {
  const [, airline, number] = FLIGHT.exec(pastedText(text)) ?? []
  if (airline === undefined || number === undefined) return null
  return { airline: airline.toUpperCase(), number: number.toUpperCase() }
}

/**
 * Returns a flight in the form in which it is stored and sent, `EK 203`; other text stays unchanged, to be rejected.
 */
export function flightNumber(text: string): string {
  const flight = readFlight(text)
  return flight ? `${flight.airline} ${flight.number}` : text
}
