import { expect, test } from 'vitest'
import { answerOf, chosen, cost, search, sold, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'
import { EXAMPLE_RENTAL } from './example-booking.ts'

/** Formats in which systems write cars and their prices. */
const ROWS: readonly DialectRow[] = [
  {
    rule: 'Localiza wraps its messages, and writes twelve decimals',
    dialect: 'localiza',
    sample: 'localiza-cars',
    send: search,
    answer: sold({
      key: 'LL-EDMR-STD-COL',
      total: cost(44_977_660, 'COP'),
      fees: [
        { kind: 'local_charge', amount: cost(3_436_032, 'COP'), included: true },
        { kind: 'local_tax', amount: cost(7_181_307, 'COP'), included: true },
      ],
      carry: expect.objectContaining({ offerType: '41', offer: expect.stringMatching(/^TG9uZy.{90,}==$/) }),
    }),
    request:
      /<t:OTA_VehAvailRate xmlns:t="http:\/\/tempuri.org\/"><t:OTA_VehAvailRateRQ xmlns="http:\/\/www.opentravel.org/,
  },
  {
    rule: 'Locauto prices one unit, sends fees as equipment, and writes the model where the year belongs',
    dialect: 'locauto',
    sample: 'locauto-cars',
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        acriss: 'MCMR',
        vehicleName: 'Demo Panda',
        total: cost(36_400),
        fees: [
          { kind: 'one_way', amount: cost(6_000), included: true },
          { kind: 'young_driver', amount: cost(6_400), included: true },
        ],
        extras: [
          {
            id: '147',
            kind: 'child_seat',
            name: 'Seggiolino bimbo',
            price: cost(600),
            per: 'day',
            priceForRental: cost(4_800),
            max: 4,
          },
          {
            id: '120',
            kind: 'additional_driver',
            name: 'Guida aggiuntiva',
            price: cost(3_000),
            per: 'rental',
            priceForRental: cost(3_000),
            max: 4,
          },
        ],
      }),
    },
  },
  {
    rule: 'Hertz repeats among the charges what is paid at pick-up: it is no fee, and not added',
    dialect: 'hertz',
    sample: 'hertz-cars',
    send: search,
    answer: sold({
      total: cost(26_050, 'USD'),
      mileage: { unlimited: false, includedKm: 966, extraKm: null },
      fees: [
        { kind: 'one_way', amount: cost(7_500, 'USD'), included: true },
        { kind: 'airport_surcharge', amount: cost(3_550, 'USD'), included: true },
      ],
    }),
    request: /<RequestorID Type="4" ID="RIHLA01"[^>]*><CompanyName Code="CP"\/>/,
  },
  {
    rule: 'Carnect has roots without OTA_, no Success, prices in two currencies and covers in words',
    dialect: 'carnect',
    sample: 'carnect-cars',
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('CDMR')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(10_432),
        vendorCode: 'AL',
        carry: expect.objectContaining({ offer: '1', offerContext: '7f3c-4410-9b' }),
        inclusions: expect.arrayContaining(['collision_damage_waiver']),
        protections: [expect.objectContaining({ kind: 'full', priceForRental: cost(4_500) })],
      }),
    },
    request: /<VehAvailRateRQ .*<RequestorID Type="RIHLA01" ID_Context="simulated-ota"\/>/,
  },
  {
    rule: 'Ace sends no total: charges, taxes and fees make it, less the discount',
    dialect: 'ace',
    sample: 'ace-cars',
    send: search,
    answer: sold({ total: cost(33_767, 'USD'), doors: 4, prepaid: true, vehicleName: 'Demo Versa' }),
    request: /Version="5.0".*<RequestorID Type="22"/,
  },
  {
    rule: 'Sabre prefixes every element, knows cars by size and kind, and prices covers by week and day',
    dialect: 'sabre',
    sample: 'sabre-cars',
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('FFAR')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        acriss: 'FFAR',
        total: cost(23_110, 'USD'),
        protections: [
          expect.objectContaining({ kind: 'full', per: 'rental', priceForRental: cost(9_000, 'USD') }),
        ],
      }),
    },
    request: /xmlns:soap="http:\/\/www.w3.org\/2003\/05\/soap-envelope"/,
  },
  {
    rule: 'Autostrad writes words where codes belong',
    dialect: 'autostrad',
    sample: 'autostrad-cars',
    send: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('EDAR')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        total: cost(36_150, 'AED'),
        mileage: { unlimited: false, includedKm: null, extraKm: null },
        fees: [
          { kind: 'young_driver', amount: cost(5_000, 'AED'), included: true },
          { kind: 'airport_surcharge', amount: cost(1_150, 'AED'), included: true },
        ],
        extras: [expect.objectContaining({ id: 'BABY_SEAT', kind: 'infant_seat' })],
        carry: expect.objectContaining({ offerType: 'OFFER' }),
      }),
    },
  },
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, sentRequest } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(sentRequest).toMatch(request)
})
