import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { SearchingReply, type SearchResults } from './search.contract.ts'

/** Far longer than healthy suppliers take, even on a busy machine. */
const DEADLINE_MS = 4000
const LATE_MS = 10_000
const TIMEOUT_MS = 14_000

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    environment: { SEARCH_DEADLINE_MS: String(DEADLINE_MS) },
    timeouts: { searchMs: TIMEOUT_MS },
  })
  // Warm-up: the first search of a process compiles the shared code.
  await search('2027-04-01')
})
afterAll(() => app.close())

async function search(
  pickUp: string,
  choice: { waitMs?: number; sort?: 'price' } = {},
): Promise<SearchResults> {
  const { waitMs, ...body } = choice
  const query = RENTAL.replace('2027-03-01', pickUp).replace('2027-03-05', '2027-04-20')
  const answer = await app.call(
    `/api/searching?${query}${waitMs === undefined ? '' : `&wait_ms=${waitMs}`}`,
    {
      body: { page_size: 100, ...body },
    },
  )
  return SearchingReply.parse(answer.body)
}

function statuses({ suppliers }: SearchResults): Record<string, string> {
  return Object.fromEntries(suppliers.map(({ plan, status }) => [plan, status]))
}

test('a slow supplier is named late at the deadline, and its answer is there for the next search', async () => {
  await app.simulators.europcar.injectFault({ mode: 'slow', delayMs: LATE_MS, operation: 'availability' })
  app.takeSearchedPlans()
  const startedAt = performance.now()
  const found = await search('2027-04-02')
  const tookMs = performance.now() - startedAt
  expect(tookMs).toBeGreaterThan(DEADLINE_MS - 20)
  expect(statuses(found)).toEqual({
    Flexible: 'ok',
    'Non-refundable': 'ok',
    Prepaid: 'late',
    Standard: 'late',
  })
  expect(found.complete).toBe(false)
  expect(found.items.length).toBeGreaterThan(10)
  expect(found.items.map(({ supplier }) => supplier.code)).not.toContain('europcar')

  const isComplete = async () => (await search('2027-04-02', { waitMs: 0 })).complete
  await expect.poll(isComplete).toBe(true)
  expect(app.takeSearchedPlans().toSorted()).toEqual([
    'europcar-prepaid',
    'europcar-standard',
    'ok-mobility',
    'ok-mobility-nr',
  ])
  const next = await search('2027-04-02', { sort: 'price' })
  expect(statuses(next)).toEqual({
    Flexible: 'cached',
    'Non-refundable': 'cached',
    Prepaid: 'cached',
    Standard: 'cached',
  })
  expect(next.items.map(({ supplier }) => supplier.code)).toContain('europcar')
  await app.simulators.europcar.injectFault({ mode: 'none' })
})

test('a supplier that never answers is given up on, and no search waits longer than its deadline', async () => {
  await app.simulators.okMobility.injectFault({ mode: 'slow', delayMs: 60_000, operation: 'availability' })
  const found = await search('2027-04-03')
  expect(statuses(found)).toEqual({
    Flexible: 'late',
    'Non-refundable': 'late',
    Prepaid: 'ok',
    Standard: 'ok',
  })
  expect(found.items.length).toBeGreaterThan(10)
  const statusesOf = async () => statuses(await search('2027-04-03', { waitMs: 0 }))
  await expect
    .poll(statusesOf)
    .toEqual({ Flexible: 'failed', 'Non-refundable': 'failed', Prepaid: 'cached', Standard: 'cached' })
})
