import { expect, test } from 'vitest'
import { answerOf, cost, search, sold, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'

/** Formats of flags, taxes and distances. */
const ROWS: readonly DialectRow[] = [
  {
    rule: 'flags are xs:boolean: 0 and 1 say what false and true do',
    dialect: 'hertz',
    sample: 'hertz-cars',
    change: (document) =>
      document
        .replaceAll('TaxInclusive="false"', 'TaxInclusive="0"')
        .replace(/Unlimited="[^"]*"/, 'Unlimited="0"')
        .replace('Amount="35.50"', 'IncludedInEstTotalInd="0" Amount="35.50"'),
    send: search,
    answer: sold({
      mileage: { unlimited: false, includedKm: 966, extraKm: null },
      fees: [
        { kind: 'one_way', amount: cost(7_500, 'USD'), included: true },
        { kind: 'airport_surcharge', amount: cost(3_550, 'USD'), included: false },
      ],
    }),
  },
  {
    rule: 'tax of a charge whose TaxInclusive is 0 is added',
    dialect: 'ace',
    sample: 'ace-cars',
    change: (document) => document.replaceAll('TaxInclusive="false"', 'TaxInclusive="0"'),
    send: search,
    answer: sold({ total: cost(33_767, 'USD') }),
  },
  {
    rule: 'a distance that is no decimal is unknown, never another distance',
    dialect: 'hertz',
    sample: 'hertz-cars',
    change: (document) => document.replace(/Quantity="600"/, 'Quantity="6e2"'),
    send: search,
    answer: sold({ mileage: { unlimited: false, includedKm: null, extraKm: null } }),
  },
  {
    rule: 'AirConditionInd="0" is a car without air conditioning',
    dialect: 'sabre',
    sample: 'sabre-cars',
    change: (document) => document.replaceAll(/AirConditionInd="[^"]*"/g, 'AirConditionInd="0"'),
    send: search,
    answer: sold({ acriss: 'FFAN' }),
  },
  {
    rule: 'AtAirport="1" is a desk at the airport',
    dialect: 'sabre',
    sample: 'sabre-locations',
    change: (document) => document.replaceAll('AtAirport="true"', 'AtAirport="1"'),
    send: (supplier) => supplier.locations(),
    answer: sold({ iata: 'DFW' }),
  },
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, sentRequest } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(sentRequest).toMatch(request)
})
