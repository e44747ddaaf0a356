import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OTA_ACCOUNT } from '#connectors/suppliers/ota/accounts.ts'
import { createOta } from '#connectors/suppliers/ota/connector.ts'
import { startOtaSimulator } from '#src/simulators/ota/simulator.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { stubRates } from '#testing/stand-ins/stub-rates.ts'
import { stubPlan } from '#testing/stand-ins/stub-suppliers.ts'
import { createBreaker } from './breaker.ts'

const clock = testClock()
let dataDir: string
let simulator: Awaited<ReturnType<typeof startOtaSimulator>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-overload-'))
  simulator = await startOtaSimulator({ port: 0, dataDir, clock, classes: 3 })
})
afterAll(async () => {
  await simulator.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('three addresses with 240 new searches each leave the plan selling, however slow it is', async () => {
  const plan = stubPlan('ota', 1)
  const breaker = createBreaker()
  const timeouts = { timeoutMs: 60_000, reserveTimeoutMs: 60_000, concurrency: 16 }
  const connector = createOta({ url: simulator.url, ...OTA_ACCOUNT, dialect: 'plain', ...timeouts })
  const fetchRates = stubRates({ connectors: new Map([[plan.id, connector]]), breaker, clock })
  const rental = (minute: number) => {
    const pickUp = Temporal.PlainDateTime.from('2027-03-01T10:00').add({ days: minute % 180 })
    const at = (time: Temporal.PlainDateTime) =>
      `${time.toPlainDate()}T10:${String(minute % 60).padStart(2, '0')}`
    const stations = { pickUpStation: 'NJMAD', dropOffStation: 'NJMAD' }
    const days = 3 + Math.floor(minute / 60)
    return {
      ...stations,
      pickUpAt: at(pickUp),
      dropOffAt: at(pickUp.add({ days })),
      driverAge: 30,
      residence: 'GB',
    }
  }
  const search = async (minute: number) => fetchRates({ plan, rental: rental(minute) })
  // The worst case: no response arrives before all requests are made.
  await simulator.injectFault({ mode: 'held', operation: 'availability' })
  const searches = Array.from({ length: 3 * 240 }, (_, minute) => search(minute))
  await expect.poll(() => simulator.calls('availability')).toBe(16)
  await simulator.injectFault({ mode: 'none' })
  const answers = Map.groupBy(await Promise.all(searches), (answer) =>
    'failure' in answer ? answer.failure.code : answer.status,
  )
  expect(Array.from(answers, ([what, those]) => [what, those.length])).toEqual(
    expect.arrayContaining([
      ['ok', 16 + 4 * 16],
      ['overloaded', 720 - 80],
    ]),
  )
  expect(breaker.stateOf(plan.id, clock.now())).toBe('closed')
  expect(await search(719)).toMatchObject({ status: 'ok' })
})
