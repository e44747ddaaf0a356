import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { mergeResults } from './merge-results.ts'

const offersOf = (ids: string) => ids.split('').map((offer_id) => ({ offer_id }) as Offer)
const idsOf = (offers: readonly Offer[]) => offers.map(({ offer_id }) => offer_id).join('')

test.for([
  { name: 'a first answer is shown as it is', shown: '', came: 'ab', read: 0, offers: 'ab', pending: '' },
  {
    name: 'where nobody reads all go where they belong',
    shown: 'bd',
    came: 'abcd',
    read: 0,
    offers: 'abcd',
    pending: '',
  },
  { name: 'below what is read too', shown: 'ad', came: 'abcde', read: 1, offers: 'abcde', pending: '' },
  {
    name: 'among what is read they are held back',
    shown: 'bde',
    came: 'abcdef',
    read: 2,
    offers: 'bdef',
    pending: 'ac',
  },
  {
    name: 'an offer below that is gone leaves',
    shown: 'abc',
    came: 'abd',
    read: 1,
    offers: 'abd',
    pending: '',
  },
  {
    name: 'an offer pushed to the next page stays while it is read',
    shown: 'yz',
    came: 'abcy',
    read: 2,
    offers: 'yz',
    pending: 'abc',
  },
  {
    name: 'one that was on the page is not held back',
    shown: 'abc',
    came: 'cab',
    read: 2,
    offers: 'abc',
    pending: '',
  },
])('$name', ({ shown, came, read, offers, pending }) => {
  const merged = mergeResults(offersOf(shown), offersOf(came), read)
  expect([idsOf(merged.offers), idsOf(merged.pending)]).toEqual([offers, pending])
})

test('a car keeps its place when a cheaper rate of it comes, and shows that rate', () => {
  const rate = (offer_id: string, id: string) => ({ offer_id, car: { id, rates: 1, suppliers: 1 } }) as Offer
  const shown = [rate('r1', 'yaris'), rate('r2', 'golf')]
  const merged = mergeResults(shown, [rate('r9', 'golf'), rate('r1', 'yaris')], 2)
  expect([idsOf(merged.offers), merged.pending]).toEqual(['r1r9', []])
})

test('with what is held back it is the answer, and without it in the answer’s order', () => {
  const letters = 'abcdefghij'.split('')
  const some = fc.subarray(letters).map((ids) => ids.join(''))
  fc.assert(
    fc.property(some, fc.nat(10), (shown, read) => {
      const { offers, pending } = mergeResults(offersOf(shown), offersOf(letters.join('')), read)
      expect(idsOf(offers).split('').toSorted().join('')).toBe(idsOf(offers))
      expect((idsOf(offers) + idsOf(pending)).split('').toSorted()).toEqual(letters)
      expect(idsOf(offers).slice(0, Math.min(read, shown.length))).toBe(shown.slice(0, read))
    }),
  )
})
