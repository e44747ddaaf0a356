import { expect } from 'vitest'
import {
  SearchingReply,
  type Offer,
  type SearchingChoice,
  type SearchResults,
} from '#domains/rentals/search/search.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { RENTAL } from './journey.ts'

export type SearchInput = {
  from?: string
  to?: string
  at?: string
  backAt?: string
  days?: number
  more?: string
  body?: SearchingChoice
}

/** Searches through the API; `nextDay` moves to another pick-up day, which is not cached yet. */
export function searching(app: () => TestApp) {
  let day = 0

  async function search({
    from = 'DXB',
    to = from,
    at = '10:00',
    backAt = at,
    days = 4,
    more = '',
    body = {},
  }: SearchInput = {}): Promise<SearchResults> {
    const pickUp = Temporal.PlainDate.from('2027-02-01').add({ days: day })
    const query = `pickup_id=${from}&dropoff_id=${to}&pickup_date=${pickUp}&pickup_time=${at}&dropoff_date=${pickUp.add({ days })}&dropoff_time=${backAt}${more}`
    const answer = await app().call(`/api/searching?${query}`, { body: { page_size: 100, ...body } })
    expect(answer.status).toBe(200)
    return SearchingReply.parse(answer.body)
  }

  /** Returns the offers of all pages. */
  async function everyOffer(input: SearchInput = {}): Promise<Offer[]> {
    const { total, items } = await search(input)
    for (let page = 2; items.length < total; page++)
      items.push(...(await search({ ...input, body: { ...input.body, page } })).items)
    return items
  }

  return {
    search,
    everyOffer,
    nextDay: () => (day += 1),
    /** Days after 2027-02-01, a Monday. */
    setDay: (next: number) => (day = next),
  }
}

/** Searches for the journeys' rental with some query fields changed; null removes one. */
export function changedSearch(app: TestApp) {
  return (changes: Record<string, string | null> = {}, body: object = { page_size: 1 }) => {
    const query = new URLSearchParams(RENTAL)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name)
      else query.set(name, value)
    }
    return app.call(`/api/searching?${query}`, { body })
  }
}

export function statuses({ suppliers }: SearchResults): Record<string, string> {
  return Object.fromEntries(suppliers.map(({ plan, status }) => [plan, status]))
}

export function offersOf(found: SearchResults, supplier: string): Offer[] {
  return found.items.filter(({ supplier: { code } }) => code === supplier)
}

/** The same car of the same plan in another search. */
export function carOf({ supplier, vehicle, pickup }: Offer): string {
  return `${supplier.plan} ${vehicle.acriss} ${vehicle.name} ${pickup.id}`
}
