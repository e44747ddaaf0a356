import { expect, test } from 'vitest'
import { isOnDomains } from './key-domain.ts'

const DOMAINS = ['falcon.example', '*.falcon.example', '*.travel.example']

test.for([
  { host: 'falcon.example', on: true },
  { host: 'www.falcon.example', on: true },
  { host: 'a.b.falcon.example', on: true },
  { host: 'book.travel.example', on: true },
  { host: 'travel.example', on: false },
  { host: '.travel.example', on: false },
  { host: 'nottravel.example', on: false },
  { host: 'evilfalcon.example', on: false },
  { host: 'falcon.example.evil.example', on: false },
  { host: '*.falcon.example', on: true },
  { host: '', on: false },
])('$host is on the key’s domains: $on', ({ host, on }) => {
  expect(isOnDomains(host, DOMAINS)).toBe(on)
})

test('a key without domains is on none', () => {
  expect(isOnDomains('falcon.example', [])).toBe(false)
  expect(isOnDomains('', [])).toBe(false)
})
