import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { sameSignature, signature } from '../world/signature.ts'
import { isoMinute, wallTime } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'

const SECRET = 'simulated-renticar'

/** Contents of an offer's id, which books that car at that price level. */
export type OfferedCar = {
  pickUpStation: string
  dropOffStation: string
  pickUp: WallTime | null
  dropOff: WallTime | null
  acriss: string
  level: number
  /** Expiry in minutes since 1970. */
  until: number
}

/** Creates an offer id. It is signed, so that the supplier need not store its offers. */
export function offerIdOf(rental: SimulatedRental, acriss: string, level: number, until: number): string {
  const { from, to, pickUp, dropOff } = rental
  const parts = [from.code, to.code, isoMinute(pickUp), isoMinute(dropOff), acriss, level, until]
  const content = Buffer.from(parts.join('|')).toString('base64url')
  return `${content}.${signature(SECRET, [content], 16)}`
}

/** Reads an offer id. Null if it was never issued. */
export function offeredCar(offerId: string): OfferedCar | null {
  const [content = '', mark = ''] = offerId.split('.')
  if (!sameSignature(mark, signature(SECRET, [content], 16))) return null
  const [pickUpStation = '', dropOffStation = '', from = '', to = '', acriss = '', level, until] =
    Buffer.from(content, 'base64url').toString().split('|')
  return {
    pickUpStation,
    dropOffStation,
    pickUp: wallTime(from.slice(0, 10), from.slice(11)),
    dropOff: wallTime(to.slice(0, 10), to.slice(11)),
    acriss,
    level: Number(level),
    until: Number(until),
  }
}
