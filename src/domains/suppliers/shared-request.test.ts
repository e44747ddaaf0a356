import { createClient } from '@redis/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fail, ok, type Result } from '#kernel/result.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { startRedis, WITHOUT_REDIS } from '#testing/infrastructure/redis.ts'
import { rateSharingProcess } from '#testing/builders/rentals/shared-rates.ts'
import { stubRates } from '#testing/stand-ins/stub-rates.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { packRates } from './rates/packed-rates.service.ts'
import { rateKey, type RateRequest } from './rate-request.ts'
import type { Rate, SupplierFailure } from './supplier-connector.ts'

type Answer = Result<Rate[], SupplierFailure>

const REQUEST: RateRequest = {
  plan: stubPlan('a', 1),
  rental: {
    pickUpStation: 'DXB',
    dropOffStation: 'DXB',
    pickUpAt: '2027-03-01T10:00',
    dropOffAt: '2027-03-05T10:00',
    driverAge: 30,
    residence: 'AE',
  },
}
const RATES = [stubRate(), stubRate({ key: 'other', vendorName: 'سيارات' })]

/** Starts one process that sells a plan with the responses of `answer`. */
async function processAt(url: string, answer: () => Answer | Promise<Answer>) {
  const clock = testClock()
  const shared = await rateSharingProcess({ url })
  let requests = 0
  const fetchRates = stubRates({
    connectors: new Map([
      [
        'a',
        stubConnector(async () => {
          requests += 1
          return answer()
        }),
      ],
    ]),
    clock,
    shared,
  })
  return {
    fetchRates: async () => fetchRates(REQUEST),
    atOnce: () => fetchRates(REQUEST),
    clock,
    requests: () => requests,
    heard: shared.heard,
  }
}

async function redis() {
  const server = await startRedis()
  onTestFinished(() => server.kill())
  const admin = createClient({ url: server.url })
  await admin.connect()
  onTestFinished(() => admin.destroy())
  return { url: server.url, admin, key: `test:{${rateKey(REQUEST)}}` }
}

/** Waits until the response is packed and shared. */
async function untilStored({ admin, key }: Awaited<ReturnType<typeof redis>>) {
  await expect.poll(() => admin.exists(key)).toBe(1)
}

describe.skipIf(WITHOUT_REDIS)(`rates that processes share ${WITHOUT_REDIS || ''}`, () => {
  test('what one was answered another serves as if it had been its own, from then on at once', async () => {
    const place = await redis()
    const one = await processAt(place.url, () => ok(RATES))
    const other = await processAt(place.url, () => ok([]))
    expect(await one.fetchRates()).toMatchObject({ status: 'ok', rates: RATES })
    await untilStored(place)
    expect(await other.fetchRates()).toMatchObject({ status: 'cached', rates: RATES, count: 2 })
    expect(other.atOnce()).toMatchObject({ status: 'cached', rates: RATES, count: 2 })
    expect(other.requests()).toBe(0)
    expect(other.heard).toEqual(['kept'])
  })

  test('an answer that is half an hour old is served by nobody, whenever it was taken over', async () => {
    const place = await redis()
    const one = await processAt(place.url, () => ok(RATES))
    await one.fetchRates()
    await untilStored(place)
    await place.admin.pExpire(place.key, 600_000)
    const other = await processAt(place.url, () => ok([]))
    expect(await other.fetchRates()).toMatchObject({ status: 'cached', count: 2 })
    other.clock.pass({ minutes: 9 })
    expect(await other.fetchRates()).toMatchObject({ status: 'cached', count: 2 })
    await place.admin.del(place.key)
    other.clock.pass({ minutes: 1 })
    expect(await other.fetchRates()).toMatchObject({ status: 'ok', count: 0 })
  })

  test('a failure is each process’s own: who waited asks for itself', async () => {
    const place = await redis()
    let hangUp = () => {}
    const hung = new Promise<Answer>((settle) => {
      hangUp = () => settle(fail({ code: 'unreachable', detail: 'ECONNREFUSED' }))
    })
    const one = await processAt(place.url, () => hung)
    const other = await processAt(place.url, () => ok(RATES))
    const failed = one.fetchRates()
    await expect.poll(one.requests).toBe(1)
    const answered = other.fetchRates()
    hangUp()
    expect(await failed).toMatchObject({ status: 'failed' })
    expect(await answered).toMatchObject({ status: 'ok', rates: RATES })
  })

  test.for([
    { what: 'noise', bytes: async () => Buffer.from('<html>502</html>') },
    {
      what: 'cars that cannot be sold',
      bytes: () => packRates({ tookMs: 1, rates: [stubRate({ acriss: '?' })] }),
    },
  ])('$what in an answer’s place goes, and the supplier is asked', async ({ bytes }) => {
    const place = await redis()
    await place.admin.set(place.key, await bytes(), { expiration: { type: 'PX', value: 600_000 } })
    const one = await processAt(place.url, () => ok(RATES))
    expect(await one.fetchRates()).toMatchObject({ status: 'ok', rates: RATES })
    expect(one.heard).toEqual(['kept', 'unreadable', 'turn'])
    await untilStored(place)
    const other = await processAt(place.url, () => ok([]))
    expect(await other.fetchRates()).toMatchObject({ status: 'cached', rates: RATES })
  })

  test('an answer without an end to its time is none', async () => {
    const place = await redis()
    await place.admin.set(place.key, await packRates({ tookMs: 1, rates: RATES }))
    const one = await processAt(place.url, () => ok([]))
    expect(await one.fetchRates()).toMatchObject({ status: 'ok', count: 0 })
  })

  test('a plan that rests here is sold with what another process knows of it', async () => {
    const place = await redis()
    const one = await processAt(place.url, () => fail({ code: 'unreachable', detail: 'ECONNREFUSED' }))
    for (let failures = 0; failures < 5; failures++) {
      await one.fetchRates()
      one.clock.pass({ seconds: 10 })
    }
    expect(await one.fetchRates()).toMatchObject({ status: 'off' })
    const other = await processAt(place.url, () => ok(RATES))
    expect(await other.fetchRates()).toMatchObject({ status: 'ok' })
    await untilStored(place)
    expect(await one.fetchRates()).toMatchObject({ status: 'cached', rates: RATES })
  })
})
