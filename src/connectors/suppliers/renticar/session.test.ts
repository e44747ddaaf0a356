import { expect, test } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import { sharedLogin } from './session.ts'

/** Logins that return `t1`, `t2` …, or fail while `down`. */
function counted() {
  const logins = { count: 0, down: false }
  const session = sharedLogin(async () => {
    logins.count += 1
    return logins.down ? fail({ code: 'no_answer', detail: 'down' }) : ok(`t${logins.count}`)
  })
  return { logins, session }
}

test('calls that come at once share one login, and later ones its token', async () => {
  const { logins, session } = counted()
  const tokens = await Promise.all([session.token(), session.token(), session.token()])
  expect(tokens).toEqual([ok('t1'), ok('t1'), ok('t1')])
  expect(await session.token()).toEqual(ok('t1'))
  expect(logins.count).toBe(1)
})

test('a refused token is renewed once, however many were refused with it', async () => {
  const { logins, session } = counted()
  await session.token()
  const renewed = await Promise.all([session.renew('t1'), session.renew('t1'), session.renew('t1')])
  expect(renewed).toEqual([ok('t2'), ok('t2'), ok('t2')])
  expect(await session.renew('t1')).toEqual(ok('t2'))
  expect(logins.count).toBe(2)
})

test('a login that failed is tried anew by the next call', async () => {
  const { logins, session } = counted()
  logins.down = true
  expect(await session.token()).toMatchObject({ ok: false })
  logins.down = false
  expect(await session.token()).toEqual(ok('t2'))
})
