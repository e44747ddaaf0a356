import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { localFees } from './local-fees.ts'

const GROWN = { driverAge: 35, oneWay: false }

function car(over: { drop?: string; dropCurrency?: string; information?: string[] }) {
  const { drop = '', dropCurrency = '', information = [] } = over
  return { DropCharge: drop, DropChargeCurrency: dropCurrency, Information: information, Currency: 'EUR' }
}

const eur = (amount: number) => ({ amount, currency: 'EUR' })

test.for([
  {
    rule: 'a tariff for the young is no fee of a grown driver',
    of: car({ information: ['YoungDriverFee:29:$'] }),
    renter: GROWN,
    fees: [],
  },
  {
    rule: 'a tariff for the young is a fee of a young driver, in the money it is written in',
    of: car({ information: ['YoungDriverFee:29:$'] }),
    renter: { driverAge: 22, oneWay: false },
    fees: [{ kind: 'young_driver', amount: { amount: 2900, currency: 'USD' } }],
  },
  {
    rule: 'mandatory charges are due whoever rents, those without a known name too',
    of: car({
      information: ['MANDATORY CHARGES - OneWay:149.99:EUR,YoungDriverFee:150.00:EUR,moreinfo:10:$'],
    }),
    renter: GROWN,
    fees: [
      { kind: 'one_way', amount: eur(14_999) },
      { kind: 'young_driver', amount: eur(15_000) },
      { kind: 'local_charge', amount: { amount: 1000, currency: 'USD' } },
    ],
  },
  {
    rule: 'a fee told twice is due once, as the mandatory line has it',
    of: car({ information: ['YoungDriverFee:29:EUR', 'MANDATORY CHARGES - YoungDriverFee:31:EUR'] }),
    renter: { driverAge: 22, oneWay: false },
    fees: [{ kind: 'young_driver', amount: eur(3100) }],
  },
  {
    rule: 'a drop charge is the one-way fee, and the same in words is not another',
    of: car({ drop: '80.50', dropCurrency: 'GBP', information: ['MANDATORY CHARGES - OneWay:80.50:GBP'] }),
    renter: { driverAge: 35, oneWay: true },
    fees: [{ kind: 'one_way', amount: { amount: 8050, currency: 'GBP' } }],
  },
  {
    rule: 'a drop charge without a currency is in the car’s',
    of: car({ drop: '20' }),
    renter: { driverAge: 35, oneWay: true },
    fees: [{ kind: 'one_way', amount: eur(2000) }],
  },
  {
    rule: 'a senior pays what is for seniors',
    of: car({ information: ['SeniorDriverFee:40:EUR,YoungDriverFee:29:EUR'] }),
    renter: { driverAge: 74, oneWay: false },
    fees: [{ kind: 'senior_driver', amount: eur(4000) }],
  },
  {
    rule: 'notes are no fees',
    of: car({ information: ['Open: Monday, 8:00', 'Bring your licence, and a card', ''] }),
    renter: GROWN,
    fees: [],
  },
  {
    rule: 'a mandatory fee that cannot be read leaves no sound price',
    of: car({ information: ['MANDATORY CHARGES - OneWay:a lot:EUR'] }),
    renter: GROWN,
    fees: null,
  },
  {
    rule: 'neither does a currency nobody knows',
    of: car({ information: ['MANDATORY CHARGES - OneWay:10:GOLD'] }),
    renter: GROWN,
    fees: null,
  },
  {
    rule: 'nor a drop charge that is no number',
    of: car({ drop: 'on request' }),
    renter: GROWN,
    fees: null,
  },
])('$rule', ({ of, renter, fees }) => {
  expect(localFees(of, renter)).toEqual(fees)
})

test('whatever the texts are, no fee is below zero and no kind but the known', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 80 }), { maxLength: 5 }),
      fc.string(),
      (information, drop) => {
        for (const { amount } of localFees(car({ information, drop }), GROWN) ?? [])
          expect(amount.amount).toBeGreaterThan(0)
      },
    ),
  )
})
