import { expect, test } from 'vitest'
import { answerOf, chosen, cost, search, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'
import { EXAMPLE_RENTAL } from './example-booking.ts'

const RETURN_OF_40 = { ...EXAMPLE_RENTAL, dropOffStation: EXAMPLE_RENTAL.pickUpStation, driverAge: 40 }

function equipment(name: string): string {
  return `<PricedEquip><Equipment EquipType="9"><Description>${name}</Description></Equipment>
    <Charge Amount="20.00" CurrencyCode="EUR" TaxInclusive="true"/></PricedEquip>`
}

/** Parts of a total among the items listed next to it. */
const ROWS: readonly DialectRow[] = [
  {
    rule: 'a return rental of a 40-year-old has no fee for one way and young drivers, and neither is an extra',
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) =>
      document.replace(
        '</PricedEquips>',
        `${equipment('Supplemento Sicilia')}${equipment('Ski rack')}</PricedEquips>`,
      ),
    send: (supplier) => supplier.recheck(RETURN_OF_40, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(18_660),
        fees: [],
        extras: [expect.objectContaining({ kind: 'ski_rack', priceForRental: cost(2_000) })],
      }),
    },
  },
  {
    rule: 'to whom they apply they are due at the desk, where the total is reached without them',
    dialect: 'locauto',
    sample: 'locauto-optional',
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(18_660),
        fees: [
          { kind: 'one_way', amount: cost(71_980), included: false },
          { kind: 'young_driver', amount: cost(8_636), included: false },
        ],
        extras: [],
      }),
    },
  },
  {
    rule: 'a young driver is one of the ages that the fee names',
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) => document.replace('Young driver', 'Guidatore giovane 19-22'),
    send: (supplier) => supplier.recheck({ ...RETURN_OF_40, driverAge: 23 }, chosen('MCMR', 'WEB')),
    answer: { ok: true, value: expect.objectContaining({ fees: [], extras: [] }) },
  },
  {
    rule: 'of such items the total has those that it cannot be reached without',
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) => document.replace('EstimatedTotalAmount="186.60"', 'EstimatedTotalAmount="272.96"'),
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(27_296),
        fees: [
          { kind: 'young_driver', amount: cost(8_636), included: true },
          { kind: 'one_way', amount: cost(71_980), included: false },
        ],
        extras: [],
      }),
    },
  },
  ...(['true', '1'] as const).map((flag): DialectRow => ({
    rule: `an item that is required by "${flag}" is charged, and a car whose fees exceed its total has no price`,
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) => document.replace('<PricedEquip>', `<PricedEquip Required="${flag}">`),
    send: search,
    answer: { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  })),
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, sentRequest } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(sentRequest).toMatch(request)
})
