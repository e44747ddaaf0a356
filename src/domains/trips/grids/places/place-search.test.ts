import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestMatches } from './place-search.ts'

type Place = { id: string; code: string | null; names: string[]; around: string[] }

const DUBAI = ['Dubai', 'دبي', 'United Arab Emirates']
const PLACES: readonly Place[] = [
  { id: 'mall', code: null, names: ['Dubai Mall', 'دبي مول'], around: DUBAI },
  { id: 'dxb', code: 'DXB', names: ['Dubai International Airport', 'مطار دبي الدولي'], around: DUBAI },
  { id: 'marina', code: null, names: ['Marina Walk', 'ممشى المارينا'], around: DUBAI },
  { id: 'emirates', code: null, names: ['Mall of the Emirates', 'مول الإمارات'], around: DUBAI },
  { id: 'mg', code: null, names: ['M. G. Road', 'طريق المهاتما غاندي'], around: ['Bengaluru', 'بنغالور'] },
  { id: 'cafe', code: null, names: ['Café Lumière', 'مقهى لوميير'], around: ['Pune', 'بونه'] },
]

const found = (entered: string) => bestMatches(PLACES, entered, (place) => place).map(({ id }) => id)

test.for([
  { entered: 'dxb', ids: ['dxb'], reason: 'an airport’s code' },
  { entered: 'dubai mall', ids: ['mall', 'emirates'], reason: 'a complete name before the words of a city' },
  { entered: 'mall', ids: ['emirates', 'mall'], reason: 'a name that starts with it comes first' },
  { entered: 'marina dubai', ids: ['marina'], reason: 'the words of its city also count' },
  { entered: 'dubai', ids: ['mall', 'dxb'], reason: 'not every place of a city of that name' },
  { entered: 'airp', ids: ['dxb'], reason: 'the beginning of a word' },
  { entered: 'cafe lumiere', ids: ['cafe'], reason: 'without accents' },
  { entered: 'مول الامارات', ids: ['emirates'], reason: 'a bare alef' },
  { entered: 'مَطار', ids: ['dxb'], reason: 'vowel marks' },
  { entered: 'm g road', ids: ['mg'], reason: 'without full stops' },
  { entered: 'arina', ids: ['marina'], reason: 'the middle of a word, last of all' },
  { entered: 'nowhere', ids: [], reason: 'nothing has that name' },
  { entered: ' ', ids: [], reason: 'nothing was entered' },
])('$entered finds $ids: $reason', ({ entered, ids }) => {
  expect(found(entered)).toEqual(ids)
})

test('a match contains every entered word, in its names or around it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé ]{1,12}$/), (entered) => {
      const words = entered.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().split(/ +/)
      for (const { names, around, code } of bestMatches(PLACES, entered, (place) => place)) {
        const texts = [...names, ...around, code ?? ''].join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '')
        for (const word of words) expect(texts.toLowerCase().replaceAll('.', '')).toContain(word)
      }
    }),
  )
})
