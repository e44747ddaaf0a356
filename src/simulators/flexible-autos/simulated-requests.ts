import { wallTime } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'
import type { RentalQuery } from '../world/rental-desk.ts'
import { PARAMETERS } from '#connectors/suppliers/flexible-autos/operations.ts'
import type { HorizonOperation } from '#connectors/suppliers/flexible-autos/operations.ts'

export type HorizonCall = { operation: HorizonOperation; form: URLSearchParams }

/** A rejected call: its `ErrorMessage`. */
export type Rejection = { errorMessage: string }

/** Parses a call by its path and form: the request, or its first missing parameter. Null for an unknown operation. */
export function readHorizonCall(path: string, body: string): HorizonCall | { missing: string } | null {
  const name = path.split('/').at(-1) ?? ''
  if (!isOperation(name)) return null
  const form = new URLSearchParams(body)
  const missing = ['AgentCode', 'Password', ...PARAMETERS[name]].find((parameter) => !form.has(parameter))
  return missing === undefined ? { operation: name, form } : { missing }
}

/** Returns the rental of a search or booking, at one brand's desks. */
export function requestedRental(form: URLSearchParams, deskAt: (location: string) => string): RentalQuery {
  const field = (name: string) => form.get(name) ?? ''
  return {
    pickUpStation: deskAt(field('PickupLocationID')),
    dropOffStation: deskAt(field('DropoffLocationID')),
    pickUp: horizonTime(field('PickupDate'), field('PickUpTime')),
    dropOff: horizonTime(field('DropoffDate'), field('DropoffTime')),
  }
}

/** Parses extras such as `12:1,31:2`. */
export function requestedExtras(form: URLSearchParams): { code: string; quantity: number }[] {
  const pairs = (form.get('Extras') ?? '').split(',').filter(Boolean)
  return pairs.map((pair) => {
    const [code = '', quantity = '1'] = pair.split(':')
    return { code, quantity: Number(quantity) }
  })
}

/** Parses `01/09/2026` and `10:00` as local time at the desk. */
function horizonTime(date: string, time: string): WallTime | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? []
  return wallTime(`${year}-${month}-${day}`, time)
}

function isOperation(name: string): name is HorizonOperation {
  return Object.hasOwn(PARAMETERS, name)
}
