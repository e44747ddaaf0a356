import type { TestApp } from '../../infrastructure/app.ts'
import { newReference } from '#kernel/ids.ts'
import { peopleOf } from '../accounts/people.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { addBooking } from '../staff/staff-tasks.ts'
import { addEarning } from './payable-earnings.ts'

/** Inserts a commission of 120.00 euros that a person is to decide about; the booking's id. */
export async function addEarningToDecide(app: Parameters<typeof peopleOf>[0]): Promise<string> {
  const { db } = app.database
  const email = `${newReference().toLowerCase()}@example.com`
  const userId = await peopleOf(app).add({ role: 'partner', email })
  const { partner_id } = await db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return addEarning(db, {
    partner_id,
    userId,
    amount: 12_000,
    changed_at: app.clock.now(),
    state: 'confirmed',
    flags: ['own_phone', 'pick_up_unproven'],
    to_decide: true,
  })
}

/** Inserts a confirmed booking whose pick-up time has passed; its reference. */
async function addMissedBooking(app: TestApp): Promise<string> {
  const { db } = app.database
  const { id, reference } = await addBooking(db, await peopleOf(app).add({ role: 'guest' }))
  const { price } = sampleBooking()
  await db
    .updateTable('bookings')
    .set({ price, supplier_state: 'reserved', pick_up_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  return reference
}

/** Requests about commissions that a person decides, and about no-shows; each is about one of its own. */
export function earningRequests(app: TestApp) {
  return {
    'POST /api/staff/bookings/no-show': async () => ({
      body: { reference: await addMissedBooking(app), reason: 'Mail of the desk' },
    }),
    'POST /api/staff/partner-earnings/:id/decide': async () => ({
      path: `/api/staff/partner-earnings/${await addEarningToDecide(app)}/decide`,
      body: { decision: 'allowed', instead_of: null, reason: 'Asked the desk' },
    }),
  } satisfies Record<string, () => Promise<ValidRequest>>
}
