import { systemClock } from '#kernel/clock.ts'
import { ok } from '#kernel/result.ts'
import { recordSeen } from '#domains/rentals/seen-prices/record-seen.service.ts'
import { seenPriceStore } from '#domains/rentals/seen-prices/seen-price.store.ts'
import { seenTermsStore } from '#domains/rentals/seen-prices/seen-terms.store.ts'
import { searchCars } from '#domains/rentals/search/search-cars.usecase.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { openDatabase } from '#platform/db/database.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { stubPlaces, stubSearch } from '#testing/stand-ins/stub-search.ts'
import { answerParent } from '../child.ts'
import { dayFromNow } from '../search.ts'

/**
 * So many searches, each new to the process, with or without recording what they see. Answers how many there are in a
 * second of this process's CPU time: other load on the machine counts for neither.
 */
export type Recording = { databaseUrl: string; records: boolean; searches: number }

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
let stage: ReturnType<typeof openSearch> | null = null

function openSearch({ databaseUrl, records }: Recording) {
  const { db } = openDatabase(databaseUrl)
  const { record, flush } = recordSeen({
    prices: seenPriceStore(db),
    terms: seenTermsStore(db),
    exchange: () => EXCHANGE,
  })
  const connector = stubConnector(async () => ok(CARS))
  const search = searchCars({
    plans: PLANS,
    places: stubPlaces(PLANS),
    askRates: askRates({
      connectors: new Map(PLANS.map(({ id }) => [id, connector])),
      breaker: createBreaker(),
      exchange: () => EXCHANGE,
      clock: systemClock,
      watch: { asked() {}, answered() {}, failed() {}, dropped() {} },
      shared: null,
      onDefect(_, error) {
        throw error
      },
    }),
    exchange: () => EXCHANGE,
    clock: systemClock,
    deadlineMs: 5000,
    recordSeen: records ? record : () => {},
  })
  // As the job of the product does.
  setInterval(() => void flush(), 1000).unref()
  return { search, flush }
}

answerParent<Recording, number>(async (task) => {
  stage ??= openSearch(task)
  const before = process.cpuUsage()
  for (let count = 0; count < task.searches; count++) {
    day += 1
    const pickUp = dayFromNow(2 + (day % 500))
    // Another minute for each five hundred searches, so that none is the same.
    const minute = String(Math.floor(day / 500) % 60).padStart(2, '0')
    const found = await stage.search(
      stubSearch(0, {
        pickUpAt: `${pickUp}T10:${minute}`,
        dropOffAt: `${dayFromNow(6 + (day % 500))}T10:${minute}`,
      }),
    )
    if (!found.ok) throw new Error(found.failure.detail)
  }
  await stage.flush()
  const { user, system } = process.cpuUsage(before)
  return (task.searches * 1_000_000) / (user + system)
})
