import { expect, test } from 'vitest'
import { translationTexts } from './translation-texts.ts'

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

test.for([
  { name: 'one text', translation: { text: 'رحلة', forms: null }, texts: ['رحلة'] },
  {
    name: 'forms in the order of counting, however they are stored',
    translation: { text: null, forms: { few: 'رحلات', one: 'رحلة', two: 'رحلتان' } },
    texts: ['رحلة', 'رحلتان', 'رحلات'],
  },
  { name: 'nothing', translation: { text: null, forms: null }, texts: [] },
])('a translation returns $name', ({ translation, texts }) => {
  expect(translationTexts(translation, ORDER)).toEqual(texts)
})
