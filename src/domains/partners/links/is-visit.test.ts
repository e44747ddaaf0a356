import { expect, test } from 'vitest'
import { isVisit } from './is-visit.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.for<[what: string, headers: Record<string, string>, counts: boolean]>([
  ['a navigation', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, true],
  ['a browser without Fetch Metadata', {}, true],
  ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, false],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, false],
  ['a script’s call', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, false],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch' }, false],
  ['a page drawn ahead', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page fetched ahead by an older browser', { purpose: 'prefetch' }, false],
  ['a page fetched ahead by an older Firefox', { 'x-moz': 'prefetch' }, false],
  ['a preview', { 'x-purpose': 'preview' }, false],
  ['no name', { 'user-agent': '' }, false],
  ['a robot', { 'user-agent': 'Googlebot/2.1' }, false],
])('%s counts: %s', ([, more, counts]) => {
  const headers: Record<string, string> = { 'user-agent': BROWSER, ...more }
  expect(isVisit('GET', (name) => headers[name])).toBe(counts)
  expect(isVisit('HEAD', (name) => headers[name])).toBe(false)
})
