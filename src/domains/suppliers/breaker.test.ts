import { beforeEach, expect, test } from 'vitest'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { createBreaker, FAILURES_TO_OPEN, MAX_OPEN_SECONDS, OPEN_SECONDS, type Breaker } from './breaker.ts'

let breaker: Breaker
let clock: TestClock
beforeEach(() => {
  breaker = createBreaker()
  clock = testClock()
})

const requestPermit = (plan = 'a') => breaker.takePermit(plan, clock.now())
const heard = (how: 'answered' | 'failed', permit: 'question' | 'probe' = 'question', plan = 'a') =>
  breaker.heard(plan, how, permit, clock.now())
const state = (plan = 'a') => breaker.stateOf(plan, clock.now())
function open() {
  for (let failed = 0; failed < FAILURES_TO_OPEN; failed++) heard('failed')
}

test('failures in a row open it, for their plan alone', () => {
  for (let failed = 1; failed < FAILURES_TO_OPEN; failed++) heard('failed')
  expect([requestPermit(), state()]).toEqual(['question', 'closed'])
  heard('failed')
  expect([requestPermit(), state()]).toEqual([null, 'open'])
  expect([requestPermit('b'), state('b')]).toEqual(['question', 'closed'])
})

test('an answer in between starts the count again', () => {
  for (let failed = 1; failed < FAILURES_TO_OPEN; failed++) heard('failed')
  heard('answered')
  heard('failed')
  expect(state()).toBe('closed')
})

test('after the rest one question probes, and nobody else until it is heard of, however long that takes', () => {
  open()
  clock.pass({ seconds: OPEN_SECONDS - 1, milliseconds: 999 })
  expect(requestPermit()).toBeNull()
  clock.pass({ milliseconds: 1 })
  expect(state()).toBe('half_open')
  expect([requestPermit(), requestPermit(), requestPermit()]).toEqual(['probe', null, null])
  clock.pass({ hours: 1 })
  expect([requestPermit(), state()]).toEqual([null, 'half_open'])
  heard('answered', 'probe')
  expect([requestPermit(), requestPermit(), state()]).toEqual(['question', 'question', 'closed'])
})

test('each probe that fails doubles the rest, up to a longest; an answer starts it afresh', () => {
  open()
  for (const rest of [30, 60, 120, 240, 300, 300]) {
    clock.pass({ seconds: rest - 1, milliseconds: 999 })
    expect(requestPermit()).toBeNull()
    clock.pass({ milliseconds: 1 })
    expect(requestPermit()).toBe('probe')
    heard('failed', 'probe')
  }
  clock.pass({ seconds: MAX_OPEN_SECONDS })
  expect(requestPermit()).toBe('probe')
  heard('answered', 'probe')
  open()
  clock.pass({ seconds: OPEN_SECONDS })
  expect(requestPermit()).toBe('probe')
})

test('what was asked before the rest and fails during it neither lengthens nor ends it', () => {
  open()
  clock.pass({ seconds: OPEN_SECONDS - 1 })
  heard('failed')
  clock.pass({ seconds: 1 })
  expect(requestPermit()).toBe('probe')
  heard('failed')
  expect(requestPermit()).toBeNull()
})

test('an answer to what was asked before the rest ends it', () => {
  open()
  heard('answered')
  expect(state()).toBe('closed')
})
