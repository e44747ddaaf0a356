import { setTimeout } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { systemClock } from '#kernel/clock.ts'
import { ok } from '#kernel/result.ts'
import { createPriceRecorder } from '#domains/rentals/seen-prices/price-recorder.service.ts'
import { openDatabase } from '#platform/db/database.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { stubSearchCars } from '#testing/stand-ins/stub-rates.ts'
import { stubSearch } from '#testing/stand-ins/stub-search.ts'
import { answerParent } from '../child.ts'
import { dayFromNow } from '../search.ts'

/** Searches on a database, each new to the process. */
export type Recording = { databaseUrl: string; pairs: number }

/** Searches per second of this process's CPU time, with recorded prices (`ours`) and without (`bare`). */
export type Recorded = { ours: number; bare: number }

/** Searches per block; blocks with and without recording alternate. */
const BLOCK = 10
const SETTLED_MS = 600

const PLANS = Array.from({ length: 7 }, (_, at) => stubPlan(`plan-${at}`, at + 1))
const CLASSES = ['MCMR', 'ECMR', 'CCMR', 'ICMR', 'SCMR', 'FCMR', 'PCMR', 'LCMR', 'OCMR', 'XCMR']
const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4.2' } }

/** Offers of each plan: some 1000 in all. */
const CARS = Array.from({ length: 140 }, (_, at) =>
  stubRate({
    key: `car-${at}`,
    acriss: CLASSES[at % CLASSES.length] ?? 'ECMR',
    vehicleName: `Car ${at}`,
    total: { amount: 9000 + 37 * at, currency: 'AED' },
    deposit: { amount: 80_000, currency: 'AED' },
  }),
)

let day = 0
let records = false
function openSearch(databaseUrl: string) {
  const { db } = openDatabase(databaseUrl)
  const { record, flush } = createPriceRecorder({
    db,
    metrics: new Registry(),
    exchange: () => EXCHANGE,
    plansOff: () => [],
  })
  const connector = stubConnector(async () => ok(CARS))
  const search = stubSearchCars({
    plans: PLANS,
    connectors: new Map(PLANS.map(({ id }) => [id, connector])),
    exchange: () => EXCHANGE,
    clock: systemClock,
    deadlineMs: 5000,
    recordSeen(seen) {
      if (records) record(seen)
    },
  })
  return { search, flush }
}

answerParent<Recording, Recorded>(async ({ databaseUrl, pairs }) => {
  const { search, flush } = openSearch(databaseUrl)

  async function block(isRecorded: boolean): Promise<number> {
    records = isRecorded
    const before = process.cpuUsage()
    for (let count = 0; count < BLOCK; count++) await newSearch(search)
    if (isRecorded) await flush()
    // Waits for the packing of a block's prices, so that each block includes its own cost.
    await setTimeout(SETTLED_MS)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }

  // The first blocks warm up.
  for (let pair = 0; pair < 10; pair++) for (const isRecorded of [true, false]) await block(isRecorded)
  const spent = { ours: 0, bare: 0 }
  for (let pair = 0; pair < pairs; pair++) {
    spent.ours += await block(true)
    spent.bare += await block(false)
  }
  const perSecond = (microseconds: number) => (pairs * BLOCK * 1_000_000) / microseconds
  return { ours: perSecond(spent.ours), bare: perSecond(spent.bare) }
})

async function newSearch(search: ReturnType<typeof stubSearchCars>): Promise<void> {
  day += 1
  const [from, until] = [dayFromNow(2 + (day % 500)), dayFromNow(6 + (day % 500))]
  // A new minute for each 500 searches, so that every search is unique.
  const minute = String(Math.floor(day / 500) % 60).padStart(2, '0')
  const found = await search(
    stubSearch(0, { pickUpAt: `${from}T10:${minute}`, dropOffAt: `${until}T10:${minute}` }),
  )
  if (!found.ok) throw new Error(found.failure.detail)
}
