import {
  FILTER_KINDS,
  SORTS,
  type FilterKind,
  type SearchingChoice,
  type SearchResults,
} from '#domains/rentals/search/search.contract.ts'
import { startChild } from '../child.ts'
import type { BareReply } from '../children/bare-server.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { completeSearch, rentalQuery, search, searchRequest } from '../search.ts'
import type { Product } from '../environment.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 3
const ROUND_MS = 2000
const CONNECTIONS = 8
const MIN_OFFERS = 1000
const DISTINCT = 15_000

/** Searches with cached rates, against a bare server that sends the same bytes from memory. */
export async function searchRows({ port, url }: Product): Promise<Row[]> {
  const query = rentalQuery()
  const found = await completeSearch(url, query)
  const { unfiltered_total: offers, facets } = found
  if (offers < MIN_OFFERS) throw new Error(`only ${offers} offers are behind the search`)
  const load = startChild<Load, LoadResult>('load.ts')

  async function against(work: string, minRatio: number, ours: () => Promise<number>) {
    const reply = await rawReply(url, query)
    const bare = startChild<BareReply, number>('bare-server.ts')
    const barePort = await bare.run(reply)
    const requests = [searchRequest(query, {})]
    // Warms up the server: V8 has then compiled its hot code.
    for (let round = 0; round < WARM_UP_ROUNDS; round++) await ours()
    const measured = await runAlternately(ROUNDS, ours, () => perSecond({ port: barePort, requests }))
    await bare.stop()
    const kilobytes = (reply.bytes.length / 1000).toFixed(0)
    return ratioRow(`${work} (${offers} offers, ${kilobytes} kB)`, measured, minRatio)
  }
  const perSecond = async (sent: Pick<Load, 'port' | 'requests' | 'once'>) =>
    (await load.run({ connections: CONNECTIONS, ms: ROUND_MS, awake: true, ...sent })).perSecond

  /** The rate of searches that are each made with another choice. */
  const each = (choice: () => object) => () =>
    perSecond({
      port,
      requests: Array.from({ length: DISTINCT }, () => searchRequest(query, choice())),
      once: true,
    })

  const requests = [searchRequest(query, {})]
  const same = await against('the same search again', 0.5, () => perSecond({ port, requests }))
  const other = otherChoices(facets)
  const ungrouped = each(other)
  const filtered = await against('the same rates, other filters and sort', 0.1, ungrouped)
  const all = allChoices(found)
  const shown = await search(url, query, all())
  if (shown.items.length < shown.page_size) throw new Error('the filters leave less than a page')
  const allFilters = await against('the same rates, all filters and limits on, cars', 0.1, each(all))
  const cars = each(() => ({ ...other(), group: 'car' }))
  const grouped = ratioRow('cars against offers', await runAlternately(ROUNDS, cars, ungrouped), 0.95)
  await load.stop()
  return [same, filtered, allFilters, grouped]
}

/** Like `otherChoices`, for cars, with most values of every kind of filter, and limits that most offers satisfy. */
function allChoices({ facets, ranges }: SearchResults): () => object {
  const other = otherChoices(facets)
  const amount = (euros: number) => ({ amount: euros * 100, currency: 'EUR' })
  const manyOf = (kind: FilterKind) => (facets[kind] ?? []).map(({ value }) => value).slice(0, 50)
  const kinds = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, manyOf(kind)]))
  const limits = {
    TOTAL: { min: amount(1), max: amount(100_000) },
    ...(ranges.DEPOSIT.length > 0 && { DEPOSIT: { max: amount(100_000) } }),
    ...(ranges.EXCESS.length > 0 && { EXCESS: { max: amount(100_000) } }),
    ...(ranges.RATING.length > 0 && { RATING: { min: 0 } }),
  }
  return () => {
    const { filters, sort } = other()
    return { filters: { ...kinds, ...limits, ...filters }, sort, group: 'car' }
  }
}

/** Returns the uncompressed reply in bytes. */
export async function rawReply(url: string, query: string): Promise<BareReply> {
  const reply = await fetch(`${url}/api/searching?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: '{}',
  })
  return { bytes: Buffer.from(await reply.arrayBuffer()), headers: { 'content-type': 'application/json' } }
}

/**
 * Returns different filters and sort at each call, never the same twice: a kind's values except some, so that most
 * offers match and every filter has to be evaluated.
 */
function otherChoices(facets: SearchResults['facets']): () => Pick<SearchingChoice, 'filters' | 'sort'> {
  const valuesOf = (kind: keyof typeof facets) => (facets[kind] ?? []).map(({ value }) => value)
  const [categories, bodies, seats] = [valuesOf('CATEGORY'), valuesOf('BODY_TYPE'), valuesOf('SEATS')]
  let iteration = 0
  return () => {
    iteration += 1
    // The bits of the turn's number, unique to each turn, select the values left out.
    const left = (values: string[], shift: number) =>
      values.filter((_, at) => at < 2 || ((iteration >> (shift + at - 2)) & 1) === 0).slice(0, 50)
    return {
      filters: { CATEGORY: left(categories, 0), BODY_TYPE: left(bodies, 8), SEATS: left(seats, 16) },
      sort: SORTS[iteration % SORTS.length],
    }
  }
}
