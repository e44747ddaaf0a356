import { expect, test } from 'vitest'
import { NO_PRICE_CAUSES, type RefusalCause } from '#domains/rentals/search/search-choice.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { loadMessages } from '#web/app/messages.ts'
import {
  causeOfNoCars,
  causeOfProblem,
  NEXT_OF,
  NEXT_STEPS,
  type NextStep,
  type ShownCause,
} from './no-price.ts'

const CAUSES = Object.keys(NEXT_OF) as ShownCause[]

/** Causes that only one of the two can have. */
const OF_SEARCH = new Set<ShownCause>([
  'location_not_found',
  'limit_without_rate',
  'no_supplier',
  'credit_card_required',
  'several',
])
const OF_CAR = new Set<ShownCause>(['not_for_driver', 'offer_not_found'])

/** The ways that each page always has. */
const PAGES = {
  search: {
    causes: CAUSES.filter((cause) => !OF_CAR.has(cause)),
    targets: [
      'change_search',
      'change_times',
      'change_age',
      'with_card',
      'without_filters',
      'local_deals',
      'retry',
    ],
  },
  car: {
    causes: CAUSES.filter((cause) => !OF_SEARCH.has(cause)),
    targets: ['change_search', 'change_times', 'change_age', 'other_cars', 'local_deals', 'retry'],
  },
} satisfies Record<'search' | 'car', { causes: ShownCause[]; targets: NextStep[] }>

test.for((['search', 'car'] as const).flatMap((of) => PAGES[of].causes.map((cause) => ({ of, cause }))))(
  '$of: $cause says why in both languages, and what can be done next',
  async ({ of, cause }) => {
    expect(NEXT_OF[cause].filter((step) => (PAGES[of].targets as NextStep[]).includes(step))).not.toEqual([])
    for (const language of ['en', 'ar'] as const) {
      const words = await loadMessages(language, 'Rihla', ['search', 'car'])
      for (const part of ['title', 'text'])
        expect(words.exists(`${of}:no_price.${cause}.${part}`), `${language} ${part}`).toBe(true)
      for (const step of NEXT_STEPS) expect(words.exists(`search:no_price.next.${step}`), step).toBe(true)
      expect(words.t(`${of}:no_price.${cause}.title`)).not.toContain('no_price')
    }
  },
)

test('a rental of a year is told of local companies, first of all', () => {
  expect(NEXT_OF.rental_too_long[0]).toBe('local_deals')
})

test('the same is asked again only where nobody has answered, on each page and for another driver at the checkout', () => {
  const again = CAUSES.filter((cause) => NEXT_OF[cause].includes('retry'))
  expect(again).toEqual(['supplier_unavailable', 'failed'])
})

type Supplier = SearchResults['suppliers'][number]
const supplier = (status: Supplier['status'], refused: RefusalCause | null = null): Supplier => ({
  id: 1,
  name: 'A',
  plan: 'A',
  status,
  offers: 0,
  took_ms: 1,
  refused,
})

test.for([
  { name: 'nobody has a desk', suppliers: [], codes: ['no_supplier'], cause: 'no_supplier' },
  {
    name: 'nobody is at both ends',
    suppliers: [],
    codes: ['one_way_not_offered'],
    cause: 'one_way_not_offered',
  },
  { name: 'all answer, none has a car', suppliers: [supplier('ok'), supplier('cached')], cause: 'sold_out' },
  {
    name: 'all find the driver too young',
    suppliers: [supplier('ok', 'driver_age'), supplier('ok', 'driver_age'), supplier('failed')],
    codes: ['driver_age'],
    cause: 'driver_age',
  },
  { name: 'the desk is closed', suppliers: [supplier('ok', 'station_closed')], cause: 'station_closed' },
  {
    name: 'some are closed, some find the driver too young',
    suppliers: [supplier('ok', 'station_closed'), supplier('ok', 'driver_age')],
    cause: 'several',
  },
  {
    name: 'some have no car, some find the driver too young',
    suppliers: [supplier('ok'), supplier('ok', 'driver_age')],
    cause: 'several',
  },
  {
    name: 'nobody answers',
    suppliers: [supplier('failed'), supplier('off'), supplier('late')],
    cause: 'supplier_unavailable',
  },
  {
    name: 'every car needs a credit card',
    suppliers: [supplier('ok'), supplier('failed')],
    codes: ['credit_card_required'],
    cause: 'credit_card_required',
  },
] as { name: string; suppliers: Supplier[]; codes?: string[]; cause: ShownCause }[])(
  'no cars because $name: $cause',
  ({ suppliers, codes = [], cause }) => {
    expect(causeOfNoCars({ suppliers, notices: codes.map((code) => ({ code, message: '' })) })).toBe(cause)
  },
)

test('a problem’s own code is the cause; what we do not know of is no lack of cars', () => {
  for (const code of NO_PRICE_CAUSES) expect(causeOfProblem({ code, status: 422 })).toBe(code)
  expect(causeOfProblem({ code: 'invalid_request', status: 400 })).toBe('offer_not_found')
  expect(causeOfProblem({ code: 'too_many_requests', status: 429 })).toBe('failed')
  expect(causeOfProblem(null)).toBe('failed')
})
