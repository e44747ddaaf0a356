import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import { stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { hedged } from './hedged.service.ts'
import type { SupplierConnector } from './supplier-connector.ts'

const AFTER_MS = 500
const RENTAL: Parameters<SupplierConnector['availability']>[0] = {
  pickUpStation: 'DXB',
  dropOffStation: 'DXB',
  pickUpAt: '2027-02-01T10:00',
  dropOffAt: '2027-02-05T10:00',
  driverAge: 30,
  residence: 'AE',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cars = (key: string) => ok([stubRate({ key })])
const lost = fail({ code: 'no_answer' as const, detail: 'no answer' })

/** Simulates a supplier with the given responses and delays, in order; counts the requests. */
function supplier(
  ...answers: { ms: number; with: Awaited<ReturnType<SupplierConnector['availability']>> }[]
) {
  let requests = 0
  const availability: SupplierConnector['availability'] = () => {
    const answer = answers[requests++]
    return new Promise((done) => setTimeout(() => done(answer?.with ?? lost), answer?.ms))
  }
  return { request: hedged(availability, AFTER_MS), requests: () => requests }
}

test.each([
  { name: 'in time: asked once', answers: [{ ms: 400, with: cars('first') }], key: 'first', requests: 1 },
  {
    name: 'lost on the way: the second question is answered',
    answers: [
      { ms: 8000, with: lost },
      { ms: 100, with: cars('second') },
    ],
    key: 'second',
    requests: 2,
  },
  {
    name: 'only late: the first answer that comes is taken',
    answers: [
      { ms: 600, with: cars('first') },
      { ms: 300, with: cars('second') },
    ],
    key: 'first',
    requests: 2,
  },
  {
    name: 'one of them fails: the other is waited for',
    answers: [
      { ms: 600, with: lost },
      { ms: 300, with: cars('second') },
    ],
    key: 'second',
    requests: 2,
  },
  {
    name: 'both fail: it failed',
    answers: [
      { ms: 600, with: lost },
      { ms: 300, with: lost },
    ],
    key: null,
    requests: 2,
  },
  {
    name: 'a failure in time is an answer: asked once',
    answers: [{ ms: 10, with: lost }],
    key: null,
    requests: 1,
  },
])('a question $name', async ({ answers, key, requests }) => {
  const one = supplier(...answers)
  const answer = one.request(RENTAL)
  await vi.advanceTimersByTimeAsync(10_000)
  const came = await answer
  expect(came.ok ? came.value[0]?.key : null).toBe(key)
  expect(one.requests()).toBe(requests)
})
