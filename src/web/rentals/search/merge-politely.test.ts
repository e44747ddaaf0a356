import { expect, test } from 'vitest'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { mergePolitely } from './merge-politely.ts'

const answer = (...ids: string[]) => ids.map((offer_id) => ({ offer_id }) as Offer)
const ids = (offers: Offer[]) => offers.map(({ offer_id }) => offer_id)

test.for([
  {
    name: 'a first answer is shown as it is',
    shown: [],
    came: ['a', 'b'],
    offers: ['a', 'b'],
    reordered: false,
  },
  {
    name: 'offers on the page keep their places',
    shown: ['b', 'c'],
    came: ['a', 'b', 'c'],
    offers: ['b', 'c', 'a'],
    reordered: true,
  },
  {
    name: 'an offer that is gone leaves',
    shown: ['a', 'b'],
    came: ['b', 'c'],
    offers: ['b', 'c'],
    reordered: false,
  },
  {
    name: 'offers that follow anyway change no order',
    shown: ['a'],
    came: ['a', 'b'],
    offers: ['a', 'b'],
    reordered: false,
  },
])('$name', ({ shown, came, offers, reordered }) => {
  const merged = mergePolitely(shown, answer(...came))
  expect(ids(merged.offers)).toEqual(offers)
  expect(merged.reordered).toBe(reordered)
})
