import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { PASSWORD, peopleOf } from '../accounts/people.ts'
import type { ValidRequest, Requester } from '../api/route-requests.ts'
import { staffCalls } from '../staff/staff-calls.ts'
import { addEndedPartner, addStatement } from './statements.ts'

const ACCOUNT = { currency: 'EUR', kind: 'iban', holder: 'Dune Travel', account: 'DE89370400440532013000' }

/** Requests about what partners are paid; each is about a batch of its own. */
export function payoutRequests(app: TestApp) {
  const people = peopleOf(app)
  const { db } = app.database
  const address = () => `${newReference().toLowerCase()}@example.com`

  /** A new partner with an account, and a payout in no batch. */
  async function waiting() {
    const userId = await people.add({ role: 'partner', email: address() })
    const { token } = await people.tokenOf(userId)
    await app.call('/api/user/payout-account', { token, body: { ...ACCOUNT, password: PASSWORD } })
    await addStatement(app, { userId })
  }

  async function batch(approved: boolean): Promise<string> {
    await waiting()
    const prepared = await (await staffCalls(app)).post('payouts', { currency: 'EUR', format: 'sepa' })
    const { id } = prepared.body.batch
    if (approved) await (await staffCalls(app)).post(`payouts/${id}/decide`, { approve: true })
    return id
  }

  const about =
    (path: string, { approved = false, body }: { approved?: boolean; body?: object } = {}) =>
    async () => ({ path: `/api/staff/payouts/${await batch(approved)}${path}`, ...(body && { body }) })

  return {
    'GET /api/user/partner-statements/:id/:format': async () => {
      const { user_id } = await db
        .selectFrom('partner_members')
        .innerJoin('users', 'users.id', 'user_id')
        .select('user_id')
        .where('email', '=', 'partner@example.com')
        .executeTakeFirstOrThrow()
      return { path: `/api/user/partner-statements/${(await addStatement(app, { userId: user_id })).id}/csv` }
    },
    'POST /api/user/payout-account': () => ({ body: { ...ACCOUNT, password: PASSWORD } }),
    'POST /api/staff/payouts': async () => {
      await waiting()
      return { body: { currency: 'EUR', format: 'sepa' } }
    },
    'GET /api/staff/payouts/:id': about(''),
    'GET /api/staff/payouts/:id/file': about('/file', { approved: true }),
    'POST /api/staff/payouts/:id/decide': about('/decide', { body: { approve: true } }),
    'POST /api/staff/payouts/:id/paid': about('/paid', {
      approved: true,
      body: { paid_on: app.clock.now().toString().slice(0, 10) },
    }),
    'GET /api/staff/partner-statements': async () => ({
      path: `/api/staff/partner-statements?code=${await addEndedPartner(app)}`,
    }),
    'POST /api/staff/partner-statements': async () => ({
      body: {
        code: await addEndedPartner(app),
        seen: `${app.clock.now().toString().slice(0, 7)} EUR 1 0 100 0`,
      },
    }),
  } satisfies Record<string, (caller: Requester) => ValidRequest | Promise<ValidRequest>>
}
