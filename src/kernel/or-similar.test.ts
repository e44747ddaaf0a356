import { expect, test } from 'vitest'
import { withoutOrSimilar } from './or-similar.ts'

const PHRASES = [
  'or similar',
  'OR SIMILAR',
  'or equivalent',
  'o similare',
  'oder ähnlich',
  'oder ähnliches Modell',
  'ou similaire',
  'ou similar',
  'ou équivalent',
  'o similar',
  'veya benzeri',
  'أو ما شابه',
  'أو ما يشابهها',
  'او مشابهة',
]

test.for(PHRASES)('"%s" is taken off, however it is written', (phrase) => {
  const written = [
    phrase,
    `  ${phrase} `,
    phrase.replaceAll(' ', '  '),
    phrase.replaceAll(' ', '\u00a0'),
    ...['- ', '– ', '/ ', '* ', ', ', '| '].map((mark) => mark + phrase),
    `(${phrase})`,
    `[${phrase}]`,
    `(${phrase})*`,
    `\u200b${phrase}.`,
  ]
  const models = written.map((words) => withoutOrSimilar(`Fiat Panda ${words}`))
  expect(models).toEqual(written.map(() => 'Fiat Panda'))
  expect(withoutOrSimilar(phrase)).toBe('')
})

test.for([
  ['Fiat Panda  ( or similar) ', 'Fiat Panda'],
  ['Fiat Panda/or similar', 'Fiat Panda'],
  ['Fiat Panda*or similar', 'Fiat Panda'],
  ['Ford Ka+ or similar', 'Ford Ka+'],
  ['Seat Tutor similar', 'Seat Tutor similar'],
  ['Kia Picanto similar', 'Kia Picanto similar'],
  ['Fiat Panda', 'Fiat Panda'],
  ['', ''],
])('%s is %s', ([name, model]) => {
  expect(withoutOrSimilar(name ?? '')).toBe(model)
})
