import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { fail, ok, type Result } from '#kernel/result.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { createRateFetcher } from './fetch-rates.usecase.ts'
import { createBreaker } from './breaker.ts'
import { countingUnclear, planMeters } from './plan-meters.service.ts'
import type { Rate, SupplierFailure } from './supplier-connector.ts'

type Answer = Result<Rate[], SupplierFailure>

const PLAN = stubPlan('a', 1)

/** Sets up one plan with the responses of `answer`, and its metrics. */
function desk(answer: () => Answer | Promise<Answer>) {
  const clock = testClock()
  const registry = new Registry()
  const breaker = createBreaker()
  const defects: unknown[] = []
  const fetchRates = createRateFetcher({
    connectors: new Map([['a', stubConnector(async () => answer())]]),
    breaker,
    exchange: () => ({ date: '2026-12-01', perEuro: { EUR: '1' } }),
    clock,
    metrics: planMeters({ registry, planIds: ['a'], breaker, clock }),
    shared: null,
    onDefect: (_, error) => defects.push(error),
  })
  let day = 0
  return {
    clock,
    defects,
    /** Requests a rental that was never requested before. */
    fetchAnother: async () => fetchRates({ plan: PLAN, rental: { ...RENTAL, pickUpAt: `rental ${++day}` } }),
    /** Requests the same rental each time. */
    fetchAgain: async (passing = false) => fetchRates({ plan: PLAN, rental: RENTAL, passing }),
    async metric(line: string) {
      const text = await registry.metrics()
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.split(' ')
          .at(-1),
      )
    },
  }
}

const RENTAL = {
  pickUpStation: 'DXB',
  dropOffStation: 'DXB',
  pickUpAt: '2027-03-01T10:00',
  dropOffAt: '2027-03-05T10:00',
  driverAge: 30,
  residence: 'AE',
}

test('extras with an uncertain price are counted by what is unclear', async () => {
  const counted: string[] = []
  const rechecked = { ...stubRate(), extras: [], protections: [], unclearItems: ['tax', 'days'] as const }
  const supplier = { ...stubConnector(async () => ok([])), recheck: async () => ok(rechecked) }
  const { recheck } = countingUnclear(supplier, (charge) => counted.push(charge))
  expect(await recheck(RENTAL, { acriss: 'ECMR', carry: {} })).toEqual(ok(rechecked))
  expect(counted).toEqual(['tax', 'days'])
})

test('nonsense among a plan’s cars is dropped and counted by what is wrong with it, once', async () => {
  const { fetchAnother, metric } = desk(() =>
    ok([
      stubRate(),
      stubRate({ total: { amount: 0, currency: 'EUR' } }),
      stubRate({ acriss: '????' }),
      stubRate({ acriss: 'X' }),
    ]),
  )
  expect(await fetchAnother()).toMatchObject({ status: 'ok', rates: [stubRate()] })
  expect(await metric('rihla_supplier_dropped_rates_total{plan="a",reason="no_acriss"}')).toBe(2)
  expect(await metric('rihla_supplier_dropped_rates_total{plan="a",reason="no_price"}')).toBe(1)
  expect(await metric('rihla_supplier_answers_total{plan="a"}')).toBe(1)
  expect(await metric('rihla_supplier_answer_seconds_count{plan="a"}')).toBe(1)
})

test('questions and failures are counted by their code, and the breaker tells its state', async () => {
  const { fetchAnother, metric, clock } = desk(() => fail({ code: 'unreachable', detail: 'ECONNREFUSED' }))
  expect(await metric('rihla_supplier_questions_total{plan="a"}')).toBe(0)
  for (let count = 0; count < 5; count++) expect(await fetchAnother()).toMatchObject({ status: 'failed' })
  expect(await fetchAnother()).toMatchObject({ status: 'off' })
  expect(await metric('rihla_supplier_questions_total{plan="a"}')).toBe(5)
  expect(await metric('rihla_supplier_failures_total{plan="a",code="unreachable"}')).toBe(5)
  expect(await metric('rihla_supplier_breaker{plan="a",state="open"}')).toBe(1)
  clock.pass({ seconds: 30 })
  expect(await metric('rihla_supplier_breaker{plan="a",state="open"}')).toBe(0)
  expect(await metric('rihla_supplier_breaker{plan="a",state="half_open"}')).toBe(1)
})

test('a connector that throws is a defect of ours, and its plan has failed', async () => {
  const { fetchAnother, metric, defects } = desk(() => {
    throw new TypeError('x is undefined')
  })
  expect(await fetchAnother()).toMatchObject({ status: 'failed', failure: { code: 'garbage' } })
  expect(defects).toHaveLength(1)
  expect(await metric('rihla_supplier_failures_total{plan="a",code="garbage"}')).toBe(1)
})

test('what we did not ask, being busy, rests no plan and is asked by the next search', async () => {
  let busy = true
  const { fetchAgain, metric } = desk(() =>
    busy ? fail({ code: 'overloaded', detail: 'full' }) : ok([stubRate()]),
  )
  for (let count = 0; count < 20; count++)
    expect(await fetchAgain()).toMatchObject({ status: 'failed', failure: { code: 'overloaded' } })
  expect(await metric('rihla_supplier_breaker{plan="a",state="closed"}')).toBe(1)
  expect(await metric('rihla_supplier_failures_total{plan="a",code="overloaded"}')).toBe(20)
  busy = false
  expect(await fetchAgain()).toMatchObject({ status: 'ok' })
})

test('a probe that was not sent leaves the plan to be probed by the next search', async () => {
  let code: 'unreachable' | 'overloaded' | null = 'unreachable'
  const { fetchAnother, clock } = desk(() => (code ? fail({ code, detail: '' }) : ok([stubRate()])))
  for (let count = 0; count < 5; count++) await fetchAnother()
  clock.pass({ seconds: 30 })
  code = 'overloaded'
  expect(await fetchAnother()).toMatchObject({ status: 'failed', failure: { code: 'overloaded' } })
  code = null
  expect(await fetchAnother()).toMatchObject({ status: 'ok' })
})

test('what only a job asks for is not kept, unless a traveller asks for it meanwhile', async () => {
  const { fetchAgain } = desk(async () => {
    await new Promise((done) => setTimeout(done, 5))
    return ok([stubRate()])
  })
  expect(await fetchAgain(true)).toMatchObject({ status: 'ok' })
  expect(await fetchAgain(true), 'asked again').toMatchObject({ status: 'ok' })
  await Promise.all([fetchAgain(true), fetchAgain()])
  expect(await fetchAgain(true), 'kept for the traveller').toMatchObject({ status: 'cached' })
})
