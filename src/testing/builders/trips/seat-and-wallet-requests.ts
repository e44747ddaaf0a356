import { newId } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { addDeparture, addShuttleRoute, SHUTTLE_BODY } from './shuttles.ts'
import { companyWithWallet } from './wallets.ts'

/** Builds requests to the staff's calls for shuttles and wallets. Each changes something. */
export function seatAndWalletRequests(app: TestApp) {
  const { db } = app.database
  const amount = { amount: 100, currency: 'AED' }
  const { from_day, services } = SHUTTLE_BODY
  const shuttle = (path: string, body?: object) => async () => ({
    path: `/api/staff/shuttles/${await addShuttleRoute(db)}/${path}`,
    ...(body && { body }),
  })
  const wallet = (path: string, body?: object) => async () => ({
    path: `/api/staff/wallets/${await companyWithWallet(app, { paidIn: 1000 })}${path}`,
    ...(body && { body }),
  })
  /** Inserts a transfer requested by a colleague. */
  async function waitingTransfer() {
    const companyId = await companyWithWallet(app, { paidIn: 1000 })
    const id = newId()
    const requesterId = await peopleOf(app).add({ role: 'staff', email: `${id}@example.com` })
    await db
      .insertInto('wallet_transfers')
      .values({
        id,
        company_id: companyId,
        kind: 'top_up',
        movement: `top_up/${id}`,
        amount: 5_000_000,
        currency: 'AED',
        reason: 'Transfer 4711',
        asked_by: requesterId,
        asked_at: Temporal.Instant.fromEpochMilliseconds(0),
      })
      .execute()
    return { path: `/api/staff/wallets/${companyId}/transfers/${id}`, body: { approve: true } }
  }
  return {
    'POST /api/staff/shuttles/:id/timetable': shuttle('timetable', { from_day, services }),
    'POST /api/staff/shuttles/:id/hide': shuttle('hide', { hidden: true }),
    'GET /api/staff/shuttles/:id/departures': shuttle('departures?day=2027-01-15'),
    'POST /api/staff/shuttles/departures/:id/cancel': async () => ({
      path: `/api/staff/shuttles/departures/${await addDeparture(db, { seats: 12 })}/cancel`,
      body: { reason: 'Holiday' },
    }),
    'GET /api/staff/wallets/:id': wallet(''),
    'POST /api/staff/wallets/:id/top-up': wallet('/top-up', { amount, reason: 'Transfer 4711' }),
    'POST /api/staff/wallets/:id/pay-out': wallet('/pay-out', { amount, reason: 'Contract over' }),
    'POST /api/staff/wallets/:id/transfers/:transfer': waitingTransfer,
    'POST /api/staff/wallets/:id/credit-limit': wallet('/credit-limit', {
      credit_limit: amount,
      reason: 'Good payer',
    }),
  } satisfies Record<string, () => ValidRequest | Promise<ValidRequest>>
}
