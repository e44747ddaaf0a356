import { expect, test } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import { testClock } from '#testing/clock.ts'
import { stubPlaces, stubSearch } from '#testing/stub-search.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stub-suppliers.ts'
import { searchCars } from './search-cars.usecase.ts'
import { SearchingReply } from './search.contract.ts'

/** A well supplier answers after so long, the slow one after the deadline. */
const WELL_MS = 80
const DEADLINE_MS = 120
const SLOW_MS = 2000

const SEARCHES = 30
const PLANS = Array.from({ length: 7 }, (_, at) => stubPlan(`plan-${at}`, at + 1))
const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1' } }

type Availability = SupplierConnector['availability']

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
const cars = (count: number) =>
  Array.from({ length: count }, (_, at) => stubRate({ key: `car ${at}`, vehicleName: `Model ${at}` }))

const well: Availability = async () => {
  await after(WELL_MS)
  return ok(cars(30))
}
const dead: Availability = async () => fail({ code: 'unreachable', detail: 'ECONNREFUSED' })
const slow: Availability = async () => {
  await after(SLOW_MS)
  return ok(cars(30))
}
/** Some of it cannot be read at all, some of it can and makes no sense. */
const garbage: Availability = async ({ pickUpAt }) => {
  await after(WELL_MS)
  if (Number(pickUpAt.slice(8, 10)) % 2 === 0) return fail({ code: 'garbage', detail: 'no XML' })
  return ok(cars(30).map((car) => ({ ...car, total: { amount: 9e15, currency: 'EUR' }, acriss: '?' })))
}

/** Searches that nobody made before, one after the other: how long each took, and what the last found a moment later. */
async function day(suppliers: readonly Availability[], searches = SEARCHES) {
  const clock = testClock()
  const ask = askRates({
    connectors: new Map(PLANS.map(({ id }, at) => [id, stubConnector(suppliers[at] ?? well)])),
    breaker: createBreaker(),
    exchange: () => EXCHANGE,
    clock,
    watch: { asked() {}, answered() {}, failed() {}, dropped() {} },
    onDefect(_, error) {
      throw error
    },
  })
  const search = searchCars({
    plans: PLANS,
    places: stubPlaces(PLANS),
    askRates: ask,
    exchange: () => EXCHANGE,
    clock,
    deadlineMs: DEADLINE_MS,
  })
  const took: number[] = []
  for (let at = 0; at < searches; at++) {
    const startedAt = performance.now()
    const answer = await search(stubSearch(at))
    took.push(performance.now() - startedAt)
    expect(answer.ok).toBe(true)
  }
  await after(WELL_MS)
  const again = await search(stubSearch(searches - 1, { waitMs: 0 }))
  if (!again.ok) throw new Error(again.failure.detail)
  const last = SearchingReply.parse(JSON.parse(Buffer.concat([...again.value.body]).toString()))
  const p95 = took.toSorted((one, other) => one - other)[Math.floor(searches * 0.95)] ?? 0
  return { p95, last }
}

test('two dead suppliers of seven, one slow and one that sends garbage cost a search no more than its deadline, and the others nothing', async () => {
  // What a process compiles at first counts for neither.
  await day([], 5)
  const healthy = await day([])
  const bad = await day([dead, well, slow, well, garbage, well, dead])
  // Far from the slow one's own time, on a slow machine too.
  expect(bad.p95).toBeLessThan(SLOW_MS / 2)
  expect(healthy.last.total).toBe(7 * 30)
  expect(bad.last.total).toBe(3 * 30)
  const statuses = bad.last.suppliers.map(({ status }) => status)
  expect(statuses).toEqual(['off', 'cached', 'late', 'cached', 'failed', 'cached', 'off'])
})
