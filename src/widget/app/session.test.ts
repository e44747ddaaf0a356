import { expect, test } from 'vitest'
import { frameSession } from './session.ts'

const MINUTE = 60_000

function session(renew: (token: string) => Promise<{ token: string; expires_at: string } | null>) {
  const clock = { now: 0 }
  const over: number[] = []
  const made = frameSession({
    first: { token: 'one', expires_at: '' },
    renew,
    now: () => clock.now,
    onOver: () => over.push(clock.now),
  })
  return { made, clock, over }
}

test('a session is renewed once when it is old, however many calls wait', async () => {
  const requested: string[] = []
  const { made, clock, over } = session((token) => {
    requested.push(token)
    return Promise.resolve({ token: `after ${token}`, expires_at: '' })
  })
  await made.freshen()
  expect(requested).toEqual([])
  clock.now = 10 * MINUTE
  await Promise.all([made.freshen(), made.freshen(), made.freshen()])
  expect(requested).toEqual(['one'])
  expect(made.token()).toBe('after one')
  clock.now += 10 * MINUTE
  await made.freshen()
  expect(requested).toEqual(['one', 'after one'])
  expect(over).toEqual([])
})

test('a renewal that nobody answers leaves the session as it is, and is tried again', async () => {
  let round = 0
  const { made, clock, over } = session(() => {
    round += 1
    return round === 1
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve({ token: 'two', expires_at: '' })
  })
  clock.now = 11 * MINUTE
  await made.freshen()
  expect(made.token()).toBe('one')
  await made.freshen()
  expect({ token: made.token(), over }).toEqual({ token: 'two', over: [] })
})

test('a frame whose session is over says so', async () => {
  const { made, clock, over } = session(() => Promise.resolve(null))
  clock.now = 25 * 60 * MINUTE
  await made.freshen()
  expect(over).toEqual([clock.now])
})
