import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addCoupon, usesOf } from '#testing/builders/rentals/coupons.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const { db } = app.database
const day = app.clock.now()
await addCoupon(db, 'TEN')
await addCoupon(db, 'PICKY', { supplier_ids: [11], country_codes: ['KW'], per_user_limit: 1 })
await addCoupon(db, 'EARLY', { valid_from: day.add({ milliseconds: 60_000 }) })
await addCoupon(db, 'LATE', { valid_until: day })
await addCoupon(db, 'GONE', { total_limit: 1, used: 1 })

const check = (code: unknown, query = '') => app.call(`/api/check-coupon${query}`, { body: { code } })

test('a usable coupon is described by its code alone, and checking it does not use it up', async () => {
  expect(await check(' ten ')).toMatchObject({ status: 200, body: { code: 'TEN' } })
  expect((await check('PICKY')).body).toEqual({ code: 'PICKY' })
  expect((await usesOf(app.database.db, 'TEN')).used).toBe(0)
})

test.for([
  { code: 'NOSUCH', rejection: 'coupon_unknown' },
  { code: 'EARLY', rejection: 'coupon_not_yet_valid' },
  { code: 'LATE', rejection: 'coupon_over' },
  { code: 'GONE', rejection: 'coupon_used_up' },
])('$code is rejected before there is a car, in both languages: $rejection', async ({ code, rejection }) => {
  const rejected = await check(code)
  expectProblem(rejected, { status: 422, code: rejection })
  expectArabic(await check(code, '?lang_id=2'))
})

test.for([undefined, '  ', 'T'.repeat(41), 'TEN\u0000'])('%j is no code to ask for', async (code) => {
  expectProblem(await check(code), { status: 400, code: 'invalid_request', fields: [{ path: 'code' }] })
})

test('codes are not found by trying: checks and applications count together', async () => {
  const strict = await testApp({ environment: { RATE_LIMIT_SCALE: '0.1' } })
  const check = (path: string) => strict.call(path, { body: { code: 'NOSUCH' } })
  for (let count = 0; count < 3; count++) expect((await check('/api/check-coupon')).status).toBe(422)
  expectProblem(await check('/api/check-coupon'), { status: 429, code: 'too_many_requests' })
  expectProblem(await check('/api/user/coupon'), { status: 429, code: 'too_many_requests' })
  await strict.close()
})
