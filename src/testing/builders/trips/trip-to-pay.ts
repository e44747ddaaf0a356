import type { Clock } from '#kernel/clock.ts'
import { newReference } from '#kernel/ids.ts'
import { derivedKey } from '#platform/crypto.ts'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'
import { signedTimes } from '#platform/signed-time.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { addDeparture } from './shuttles.ts'
import { addTrip } from './trips.ts'

/** Signs payment links like the product with its development secret. */
export const payLinks = signedTimes(derivedKey(DEVELOPMENT_SECRET, 'links to pay trips'))

/** Inserts a shuttle trip from Dubai to Abu Dhabi of AED 456.00 to be paid by card, booked now. Returns its link. */
export async function tripToPay({ database, clock }: Pick<TestApp, 'database'> & { clock: Clock }) {
  const reference = newReference()
  const departureId = await addDeparture(database.db, { seats: 4 })
  const id = await addTrip(database.db, {
    departureId,
    toPay: { reference, total: 45_600 },
    createdAt: clock.now(),
  })
  return { id, link: { reference, token: payLinks.issue(reference, clock.now()) } }
}
