import { expect, test } from 'vitest'
import { answerOf, chosen, cost, search, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'
import { EXAMPLE_RENTAL } from './example-booking.ts'

/** What a total has of items that are listed beside it. */
const ROWS: readonly DialectRow[] = [
  {
    rule: 'Locauto lists what may be added beside a total that is reached without it: no fee, and none is sold as another',
    dialect: 'locauto',
    sample: 'locauto-optional',
    ask: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(18_660),
        fees: [],
        extras: [
          expect.objectContaining({ id: '7', kind: 'other', name: 'One Way', priceForRental: cost(71_984) }),
          expect.objectContaining({ id: '112', kind: 'other', priceForRental: cost(8_636) }),
        ],
      }),
    },
  },
  {
    rule: 'of such items the total has those that it cannot be reached without',
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) => document.replace('EstimatedTotalAmount="186.60"', 'EstimatedTotalAmount="272.96"'),
    ask: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(27_296),
        fees: [{ kind: 'young_driver', amount: cost(8_636), included: true }],
        extras: [expect.objectContaining({ id: '7' })],
      }),
    },
  },
  ...(['true', '1'] as const).map((flag): DialectRow => ({
    rule: `an item that is required by "${flag}" is charged, and a car whose fees exceed its total has no price`,
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) => document.replace('<PricedEquip>', `<PricedEquip Required="${flag}">`),
    ask: search,
    answer: { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  })),
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, asked } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(asked).toMatch(request)
})
