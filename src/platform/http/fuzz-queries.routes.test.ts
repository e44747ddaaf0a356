import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { accountOf } from '#testing/builders/account.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { RENTAL } from '#testing/builders/journey.ts'
import { hostileQueryText } from '#testing/builders/hostile-input.ts'
import { expectRefusedSafely } from '#testing/builders/hostile-requests.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  token = (await accountOf(app).register()).body.token
  // A partner may call everything that a traveller may, and more.
  await app.database.db.updateTable('users').set({ role: 'partner' }).execute()
})
afterAll(() => app.close())

const FIELDS = [
  'search',
  'near',
  'lang_id',
  'pickup_id',
  'dropoff_id',
  'pickup_date',
  'pickup_time',
  'dropoff_date',
  'dropoff_time',
  'driver_age',
  'month',
  'days',
  'residence',
  'currency_id',
  'with_credit_card',
  'wait_ms',
  'status',
  'from',
  'to',
  'booking_id',
  'reference',
  'page',
  'page_size',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'x[]',
  'x[y]',
  '',
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), hostileQueryText), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))

test.for([
  '/api/all-location',
  '/api/price-calendar',
  '/api/deals',
  '/api/guest-login',
  '/api/searching/stream',
  '/api/user/booking',
  '/api/user/profile',
  '/api/user/master-setting',
  '/api/user/devices',
  '/api/user/coupons',
  '/api/user/second-step',
  '/api/auth/session',
  '/api/auth/signin',
  '/api/auth/error',
  '/api/auth/callback/email',
  '/api/user/refer-friend',
  '/api/user/export',
  '/booking/ABCDEFGHJK/calendar.ics',
  '/api/user/invoice',
  '/booking/ABCDEFGHJK/invoice/INV-2027-000001',
  '/healthz',
  '/docs',
  '/mailbox',
])('%s answers any query, or refuses it as a problem', async (path) => {
  await fc.assert(
    fc.asyncProperty(query, (text) => expectRefusedSafely(app, token, `${path}?${text}`, { method: 'GET' })),
    { numRuns: 60 },
  )
})

test('a search answers any query, or refuses it as a problem', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...new URLSearchParams(RENTAL).keys(), 'residence', 'driver_age', 'wait_ms'),
      hostileQueryText,
      (name, text) => {
        const asked = new URLSearchParams(RENTAL)
        asked.delete(name)
        return expectRefusedSafely(app, token, `/api/searching?${asked}&${name}=${text}`, {
          method: 'POST',
          body: '{"page_size":1}',
        })
      },
    ),
    { numRuns: 100 },
  )
})

test('any path under /api that is none of ours is not found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), (path) =>
      expectRefusedSafely(app, token, `/api/x${path}`, { method: 'GET' }),
    ),
    { numRuns: 100 },
  )
})
