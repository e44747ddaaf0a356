import { expect, test } from 'vitest'
import { answerOf, chosen, search } from '#testing/stand-ins/ota-dialect.ts'
import { EXAMPLE_RENTAL } from './example-booking.ts'

const SEAT = /<Charge Amount="6.00"[^]*?<\/Charge>/
const DAILY = '<Calculation UnitName="Day" Quantity="8"/>'

/** Charges for the child seat of Locauto, whose `Amount` is a unit price. */
const ROWS: readonly { rule: string; charge: string; price?: number; reason?: string }[] = [
  {
    rule: 'eight days, of which four are charged',
    charge: `Amount="15.79"><MinMax MaxChargeDays="4"/>${DAILY}`,
    price: 6_316,
  },
  { rule: 'a maximum charge', charge: `Amount="10.00"><MinMax MaxCharge="50.00"/>${DAILY}`, price: 5_000 },
  { rule: 'a minimum charge', charge: `Amount="1.00"><MinMax MinCharge="20.00"/>${DAILY}`, price: 2_000 },
  {
    rule: 'a maximum above the charge',
    charge: `Amount="1.00"><MinMax MaxCharge="50"/>${DAILY}`,
    price: 800,
  },
  {
    rule: 'a maximum of nothing is none',
    charge: `Amount="1.00"><MinMax MaxCharge="0.00"/>${DAILY}`,
    price: 800,
  },
  {
    rule: 'a maximum quantity',
    charge: 'Amount="5.00"><Calculation UnitName="Day" Quantity="8" MaxQuantity="3"/>',
    price: 1_500,
  },
  { rule: 'one rounding, after the days', charge: `Amount="1.006">${DAILY}`, price: 805 },
  {
    rule: 'a tax beside it is limited as the charge is',
    charge: `Amount="10.00" TaxInclusive="false">
      <TaxAmounts><TaxAmount Total="2.00" CurrencyCode="EUR"/></TaxAmounts><MinMax MaxCharge="50"/>${DAILY}`,
    price: 6_000,
  },
  {
    rule: 'a tax in another currency',
    charge: `Amount="10.00" TaxInclusive="false"><TaxAmounts><TaxAmount Total="2" CurrencyCode="USD"/></TaxAmounts>`,
    reason: 'tax',
  },
  { rule: 'a tax that is not listed', charge: `Amount="10.00" TaxInclusive="false">${DAILY}`, reason: 'tax' },
  {
    rule: 'a tax that may be included',
    charge: 'Amount="10.00"><TaxAmounts><TaxAmount Total="2.00" CurrencyCode="EUR"/></TaxAmounts>',
    reason: 'tax',
  },
  { rule: 'another currency', charge: `Amount="10.00" CurrencyCode="USD">${DAILY}`, reason: 'currency' },
  { rule: 'decimals without a dot', charge: `Amount="1000" DecimalPlaces="2">${DAILY}`, reason: 'decimals' },
  { rule: 'a percentage', charge: 'Amount="10"><Calculation Percentage="10.00"/>', reason: 'calculation' },
  {
    rule: 'a condition of time',
    charge: 'Amount="10"><Calculation UnitName="Day" Quantity="1" Applicability="BeforePickup"/>',
    reason: 'condition',
  },
  {
    rule: 'days limited, and none counted',
    charge: 'Amount="10.00"><MinMax MaxChargeDays="4"/>',
    reason: 'days',
  },
  {
    rule: 'a quantity in words',
    charge: 'Amount="1"><Calculation UnitName="Day" Quantity="x"/>',
    reason: 'quantity',
  },
  { rule: 'a limit in words', charge: `Amount="10.00"><MinMax MaxCharge="free"/>${DAILY}`, reason: 'limits' },
]

/** Adds the defaults to a charge: in euro and including tax. */
function withDefaults(charge: string): string {
  const [attributes = ''] = charge.split('>')
  const currency = attributes.includes('CurrencyCode') ? '' : 'CurrencyCode="EUR"'
  const tax =
    attributes.includes('TaxInclusive') || charge.includes('TaxAmounts') ? '' : 'TaxInclusive="true"'
  return `${currency} ${tax} ${charge}`
}

