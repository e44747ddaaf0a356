import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { europcarExtra } from './europcar/rates.ts'
import { extraKind } from './extra-kind.ts'
import { greenMotionExtra } from './green-motion/extras.ts'

const AMOUNT = { text: '45.00', currency: 'EUR' }

test.for([
  { code: 'LRC', name: 'Luggage Rack', kind: 'other' },
  { code: 'CRB', name: 'Car Roof Box', kind: 'other' },
  { code: 'CRB', name: 'Cross Border Fee', kind: 'cross_border' },
  { code: 'STR', name: 'Stroller', kind: 'other' },
  { code: 'GPS', name: 'Satellite Navigation', kind: 'gps' },
  { code: 'CHS', name: 'Booster Seat', kind: 'booster_seat' },
  { code: 'BBS', name: 'Babyschale', kind: 'infant_seat' },
  { code: 'CHS', name: 'مقعد', kind: 'child_seat' },
] as const)('Green Motion’s $code "$name" is $kind, under its own name', ({ code, name, kind }) => {
  const extra = {
    '@required': 'No',
    '@numberAllowed': '1',
    optionID: '24',
    Name: name,
    code,
    Daily_rate: AMOUNT,
    Total_for_this_booking: AMOUNT,
  }
  expect(greenMotionExtra(extra, 'EUR', 3)).toMatchObject({ kind, name })
})

test.for([
  { code: 'LRC', descr: 'LUGGAGE RACK', kind: 'other' },
  { code: 'LRC', descr: '', kind: 'other' },
  { code: 'SKB', descr: 'ROOF BOX', kind: 'other' },
  { code: 'CBF', descr: 'CROSS BORDER FEE', kind: 'cross_border' },
  { code: 'CSB', descr: 'BABY SEAT', kind: 'infant_seat' },
] as const)('Europcar’s $code "$descr" is $kind', ({ code, descr, kind }) => {
  const item = {
    '@code': code,
    '@descr': descr,
    '@priceInBookingCurrency': '10.00',
    '@rentalPriceAIInBookingCurrency': '36.00',
    '@tax': '20.00',
  }
  expect(europcarExtra(item, 'EUR')).toMatchObject({ kind, priceForRental: money(3_600, 'EUR') })
})

test.for([
  ['Young Driver Surcharge', 'other'],
  ['Kış Lastiği', 'other'],
  ['One Way', 'other'],
  ['Seggiolino bimbo', 'child_seat'],
  ['Wi-Fi router', 'wifi'],
] as const)('"%s" without a known code is %s', ([name, kind]) => {
  expect(extraKind(name)).toBe(kind)
})
