import { AIRPORTS } from '../world/airports.ts'
import type { SimulatedStation } from '../world/stations.ts'

/** A rental company that the broker sells, with desks at the broker's locations. */
export type SimulatedBrand = {
  name: string
  /** One code per contract, the usual one first. */
  codes: readonly string[]
  /** The part of the shared catalogue that it offers. */
  fleet: 'o' | 'e'
  /** Price level relative to others, in hundredths of a percent. */
  level: number
  rentsAt(station: SimulatedStation): boolean
  /** EUR hundredths. */
  deposit: number
  excess: number
  fuelPolicy: string
  youngDriverPerDay: number
  /** True if one-way fees are in `DropCharge` or in the text. */
  oneWay: 'drop_charge' | 'information'
}

const MEDITERRANEAN = new Set(['ES', 'PT', 'IT', 'FR', 'GR', 'CY', 'MA', 'TR'])
const EUROPE = new Set([...MEDITERRANEAN, 'GB', 'IE', 'DE', 'AT', 'BE', 'NL', 'CH', 'PL'])

export const BRANDS: readonly SimulatedBrand[] = [
  {
    name: 'Goldcar',
    codes: ['GC', 'G1'],
    fleet: 'o',
    level: 8_900,
    rentsAt: ({ country }) => MEDITERRANEAN.has(country.code),
    deposit: 110_000,
    excess: 130_000,
    fuelPolicy: '<p>Fuel policy: <strong>Full to Full</strong>. A refuelling fee applies.</p>',
    youngDriverPerDay: 1_190,
    oneWay: 'drop_charge',
  },
  {
    name: 'Green Motion',
    codes: ['GM'],
    fleet: 'e',
    level: 9_600,
    rentsAt: () => true,
    deposit: 120_000,
    excess: 150_000,
    fuelPolicy: '<ul><li>Same to same: return the car with the fuel it had.</li></ul>',
    youngDriverPerDay: 1_350,
    oneWay: 'drop_charge',
  },
  {
    name: 'Alamo',
    codes: ['AL'],
    fleet: 'e',
    level: 10_600,
    rentsAt: ({ country, iata }) => iata !== null && !EUROPE.has(country.code),
    deposit: 30_000,
    excess: 90_000,
    fuelPolicy: 'Full to full.',
    youngDriverPerDay: 1_600,
    oneWay: 'information',
  },
]

/** Returns the key of a brand's desk in the records, which count the cars of each desk. */
export function deskCode(location: { code: string }, { codes: [code] }: SimulatedBrand): string {
  return `${location.code}/${code}`
}

/**
 * Returns a location number: 900 and up at airports, 3000 and up in town, 100000 and up at airports that it serves
 * alone.
 */
export function locationNumber(iata: string, inTown: boolean, count: number): string {
  const at = AIRPORTS.findIndex((place) => place.iata === iata)
  if (at < 0) return String(100_000 + parseInt(iata, 36))
  return String(inTown ? 3_000 + at * 10 + count : 900 + at)
}
