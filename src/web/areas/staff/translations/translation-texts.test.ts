import { expect, test } from 'vitest'
import { translationTexts } from './translation-texts.ts'

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

test.for([
  { name: 'one text', said: { text: 'رحلة', forms: null }, texts: ['رحلة'] },
  {
    name: 'forms in the order of counting, however they are kept',
    said: { text: null, forms: { few: 'رحلات', one: 'رحلة', two: 'رحلتان' } },
    texts: ['رحلة', 'رحلتان', 'رحلات'],
  },
  { name: 'nothing', said: { text: null, forms: null }, texts: [] },
])('a translation says $name', ({ said, texts }) => {
  expect(translationTexts(said, ORDER)).toEqual(texts)
})
