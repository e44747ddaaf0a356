import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { stubSearchCars } from '#testing/stand-ins/stub-rates.ts'
import { stubSearch } from '#testing/stand-ins/stub-search.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import type { SearchRequest } from './search-cars.usecase.ts'
import { SearchingReply } from './search.contract.ts'

const DEADLINE_MS = 1000
const SEARCHES = 31
const PLANS = Array.from({ length: 7 }, (_, at) => stubPlan(`plan-${at}`, at + 1))

type Availability = SupplierConnector['availability']

// Fake timers: time only advances where a test advances it, so a search waiting for anything else would hang.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const later = () => new Promise((resolve) => setImmediate(resolve))
const cars = (count: number) =>
  Array.from({ length: count }, (_, at) => stubRate({ key: `car ${at}`, vehicleName: `Model ${at}` }))

const well: Availability = async () => {
  await later()
  return ok(cars(30))
}
const dead: Availability = async () => fail({ code: 'unreachable', detail: 'ECONNREFUSED' })
const slowBy =
  (ms: number): Availability =>
  async () => {
    await new Promise((done) => setTimeout(done, ms))
    return ok(cars(30))
  }
/** Some responses cannot be parsed, others parse but are invalid. */
const garbage: Availability = async ({ pickUpAt }) => {
  await later()
  if (Number(pickUpAt.slice(8, 10)) % 2 === 0) return fail({ code: 'garbage', detail: 'no XML' })
  return ok(cars(30).map((car) => ({ ...car, total: { amount: 9e15, currency: 'EUR' }, acriss: '?' })))
}

/** Sets up searches over seven suppliers; those not given are healthy. */
function market(suppliers: Availability[], plans = PLANS) {
  const search = stubSearchCars({
    plans,
    connectors: new Map(
      plans.map(({ id }, at) => [id, stubConnector((rental) => (suppliers[at] ?? well)(rental))]),
    ),
    clock: testClock(),
    deadlineMs: DEADLINE_MS,
  })
  return async (day: number, waitMs?: number, over: Partial<SearchRequest> = {}) => {
    const answer = await search(stubSearch(day, { waitMs, ...over }))
    if (!answer.ok) throw new Error(answer.failure.detail)
    const { suppliers: states, ...found } = SearchingReply.parse(JSON.parse(answer.value.body.toString()))
    return { ...found, statuses: states.map(({ status }) => status) }
  }
}

/** Returns the response after advancing the clock by `ms`. */
async function afterWaiting<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  await later()
  await vi.advanceTimersByTimeAsync(ms)
  return answer
}

test('one car that suppliers spell otherwise is one card and one model, also for the ids and filters of before', async () => {
  const names = ['VW Golf', 'Volkswagen GOLF, Automatic', 'A - VW\u200b Golf oder ähnlich', 'volkswagen golf']
  const search = market(
    names.map(
      (vehicleName): Availability =>
        async () =>
          ok([stubRate({ vehicleName })]),
    ),
    PLANS.slice(0, names.length),
  )
  const cards = await search(0, 0, { grouped: true })
  expect(cards.items).toMatchObject([{ vehicle: { name: 'Volkswagen Golf' }, car: { rates: names.length } }])
  expect(cards.facets.CAR_MODEL.map(({ value }) => value)).toEqual(['Volkswagen Golf'])
  const id = cards.items[0]!.car!.id
  for (const car of [id, id.replace('volkswagen-', 'vw-')])
    expect((await search(0, 0, { car })).total).toBe(names.length)
  for (const model of names)
    expect((await search(0, 0, { filters: { CAR_MODEL: [model] } })).total).toBe(names.length)
})

test('with two dead suppliers of seven, one slow and one that sends garbage, searches take as long as on a healthy day', async () => {
  const search = market([dead, well, slowBy(DEADLINE_MS * 8), well, garbage, well, dead])
  // Slow suppliers are detected by waiting for them once.
  const first = await afterWaiting(DEADLINE_MS, search(1))
  expect(first.statuses).toEqual(['failed', 'ok', 'late', 'ok', 'failed', 'ok', 'failed'])
  for (let day = 2; day < SEARCHES; day++) {
    const found = await search(day)
    expect(found.total).toBe(3 * 30)
    expect(found.statuses[2]).toBe('late')
  }
  const last = await search(SEARCHES)
  expect(last.statuses).toEqual(['off', 'ok', 'late', 'ok', 'failed', 'ok', 'off'])
  expect((await market([])(0)).total).toBe(7 * 30)
})

test('cars of a slow supplier are there when it has answered', async () => {
  const search = market([slowBy(DEADLINE_MS * 8)])
  await afterWaiting(DEADLINE_MS, search(0))
  expect((await search(1)).total).toBe(6 * 30)
  await vi.advanceTimersByTimeAsync(DEADLINE_MS * 8)
  const found = await search(1)
  expect(found).toMatchObject({ total: 7 * 30, complete: true })
})

test('a supplier that is quick again is waited for again', async () => {
  const suppliers = [slowBy(DEADLINE_MS * 8)]
  const search = market(suppliers)
  await afterWaiting(DEADLINE_MS, search(0))
  suppliers[0] = well
  await search(1)
  await later()
  suppliers[0] = slowBy(DEADLINE_MS / 2)
  expect((await afterWaiting(DEADLINE_MS / 2, search(2))).complete).toBe(true)
})

test('a slow supplier that is the only one at a place is waited for', async () => {
  const search = market([slowBy(DEADLINE_MS + 1)], PLANS.slice(0, 1))
  await afterWaiting(DEADLINE_MS, search(0))
  const second = search(1)
  let answered = false
  void second.then(() => (answered = true))
  await vi.advanceTimersByTimeAsync(DEADLINE_MS - 10)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(10)
  expect((await second).statuses).toEqual(['late'])
})

test('a search that waits less than to its deadline does not call anybody slow', async () => {
  const search = market([slowBy(DEADLINE_MS / 2)])
  expect((await afterWaiting(10, search(0, 10))).complete).toBe(false)
  expect((await afterWaiting(DEADLINE_MS / 2, search(1))).complete).toBe(true)
})
