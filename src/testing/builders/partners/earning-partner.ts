import { newId } from '#kernel/ids.ts'
import { addPartner } from '../accounts/partners.ts'
import { testDatabase } from '../../infrastructure/database.ts'
import type { TestClock } from '../../infrastructure/clock.ts'
import { earningsJobOn } from './earnings.ts'
import { attributedBookingsOn } from './attributed-bookings.ts'

/** A database with a partner, whose owner has an account, the bookings it leads to, and the job that computes what they earn. */
export async function earningPartner(clock: TestClock) {
  const database = await testDatabase({ connections: 10 })
  const { db } = database
  const owner = newId()
  await db
    .insertInto('users')
    .values({ id: owner, role: 'traveller', lang_id: 1, created_at: clock.now(), email: 'owner@example.com' })
    .execute()
  return {
    database,
    owner,
    partnerId: await addPartner(db, { code: 'PSEVEN', owner, now: clock.now() }),
    bookings: attributedBookingsOn({ db, clock }),
    compute: earningsJobOn({ db, clock }),
  }
}

export type EarningPartner = Awaited<ReturnType<typeof earningPartner>>
