import type { TestApp } from '../../infrastructure/app.ts'
import { newReference } from '#kernel/ids.ts'
import { peopleOf } from '../accounts/people.ts'
import type { Ask } from '../api/route-requests.ts'
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

/** Requests about commissions that a person decides; each is about one of its own. */
export function earningRequests(app: TestApp) {
  return {
    'POST /api/staff/partner-earnings/:id/decide': async () => ({
      path: `/api/staff/partner-earnings/${await addEarningToDecide(app)}/decide`,
      body: { decision: 'allowed', instead_of: null, reason: 'Asked the desk' },
    }),
  } satisfies Record<string, () => Promise<Ask>>
}
