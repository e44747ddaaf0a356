import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { keptWords, type KeptWords } from './kept-words.ts'

let words: KeptWords
let looked = 0
beforeAll(async () => {
  const messages = createInstance()
  await messages.init({
    lng: 'ar',
    interpolation: { escapeValue: false },
    resources: {
      ar: {
        cars: {
          day_one: 'يوم',
          day_two: 'يومان',
          day_other: '{{count}} يوم',
          pays: '{{now}} now, {{desk}} later',
        },
      },
    },
  })
  const { t } = messages
  messages.t = ((...args: Parameters<typeof t>) => {
    looked += 1
    return t(...args)
  }) as typeof t
  words = keptWords(messages)
})

test('a text is looked up once for each count, in the right plural form', () => {
  expect([1, 2, 100, 2, 1].map((count) => words('cars:day', count))).toEqual([
    'يوم',
    'يومان',
    '100 يوم',
    'يومان',
    'يوم',
  ])
  expect(looked).toBe(3)
})

test('values are filled into a text that was looked up once, whatever they hold', () => {
  looked = 0
  const filled = [
    { now: '€1', desk: '{{now}} $&' },
    { now: '€2', desk: '' },
  ].map((values) => words.fill('cars:pays', values))
  expect(filled).toEqual(['€1 now, {{now}} $& later', '€2 now,  later'])
  expect(looked).toBe(1)
})
