import { expect, test } from 'vitest'
import { needsConsent } from '#web/shell/partner-memory/needs-consent.ts'
import { isOpenVisit, visitMark } from './partner-visit.ts'

test.for([
  { cookie: '', open: false, mark: '' },
  { cookie: 'rihla_currency=x', open: false, mark: '' },
  { cookie: 'rihla_partner_at=mf3k', open: true, mark: 'mf3k' },
  { cookie: 'a=b; rihla_partner_at=mf3k.kept', open: false, mark: 'mf3k' },
  { cookie: 'rihla_partner_at=mf3k; rihla_partner_consent=no', open: false, mark: 'mf3k' },
  { cookie: 'rihla_partner_at=mf3k.kept; rihla_partner_consent=yes', open: false, mark: 'mf3k' },
])('“$cookie” is open: $open, and its prices are marked “$mark”', ({ cookie, open, mark }) => {
  expect(isOpenVisit(cookie, 'Rihla')).toBe(open)
  expect(visitMark(cookie, 'Rihla')).toBe(mark)
})

test.for([
  { country: 'DE', needed: true },
  { country: 'NO', needed: true },
  { country: 'GB', needed: true },
  { country: 'CH', needed: true },
  { country: 'KW', needed: false },
  { country: 'US', needed: false },
  { country: 'TR', needed: false },
])('visitors from $country are asked: $needed', ({ country, needed }) => {
  expect(needsConsent(country)).toBe(needed)
})
