import { expect, test } from 'vitest'
import type { Translate } from '#ui/messages/messages.ts'
import { ownTerms, sharedTerms, type CardTerm } from './card-terms.ts'

const unlimited: CardTerm = { id: 'mileage', words: 'Unlimited mileage' }
const full: CardTerm = { id: 'fuel', words: 'Full to full' }
const empty: CardTerm = { id: 'fuel', words: 'Empty to empty' }
const free: CardTerm = { id: 'free', words: 'Free until Friday', good: true }

test.for([
  {
    name: 'what all have',
    lists: [
      [unlimited, full],
      [full, unlimited],
    ],
    shared: [unlimited, full],
  },
  {
    name: 'what one has otherwise stays on the cards',
    lists: [
      [unlimited, full],
      [unlimited, empty],
    ],
    shared: [unlimited],
  },
  { name: 'cancellation stays on the cards, also where it is the same', lists: [[free], [free]], shared: [] },
  { name: 'a single card says all itself', lists: [[unlimited]], shared: [] },
  { name: 'no card says nothing', lists: [], shared: [] },
])('said once above the cars: $name', ({ lists, shared }) => {
  expect(sharedTerms(lists)).toEqual(shared)
})

const theft: CardTerm = { id: 'included', words: 'Theft cover' }
const hours: CardTerm = { id: 'hours', words: '06:00–24:00' }
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')

test('a card says what is not said for all', () => {
  expect(ownTerms([free, unlimited, full], [unlimited], t)).toEqual([free, full])
})

test('a desk whose name says its kind does not say it twice', () => {
  const station: CardTerm = { id: 'station', words: 'مطار دبي الدولي – استقبال عند الوصول' }
  const place: CardTerm = { id: 'place', words: 'استقبال عند الوصول' }
  expect(ownTerms([station, place], [], t)).toEqual([station])
  expect(ownTerms([{ ...station, words: 'Dubai' }, place], [], t)).toContain(place)
})

test('a car that came later and lacks what is said for all says what it has instead', () => {
  expect(ownTerms([empty], [full, theft, hours], t)).toEqual([
    empty,
    { id: 'hours', words: 'search:hours.all_day' },
    { id: 'without', words: 'search:without Theft cover' },
  ])
})
