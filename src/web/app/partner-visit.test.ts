import { expect, test } from 'vitest'
import { asksConsent } from '#web/shell/partner-memory/asks-consent.ts'
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
  { country: 'DE', asks: true },
  { country: 'NO', asks: true },
  { country: 'GB', asks: true },
  { country: 'CH', asks: true },
  { country: 'KW', asks: false },
  { country: 'US', asks: false },
  { country: 'TR', asks: false },
])('visitors from $country are asked: $asks', ({ country, asks }) => {
  expect(asksConsent(country)).toBe(asks)
})
