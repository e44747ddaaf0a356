import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { renticarExtra, renticarProtection } from './extras.ts'

const price = money(3_000, 'EUR')
const extraOf = (name: string) => ({ code: 'X', name, extradaily: 0, dailyPrice: price, totalPrice: price })

test.for([
  ['Bebek Koltuğu', 'infant_seat'],
  ['Çocuk Koltuğu', 'child_seat'],
  ['Ek Sürücü(Günlük)', 'additional_driver'],
  ['İnternet Paketi', 'wifi'],
  ['Navigasyon', 'gps'],
  ['Kış Lastiği', 'other'],
  ['Genç Sürücü Paketi', 'other'],
  ['Additional driver', 'additional_driver'],
] as const)('%s is an extra: %s', ([name, kind]) => {
  expect(renticarExtra(extraOf(name))).toMatchObject({ id: 'X', kind, name, max: 1 })
  expect(renticarProtection(extraOf(name))).toBeNull()
})

test.for([
  ['Mini Hasar Güvencesi', 'medium'],
  ['Güvence Paketi', 'medium'],
  ['(LCF) Lastik,Cam,Far sigortası', 'basic'],
  ['Muafiyetsiz Kaza Güvencesi', 'full'],
  ['Premium Tam Kapsamlı Sigorta', 'full'],
] as const)('%s is a cover: %s', ([name, kind]) => {
  expect(renticarProtection(extraOf(name))).toMatchObject({ id: 'X', kind, name })
  expect(renticarExtra(extraOf(name))).toBeNull()
})

test.for(['Bireysel Kaza Güvencesi', '3. Şahıs Sorumluluk Güvencesi', 'Personal accident cover'])(
  '%s leaves the excess as it is: neither is sold',
  (name) => {
    expect(renticarExtra(extraOf(name))).toBeNull()
    expect(renticarProtection(extraOf(name))).toBeNull()
  },
)

test('what a cover leaves to bear is only known where its name says nothing', () => {
  expect(renticarProtection(extraOf('Muafiyetsiz Kaza Güvencesi'))?.excessAfter).toEqual(money(0, 'EUR'))
  expect(renticarProtection(extraOf('Full protection without excess'))?.excessAfter).toEqual(money(0, 'EUR'))
  expect(renticarProtection(extraOf('Premium Tam Kapsamlı Sigorta'))?.excessAfter).toBeNull()
})

test('what costs nothing is nothing to sell', () => {
  expect(renticarExtra({ ...extraOf('Navigation'), totalPrice: money(0, 'EUR') })).toBeNull()
})

test('a price of the day stands beside what the rental costs', () => {
  const daily = { ...extraOf('Navigation'), extradaily: 1, dailyPrice: money(1_000, 'EUR') }
  expect(renticarExtra(daily)).toMatchObject({
    price: money(1_000, 'EUR'),
    per: 'day',
    priceForRental: price,
  })
})
