import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())

const day = (text: string) => Temporal.Instant.from(`${text}T00:00:00Z`)

test('an account sees the coupons issued to it, newest first, and the state of each', async () => {
  const { registerVerified } = accountOf(app)
  const [mine, theirs] = [
    await registerVerified({ email: 'mine@example.com' }),
    await registerVerified({ email: 'theirs@example.com' }),
  ]
  const idOf = async (token: string) => (await app.call('/api/user/profile', { token })).body.user.id
  const given_to = await idOf(mine)
  const { db } = app.database
  await addCoupon(db, 'EVERYBODYS')
  await addCoupon(db, 'THEIRS', { given_to: await idOf(theirs) })
  await addCoupon(db, 'NOW', {
    given_to,
    basis_points: 1250,
    valid_from: day('2026-04-01'),
    most: 2000,
    currency: 'EUR',
  })
  await addCoupon(db, 'LATER', { given_to, valid_from: day('2027-01-01') })
  await addCoupon(db, 'OVER', { given_to, valid_from: day('2026-03-01'), valid_until: day('2026-11-30') })
  await addCoupon(db, 'USED', {
    given_to,
    basis_points: null,
    amount: 1000,
    currency: 'EUR',
    valid_from: day('2026-02-01'),
    valid_until: day('2026-11-30'),
    total_limit: 1,
    used: 1,
  })

  const { items } = (await app.call('/api/user/coupons', { token: mine })).body
  expect(items.map(({ code, state }: { code: string; state: string }) => [code, state])).toEqual([
    ['LATER', 'not_yet_valid'],
    ['NOW', 'usable'],
    ['OVER', 'over'],
    ['USED', 'used'],
  ])
  expect(items[1]).toMatchObject({
    takes: { kind: 'percent', percent: 12.5, most: { amount: 2000, currency: 'EUR' } },
    valid_until: null,
  })
  expect(items[3].takes).toEqual({ kind: 'fixed', amount: { amount: 1000, currency: 'EUR' } })
})

test('a guest has no coupons to see', async () => {
  const guest = (await app.call('/api/guest-login')).body.token
  expectProblem(await app.call('/api/user/coupons', { token: guest }), {
    status: 403,
    code: 'account_required',
  })
})
