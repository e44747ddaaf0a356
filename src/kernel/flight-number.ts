import { pastedText } from './pasted-text.ts'

/** An airline by IATA's two characters or ICAO's three letters, and a number with at most one letter behind it. */
const FLIGHT = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z]) {0,3}-? {0,3}(\d{1,4}[A-Z]?)$/i

export type Flight = { airline: string; number: string }

/** Reads `ek203`, `BA-458`, `6E 1234` or `EZY1234`; null for what is no flight. */
export function readFlight(text: string): Flight | null {
  const [, airline, number] = FLIGHT.exec(pastedText(text)) ?? []
  if (airline === undefined || number === undefined) return null
  return { airline: airline.toUpperCase(), number: number.toUpperCase() }
}

/** A flight in the one form in which it is kept and sent, `EK 203`; what is none stays, to be refused. */
export function flightNumber(text: string): string {
  const flight = readFlight(text)
  return flight ? `${flight.airline} ${flight.number}` : text
}
