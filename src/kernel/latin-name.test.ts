import { expect, test } from 'vitest'
import { isLatinName, suggestLatinName } from './latin-name.ts'

test.for([
  { name: 'Zoë O’Neill-Søren', isLatin: true },
  { name: 'ليلى', isLatin: false },
  { name: 'Layla ليلى', isLatin: false },
  { name: 'Мария', isLatin: false },
])('$name is readable at a desk: $isLatin', ({ name, isLatin }) => {
  expect(isLatinName(name)).toBe(isLatin)
})

test.for([
  { name: 'مُحَمَّد', latin: 'Mohammed' },
  { name: 'ليلى', latin: 'Layla' },
  { name: 'فاطمة', latin: 'Fatima' },
  { name: 'عبد الله', latin: 'Abd Allah' },
  { name: 'الزهراني', latin: 'Al Zahrani' },
  { name: 'الحداد', latin: 'Al Haddad' },
  { name: 'باسل', latin: 'Basl' },
  { name: 'Мария', latin: null },
])('of $name we suggest $latin', ({ name, latin }) => {
  expect(suggestLatinName(name)).toBe(latin)
})
