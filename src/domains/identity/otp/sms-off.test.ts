import { expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { newMobile } from '#testing/builders/trips/trip-sign-in.ts'
import { guard } from '#platform/http/openapi/access.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { createOtp, type OtpApp } from './create-otp.usecase.ts'
import { otpRoutes } from './otp.routes.ts'

const database = forFile(await testDatabase())

test('without a gateway in production a code by SMS is refused and never pretended; one by mail is sent', async () => {
  const app: OtpApp = {
    db: database.db,
    clock: testClock(),
    windowCounts: windowCounts(database.db, sha256),
    limitScale: 1,
    productName: 'Rihla',
    publicUrl: 'https://rihla.example',
    isSmsOn: false,
    otpHash: (id, code) => sha256(`${id}${code}`),
  }
  const routes = otpRoutes(
    {
      tripBrowsers: { isKnown: () => false },
      anyEmbedder: guard({ admits: 'embedder' }, (c, next) => {
        c.set('embeddingKey', null)
        return next()
      }),
      rateLimit: () => (_, next) => next(),
    },
    (request) => createOtp(app, request),
  )
  const requestOtp = async (body: object, headers: Record<string, string> = {}) => {
    const reply = await routes.request('/api/o/otp/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    reply.headers.set('x-request-id', 'set-by-outer-layer')
    return readReply(reply)
  }
  const { fields } = newMobile()
  expectProblem(await requestOtp({ mobile: fields }), { status: 422, code: 'sms_off' })
  expectArabic(await requestOtp({ mobile: fields }, { 'accept-language': 'ar' }))
  const { db } = database
  expect(await db.selectFrom('trip_otps').select('id').execute()).toEqual([])
  expect(await db.selectFrom('window_counts').select('key').execute()).toEqual([])
  expect((await requestOtp({ email: 'noor@example.com' })).status).toBe(202)
  expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([
    { recipient: 'noor@example.com' },
  ])
})
