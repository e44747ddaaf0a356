import { systemClock } from '#kernel/clock.ts'
import { ok } from '#kernel/result.ts'
import { searchCars } from '#domains/rentals/search/search-cars.usecase.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import type { Rate } from '#domains/suppliers/public.ts'
import { stubPlaces, stubSearch } from '#testing/stub-search.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stub-suppliers.ts'
import { answerParent } from '../child.ts'

export type MemoryTask = { searches: number; offers: number; withinMs: number }
export type MemoryUse = { made: number; offers: number; mostBytes: number; keptAnswers: number }

const PLANS = [stubPlan('one', 1), stubPlan('two', 2)]
const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1' } }
const LETTERS = { category: 'MNEHCDIJSRFGPULW', body: 'BCDWVLSTFJ' }

/** Searches that differ, one after the other, through the fan-out and its caches. */
answerParent(async ({ searches, offers, withinMs }: MemoryTask): Promise<MemoryUse> => {
  const startedAt = performance.now()
  let asked = 0
  const availability = async () => {
    // As after any call over a wire, what else is to be done gets its turn.
    await new Promise((turn) => setImmediate(turn))
    return ok(rates(offers / PLANS.length, (asked += 1)))
  }
  const ask = askRates({
    connectors: new Map(PLANS.map(({ id }) => [id, stubConnector(availability)])),
    breaker: createBreaker(),
    exchange: () => EXCHANGE,
    clock: systemClock,
    watch: { asked() {}, answered() {}, failed() {}, dropped() {} },
    shared: null,
    onDefect: (_, error) => {
      throw error
    },
  })
  const search = searchCars({
    plans: PLANS,
    places: stubPlaces(PLANS),
    askRates: ask,
    exchange: () => EXCHANGE,
    clock: systemClock,
    deadlineMs: 60_000,
  })
  let [made, found, mostBytes] = [0, 0, 0]
  for (; made < searches && performance.now() - startedAt < withinMs; made++) {
    const answer = await search(nth(made))
    if (!answer.ok) throw new Error(answer.failure.detail)
    if (made === 0) found = JSON.parse(Buffer.concat([...answer.value.body]).toString()).unfiltered_total
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss())
  }
  const before = asked
  for (let at = 0; at < made; at += Math.ceil(made / 50)) await search(nth(at))
  return { made, offers: found, mostBytes, keptAnswers: 1 - (asked - before) / (50 * PLANS.length) }
})

/** Four hundred days, each at several hours. */
function nth(at: number) {
  const day = 1 + (at % 400)
  const { pickUpAt, dropOffAt } = stubSearch(day)
  const hour = String(6 + Math.floor(at / 400)).padStart(2, '0')
  return stubSearch(day, {
    pickUpAt: pickUpAt.replace('T10', `T${hour}`),
    dropOffAt: dropOffAt.replace('T10', `T${hour}`),
  })
}

/** Cars that differ as a supplier's do: by class, by model, by price. */
function rates(count: number, seed: number): Rate[] {
  return Array.from({ length: count }, (_, at) => {
    const { category, body } = LETTERS
    const acriss = `${category[at % category.length]}${body[at % body.length]}${at % 2 ? 'M' : 'A'}R`
    return stubRate({
      key: `${acriss}-${seed}-${at}`,
      acriss,
      vehicleName: `Model ${at} of the ${acriss} class`,
      total: { amount: 10_000 + ((at * 7919 + seed * 104_729) % 90_000), currency: 'EUR' },
      deposit: { amount: 20_000 + at, currency: 'EUR' },
      excess: { amount: 80_000 + at, currency: 'EUR' },
      inclusions: ['third_party_liability', 'collision_damage_waiver', 'theft_protection'],
      carry: { rate: `${seed}-${at}-${(at * 2_654_435_761) >>> 0}` },
    })
  })
}
