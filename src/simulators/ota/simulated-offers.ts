import { LRUCache } from 'lru-cache'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { signature } from '../world/signature.ts'

const SECRET = 'simulated-ota'
const OFFER_MINUTES = 40
const MAX_OFFERS = 50_000

/** The content of an offer key: a class for a rental, at a price level. */
export type OtaOffer = { rental: SimulatedRental; acriss: string; level: number; until: number }

/**
 * Stores the valid offers in memory, because the schema's keys of 32 characters cannot contain one. The same car of the
 * same rental gets the same key within a minute.
 */
export function offersInForce(nowMinutes: () => number) {
  const offers = new LRUCache<string, OtaOffer>({ max: MAX_OFFERS })
  return {
    make(rental: SimulatedRental, acriss: string, level: number): string {
      const { from, to, pickUp, dropOff } = rental
      const until = nowMinutes() + OFFER_MINUTES
      const id = signature(
        SECRET,
        [
          from.code,
          to.code,
          String(pickUp.instant),
          String(dropOff.instant),
          acriss,
          String(level),
          String(until),
        ],
        16,
      )
      offers.set(id, { rental, acriss, level, until })
      return id
    },
    find(id: string): OtaOffer | null {
      const offer = offers.get(id)
      return offer && offer.until >= nowMinutes() ? offer : null
    },
  }
}
