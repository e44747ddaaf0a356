import { expect, test } from 'vitest'
import type { FetchRates, RateAnswer } from '#domains/suppliers/public.ts'
import { fetchRatesForAge } from './fetch-rates-for-age.service.ts'

const cars = (count: number): RateAnswer => ({ status: 'ok', rates: [], count, at: 1, tookMs: 1 })
const off: RateAnswer = { status: 'off', at: 1, tookMs: 0 }

test.for([
  { name: 'none for 18, some for most', age: 18, own: cars(0), usual: cars(3), is: 'driver_age', asked: 2 },
  { name: 'none for 70, some for most', age: 70, own: cars(0), usual: cars(1), is: 'driver_age', asked: 2 },
  { name: 'none for anybody', age: 18, own: cars(0), usual: cars(0), is: 'ok', asked: 2 },
  { name: 'none, and nobody answers for most', age: 18, own: cars(0), usual: off, is: 'ok', asked: 2 },
  { name: 'some for 18', age: 18, own: cars(1), usual: cars(3), is: 'ok', asked: 1 },
  { name: 'none for most drivers', age: 25, own: cars(0), usual: cars(0), is: 'ok', asked: 1 },
  { name: 'no answer for 18', age: 18, own: off, usual: cars(3), is: 'off', asked: 1 },
])('cars: $name', async ({ age, own, usual, is, asked }) => {
  for (const isPending of [true, false]) {
    const ages: number[] = []
    const fetchRates = ({ rental: { driverAge } }: Parameters<FetchRates>[0]) => {
      ages.push(driverAge)
      const answer = driverAge === age ? own : usual
      return isPending ? answer : Promise.resolve(answer)
    }
    const request = { plan: {}, rental: { driverAge: age } } as Parameters<FetchRates>[0]
    const pending = fetchRatesForAge({ fetchRates }, request)
    expect(pending instanceof Promise).toBe(!isPending)
    const answer = await pending
    const notified =
      answer.status === 'failed' && answer.failure.code === 'refused' ? answer.failure.reason : answer.status
    expect([notified, ages.length]).toEqual([is, asked])
  }
})
