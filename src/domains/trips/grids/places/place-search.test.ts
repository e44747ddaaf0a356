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

const found = (typed: string) => bestMatches(PLACES, typed, (place) => place).map(({ id }) => id)

test.for([
  { typed: 'dxb', ids: ['dxb'], why: 'an airport’s code' },
  { typed: 'dubai mall', ids: ['mall', 'emirates'], why: 'a whole name before the words of a city' },
  { typed: 'mall', ids: ['emirates', 'mall'], why: 'a name that begins with it comes first' },
  { typed: 'marina dubai', ids: ['marina'], why: 'the city’s words count beside its own' },
  { typed: 'dubai', ids: ['mall', 'dxb'], why: 'not every place of a city of that name' },
  { typed: 'airp', ids: ['dxb'], why: 'a word only begun' },
  { typed: 'cafe lumiere', ids: ['cafe'], why: 'accents left out' },
  { typed: 'مول الامارات', ids: ['emirates'], why: 'a bare alef' },
  { typed: 'مَطار', ids: ['dxb'], why: 'vowel marks' },
  { typed: 'm g road', ids: ['mg'], why: 'full stops left out' },
  { typed: 'arina', ids: ['marina'], why: 'the middle of a word, last of all' },
  { typed: 'nowhere', ids: [], why: 'nothing has that name' },
  { typed: ' ', ids: [], why: 'nothing was typed' },
])('$typed finds $ids: $why', ({ typed, ids }) => {
  expect(found(typed)).toEqual(ids)
})

test('what is found holds every typed word, in itself or around it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé ]{1,12}$/), (typed) => {
      const words = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().split(/ +/)
      for (const { names, around, code } of bestMatches(PLACES, typed, (place) => place)) {
        const held = [...names, ...around, code ?? ''].join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '')
        for (const word of words) expect(held.toLowerCase().replaceAll('.', '')).toContain(word)
      }
    }),
  )
})
