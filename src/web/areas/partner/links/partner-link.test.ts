import { expect, test } from 'vitest'
import { partnerLink, parseDomains, type LinkChoice } from './partner-link.ts'

const NOTHING: LinkChoice = {
  pickupId: '',
  period: null,
  age: '',
  residence: '',
  language: '',
  currency: '',
  sub: '',
}
const PERIOD = {
  pickup_date: '2026-12-04',
  pickup_time: '10:00',
  dropoff_date: '2026-12-07',
  dropoff_time: '18:30',
}

test.for<{ name: string; choice: Partial<LinkChoice>; to: string | null; more?: object }>([
  { name: 'the home page in the visitor’s language', choice: {}, to: null },
  { name: 'the home page in Arabic', choice: { language: 'ar' }, to: '/ar' },
  { name: 'a place', choice: { pickupId: 'dxb-airport' }, to: '/search?pickup_id=dxb-airport' },
  {
    name: 'a place with all that a search asks',
    choice: { pickupId: 'dxb', period: PERIOD, age: ' 24 ', residence: 'KW', language: 'en' },
    to: '/en/search?pickup_id=dxb&pickup_date=2026-12-04&pickup_time=10%3A00&dropoff_date=2026-12-07&dropoff_time=18%3A30&driver_age=24&residence=KW',
  },
  {
    name: 'a currency and a sub-id',
    choice: { currency: 'KWD', sub: ' desk 2 & ٣ ' },
    to: null,
    more: { currency: 'KWD', sub: 'desk 2 & ٣' },
  },
])('$name', ({ choice, to, more = {} }) => {
  const link = new URL(partnerLink('https://rihla.example', 'DUNE', { ...NOTHING, ...choice }))
  expect(link.origin + link.pathname).toBe('https://rihla.example/r/DUNE')
  expect(Object.fromEntries(link.searchParams)).toEqual({ ...(to !== null && { to }), ...more })
})

test.for([
  { input: 'blog.example\n*.Blog.example', domains: ['blog.example', '*.blog.example'] },
  {
    input: ' https://www.blog.example/cars?x=1 , blog.example:8443،blog.example',
    domains: ['www.blog.example', 'blog.example'],
  },
  { input: ' \n', domains: [] },
])('“$input” are the domains $domains', ({ input, domains }) => {
  expect(parseDomains(input)).toEqual(domains)
})