test.for(ROWS)('an extra with $rule', async ({ charge, price, reason }) => {
  const own = `<Charge ${withDefaults(charge)}</Charge>`
  const { answered } = await answerOf({
    dialect: 'locauto',
    sample: 'locauto-cars',
    change: (document) => document.replace(SEAT, own),
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
  })
  const seat = { id: '147', priceForRental: { amount: price, currency: 'EUR' } }
  const others = expect.objectContaining({ id: '120' })
  expect(answered).toMatchObject({
    ok: true,
    value: {
      extras: reason ? [others] : [expect.objectContaining(seat), others],
      ...(reason && { unclearItems: [reason] }),
    },
  })
})

const WHOLE = '<Calculation UnitCharge="15.79" UnitName="Day" Quantity="8"/>'

test.for([
  {
    rule: 'before the limit of days',
    charge: `Amount="126.32"><MinMax MaxChargeDays="4"/>${WHOLE}`,
    price: 6_316,
  },
  {
    rule: 'after the limit of days',
    charge: `Amount="63.16"><MinMax MaxChargeDays="4"/>${WHOLE}`,
    price: 6_316,
  },
  { rule: 'that no days make', charge: `Amount="99.00"><MinMax MaxChargeDays="4"/>${WHOLE}`, reason: 'days' },
  { rule: 'that is missing', charge: `Description="Seat"><MinMax MaxCharge="50.00"/>${WHOLE}`, price: 5_000 },
] as const)('an amount for the rental $rule', async ({ charge, ...row }) => {
  const { answered } = await answerOf({
    dialect: 'autostrad',
    sample: 'autostrad-cars',
    change: (document) =>
      document.replace(
        /<Charge Amount="75.00"[^/]*\/>/,
        `<Charge CurrencyCode="AED" TaxInclusive="true" IncludedInEstTotalInd="false" ${charge}</Charge>`,
      ),
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('EDAR')),
  })
  const price =
    'price' in row
      ? [expect.objectContaining({ priceForRental: { amount: row.price, currency: 'AED' } })]
      : []
  expect(answered).toMatchObject({
    ok: true,
    value: { extras: price, ...('reason' in row && { unclearItems: [row.reason] }) },
  })
})

test.for([
  {
    rule: 'a fee at the desk that applies to nobody knows whom',
    fee: '<Calculation Applicability="AfterDropoff"/>',
    unclear: 'condition',
  },
  {
    rule: 'a fee at the desk of so much per cent',
    fee: '<Calculation Percentage="5.00"/>',
    amount: '',
    unclear: 'calculation',
  },
])(
  'a car with $rule is counted as unclear, not sold',
  async ({ fee, amount = 'Amount="10.00"', unclear }) => {
    const { answered } = await answerOf({
      dialect: 'autostrad',
      sample: 'autostrad-cars',
      change: (document) =>
        document.replace(
          '</Fees>',
          `<Fee ${amount} CurrencyCode="AED" TaxInclusive="true" IncludedInEstTotalInd="false" Purpose="5">${fee}</Fee></Fees>`,
        ),
      send: search,
    })
    expect(answered).toMatchObject({ ok: true, value: [{ unclear }] })
  },
)

test('a fee at the desk in its currency is due in it', async () => {
  const { answered } = await answerOf({
    dialect: 'autostrad',
    sample: 'autostrad-cars',
    change: (document) =>
      document.replace(
        '</Fees>',
        '<Fee Amount="9.00" CurrencyCode="USD" TaxInclusive="true" IncludedInEstTotalInd="false" Purpose="5"/></Fees>',
      ),
    send: search,
  })
  const fee = { kind: 'local_charge', amount: { amount: 900, currency: 'USD' }, included: false }
  expect(answered).toMatchObject({ ok: true, value: [{ fees: expect.arrayContaining([fee]) }] })
})
