import { newId } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { sentBackAtGateway } from './sent-back.ts'

/** Requests about money, each about a booking's own dispute or difference. */
export function moneyRequests(
  app: TestApp,
  paid: { booking_id: string },
  number: string,
): Record<string, () => Promise<ValidRequest>> {
  const {
    database: { db },
    clock,
  } = app
  const dispute = async () => {
    const payment = db.selectFrom('payments').select(['id', 'amount', 'currency'])
    const { id, ...taken } = await payment.where('booking_id', '=', paid.booking_id).executeTakeFirstOrThrow()
    const row = {
      id: `dp_${newId()}`,
      booking_id: paid.booking_id,
      payment_id: id,
      state: 'open' as const,
      ...taken,
    }
    const now = clock.now()
    await db
      .insertInto('disputes')
      .values({ ...row, opened_at: now, changed_at: now })
      .execute()
    return `/api/staff/money/disputes/${row.id}`
  }
  const difference = async (sides?: { ours: number; theirs: number }) => {
    const id = newId()
    const now = clock.now()
    const { ours, theirs } = sides ?? { ours: Number.parseInt(id.slice(-6), 16), theirs: 0 }
    await db
      .insertInto('reconciliation_differences')
      .values({
        id,
        booking_id: paid.booking_id,
        kind: 'taken',
        ours: String(ours),
        theirs: String(theirs),
        first_seen_at: now,
        last_seen_at: now,
      })
      .execute()
    return `/api/staff/money/differences/${id}`
  }
  return {
    'GET /api/staff/money/days': async () => ({
      path: '/api/staff/money/days?account=gateway&currency=EUR',
    }),
    'GET /api/staff/money/entries': async () => ({ path: '/api/staff/money/entries?day=2026-12-01' }),
    'GET /api/staff/money/journal': async () => ({ path: '/api/staff/money/journal?month=2026-12' }),
    'GET /api/staff/money/invoices/:number/file': async () => ({
      path: `/api/staff/money/invoices/${number}/file`,
    }),
    'GET /api/staff/money/disputes/:id': async () => ({ path: await dispute() }),
    'POST /api/staff/money/disputes/:id/settle': async () => ({
      path: `${await dispute()}/settle`,
      body: { act: 'lost', note: 'The bank’s letter' },
    }),
    'POST /api/staff/money/differences/:id/compare-again': async () => ({
      path: `${await difference()}/compare-again`,
      body: {},
    }),
    'POST /api/staff/money/differences/:id/explain': async () => ({
      path: `${await difference()}/explain`,
      body: { note: 'Refunded there by agreement' },
    }),
    'POST /api/staff/money/differences/:id/book': async () => ({
      path: `${await difference(await sentBackAtGateway(app, paid.booking_id, 1))}/book`,
      body: { note: 'Sent back at the gateway by hand' },
    }),
  }
}
