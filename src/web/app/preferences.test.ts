import { expect, test } from 'vitest'
import { preferenceNames, readCookies, readCurrencyChoice, readLanguageChoice } from './preferences.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

test('a language choice lasts 1440 minutes', () => {
  expect(readLanguageChoice(`en.${NOW - 1439 * MINUTE}`, NOW)).toEqual({ language: 'en' })
  expect(readLanguageChoice(`en.${NOW - 1440 * MINUTE}`, NOW)).toBeNull()
})

test('a language chosen in a browser whose clock is ahead of ours is chosen', () => {
  expect(readLanguageChoice(`ar.${NOW + 5 * MINUTE}`, NOW)).toEqual({ language: 'ar' })
})

test('a language choice from far in the future, or that is no language, is none', () => {
  expect(readLanguageChoice(`ar.${NOW + 1440 * MINUTE}`, NOW)).toBeNull()
  expect(readLanguageChoice(`french.${NOW}`, NOW)).toBeNull()
  expect(readLanguageChoice(`en.soon`, NOW)).toBeNull()
  expect(readLanguageChoice(undefined, NOW)).toBeNull()
})

test.for([
  ['fr', { language: 'fr' }],
  ['de', { language: 'en', other: 'de' }],
  ['pt-BR', { language: 'en', other: 'pt-br' }],
  ['ar-kw', { language: 'ar' }],
  ['en-GB', { language: 'en' }],
] as const)('a choice of %s', ([code, choice]) => {
  expect(readLanguageChoice(`${code}.${NOW}`, NOW)).toEqual(choice)
})

test('a stored currency object is believed for its id only', () => {
  expect(readCurrencyChoice('{"id":1,"symbol":"$","name":"EUR"}')).toBe('EUR')
  expect(readCurrencyChoice('{"id":77}')).toBeNull()
  expect(readCurrencyChoice('not json')).toBeNull()
})

test('cookies are read whatever they hold', () => {
  expect(readCookies('a=1; b=%7B%22id%22%3A4%7D; c=%zz; =x; d')).toEqual({ a: '1', b: '{"id":4}', c: '%zz' })
})

test.for([
  ['Rihla', 'rihla_userdata'],
  ['Kuwait_Cars--24', 'kuwait_cars--24_userdata'],
] as const)('the cookies of %s begin with its name in lower case, as the server’s do', ([product, name]) => {
  expect(preferenceNames(product).user).toBe(name)
})
