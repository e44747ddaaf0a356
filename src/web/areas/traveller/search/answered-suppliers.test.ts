import { expect, test } from 'vitest'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { answeredSuppliers, missingSuppliers } from './answered-suppliers.ts'

type Plan = SearchResults['suppliers'][number]
const plan = (id: number, status: Plan['status'], offers = 0): Plan => ({
  id,
  name: `S${id}`,
  plan: '',
  status,
  offers,
  took_ms: 1,
  refused: null,
})

test('plans of one supplier are counted together, and it is asked for as long as one of them is', () => {
  const plans = [plan(11, 'cached', 4), plan(11, 'late'), plan(14, 'failed'), plan(14, 'ok', 3)]
  expect(answeredSuppliers(plans, false)).toEqual([
    { id: 11, name: 'S11', status: 'asking', offers: 4 },
    { id: 14, name: 'S14', status: 'ok', offers: 3 },
  ])
})

test('when the search is over, who has not answered was too late', () => {
  expect(answeredSuppliers([plan(13, 'late'), plan(15, 'off')], true).map(({ status }) => status)).toEqual([
    'missed',
    'off',
  ])
})

test('a supplier without a car is missing where a station of it said why, or it did not answer', () => {
  const closed = { code: 'station_closed', message: 'The desk is closed on Friday', supplier: 'S14' }
  const suppliers = [plan(11, 'ok', 4), plan(12, 'ok'), plan(13, 'failed'), plan(14, 'ok'), plan(15, 'late')]
  expect(missingSuppliers({ suppliers, notices: [closed, { ...closed, supplier: 'S11' }] })).toEqual([
    { name: 'S13', status: 'failed', messages: [] },
    { name: 'S14', status: 'ok', messages: [closed.message] },
    { name: 'S15', status: 'missed', messages: [] },
  ])
})
