import type { Clock } from '#kernel/clock.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { sameSignature, signature } from '../world/signature.ts'

const MINUTES = 45
const SECRET = 'simulated-flexible-autos'

export type RateQualifiers = ReturnType<typeof rateQualifiers>

/** Creates rate qualifiers: expiry, price level, and a signature over both, the rental, the car and the contract. */
export function rateQualifiers(clock: Clock) {
  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)
  const hex = (value: number) => value.toString(16).padStart(8, '0')
  const marked = ({ from, to, pickUp, dropOff }: SimulatedRental, car: string, head: string) =>
    signature(SECRET, [head, from.code, to.code, String(pickUp.instant), String(dropOff.instant), car], 12)

  return {
    /** Issues a qualifier. `car`: the class and the contract's code. */
    issue(rental: SimulatedRental, car: string, level: number): string {
      const head = hex(nowMinutes() + MINUTES) + hex(level)
      return `E${head}${marked(rental, car, head)}F0`
    },

    /** Returns the price level of a qualifier. Null if it is expired or not of this rental and car. */
    levelOf(rental: SimulatedRental, car: string, qualifier: string): number | null {
      const head = qualifier.slice(1, 17)
      if (!sameSignature(qualifier.slice(17, -2), marked(rental, car, head))) return null
      return Number.parseInt(head.slice(0, 8), 16) < nowMinutes() ? null : Number.parseInt(head.slice(8), 16)
    },
  }
}
