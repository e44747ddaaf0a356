import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { PASSWORD, peopleOf } from '../accounts/people.ts'
import { addEarning } from './payable-earnings.ts'

/** An account for payouts in euros. */
export const IBAN_ACCOUNT = {
  currency: 'EUR',
  kind: 'iban',
  holder: 'José Núñez',
  account: 'DE89 3704 0044 0532 0130 00',
}

/** A time in the month before the one in which tests start. */
const NOVEMBER = Temporal.Instant.from('2026-11-20T09:00:00Z')

/** The owner of a new partner, with what they do. */
export async function partnerOwner(app: TestApp) {
  const { db } = app.database
  const people = peopleOf(app)
  const email = `${newReference().toLowerCase()}@example.com`
  const userId = await people.add({ role: 'partner', email })
  const { partner_id: partnerId } = await db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const token = async () => (await people.tokenOf(userId)).token
  return {
    userId,
    email,
    partnerId,
    get: async (path: string) => app.call(`/api/user/${path}`, { token: await token() }),
    file: async (path: string) =>
      app.app.request(`/api/user/${path}`, { headers: { authorization: `Basic ${await token()}` } }),
    account: async (body: object, password = PASSWORD) =>
      app.call('/api/user/payout-account', {
        token: await token(),
        body: {
          ...body,
          password,
        },
      }),
    earn: (amount: number, more: object = {}) =>
      addEarning(db, {
        partner_id: partnerId,
        userId,
        amount,
        changed_at: NOVEMBER,
        ...more,
      }),
    mails: async () => {
      const mails = await db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', email)
        .orderBy('id')
        .execute()
      return mails.map(({ subject }) => subject)
    },
  }
}
