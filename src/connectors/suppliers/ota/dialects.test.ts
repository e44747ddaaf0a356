import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import { OTA_ACCOUNT } from './accounts.ts'
import { createOta } from './connector.ts'
import type { OtaDialectName } from './dialects.ts'
import { EXAMPLE_BOOKING, EXAMPLE_RENTAL } from './example-booking.ts'

const SAMPLES = join(import.meta.dirname, 'samples', 'dialects')

const cost = (amount: number, currency = 'EUR') => ({ amount, currency })
const chosen = (vehicleCode: string, rateQualifier = '') => ({
  acriss: vehicleCode,
  carry: { vehicleCode, rateQualifier },
})
const keys = (supplierReference: string) => ({ ...EXAMPLE_BOOKING, supplierReference })

type Row = {
  rule: string
  dialect: OtaDialectName
  sample: string
  /** Changes to the sample document. */
  change?(document: string): string
  ask(supplier: SupplierConnector): Promise<unknown>
  /** The connector's result for the sample. */
  answer: unknown
  /** A pattern that the request matches. */
  request?: RegExp
}

const search = (supplier: SupplierConnector) => supplier.availability(EXAMPLE_RENTAL)
const sold = (...cars: unknown[]) => ({ ok: true, value: cars.map((car) => expect.objectContaining(car)) })
const refused = (reason: string) => ({
  ok: false,
  failure: expect.objectContaining({ code: 'refused', reason }),
})

const LOCALIZA_REFUSALS = [
  ...[11, 12, 13, 14, 15, 16, 17].map((number) => [`LLNRAG0${number}`, refused('station_closed')] as const),
  ['LLNRRE010', refused('invalid_dates')],
  ['LLNRRE002', refused('invalid_dates')],
  ['LLNRRE003', refused('one_way_not_offered')],
  ['LLNRXX123', refused('other')],
  // An error at the supplier: a failure that may be retried.
  ['LLNRAG999', { ok: false, failure: expect.objectContaining({ code: 'garbage' }) }],
] as const

/** The outer status, the reservation's own status, and the result. */
const LOCALIZA_STATES = [
  ['Reserved', 'Pending', 'pending'],
  ['Reserved', 'Failed', 'refused'],
  ['Reserved', 'Expired', 'cancelled'],
  ['Reserved', 'Cancelled', 'cancelled'],
  ['Reserved', 'Confirmed', 'confirmed'],
  ['Reserved', '', 'confirmed'],
  ['', 'Reserved', 'confirmed'],
  ['', '', 'confirmed'],
  ['Pending', 'Confirmed', 'pending'],
  ['Pending', '', 'pending'],
  ['Cancelled', 'Confirmed', null],
  ['Failed', 'Reserved', null],
  ['Reserved', 'Sonstiges', null],
  ['Sonstiges', 'Reserved', null],
] as const

const ROWS: readonly Row[] = [
  ...LOCALIZA_REFUSALS.map(([code, answer]): Row => ({
    rule: `Localiza refuses by ${code} beside a code that says nothing`,
    dialect: 'localiza',
    sample: 'localiza-none',
    change: (document) => document.replace('LLNRAG009', code),
    ask: search,
    answer,
  })),
  ...LOCALIZA_STATES.map(([around, own, status]): Row => ({
    rule: `Localiza writes "${around}" around a reservation that is "${own}"`,
    dialect: 'localiza',
    sample: 'localiza-booked',
    change: (document) =>
      document
        .replace('<VehResRSCore', `<VehResRSCore${around && ` ReservationStatus="${around}"`}`)
        .replace(' ReservationStatus="Confirmed"', own && ` ReservationStatus="${own}"`),
    ask: (supplier) => supplier.reserve(EXAMPLE_BOOKING),
    answer: status
      ? { ok: true, value: expect.objectContaining({ supplierReference: 'AL7XQ2P', status }) }
      : { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  })),
  {
    rule: 'Localiza shows a cancelled reservation without its number, and says so by a warning beside it',
    dialect: 'localiza',
    sample: 'localiza-cancelled-empty',
    ask: (supplier) => supplier.retrieve(keys('AL7XQ2P')),
    answer: { ok: true, value: { supplierReference: 'AL7XQ2P', status: 'cancelled', total: null } },
  },
  {
    rule: 'without that warning a reservation that has no number is garbage',
    dialect: 'localiza',
    sample: 'localiza-cancelled-empty',
    change: (document) => document.replace('LLNRRE045', 'LLNRRE099').replace('Code="95"', 'Code="303"'),
    ask: (supplier) => supplier.retrieve(keys('AL7XQ2P')),
    answer: { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  },
  {
    rule: 'Localiza wraps its messages, and writes twelve decimals',
    dialect: 'localiza',
    sample: 'localiza-cars',
    ask: search,
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
    rule: 'Localiza says by a warning that no car is free',
    dialect: 'localiza',
    sample: 'localiza-none',
    ask: search,
    answer: { ok: true, value: [] },
  },
  {
    rule: 'Localiza gives an empty number beside that of the reservation',
    dialect: 'localiza',
    sample: 'localiza-booked',
    ask: (supplier) => supplier.reserve(EXAMPLE_BOOKING),
    answer: {
      ok: true,
      value: { supplierReference: 'AL7XQ2P', status: 'confirmed', total: cost(44_977_660, 'COP') },
    },
  },
  {
    rule: 'Localiza says by a warning that a reservation was cancelled',
    dialect: 'localiza',
    sample: 'localiza-cancelled',
    ask: (supplier) => supplier.retrieve(keys('AL7XQ2P')),
    answer: { ok: true, value: { supplierReference: 'AL7XQ2P', status: 'cancelled', total: null } },
  },
  {
    rule: 'Locauto answers nothing at all when no car is free',
    dialect: 'locauto',
    sample: 'locauto-none',
    ask: search,
    answer: { ok: true, value: [] },
    request: /ID_Context="RIHLA01" MessagePassword="simulated-ota"/,
  },
  {
    rule: 'Locauto prices one unit, sends fees as equipment, and writes the model where the year belongs',
    dialect: 'locauto',
    sample: 'locauto-cars',
    ask: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('MCMR', 'WEB')),
    answer: {
      ok: true,
      value: expect.objectContaining({
        acriss: 'MCMR',
        vehicleName: 'Demo Panda o similare',
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
  ...(['true', '1'] as const).map((flag): Row => ({
    rule: `an item that is required by "${flag}" is charged, and a car whose fees exceed its total has no price`,
    dialect: 'locauto',
    sample: 'locauto-optional',
    change: (document) => document.replace('<PricedEquip>', `<PricedEquip Required="${flag}">`),
    ask: search,
    answer: { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  })),
  {
    rule: 'flags are xs:boolean: 0 and 1 say what false and true do',
    dialect: 'hertz',
    sample: 'hertz-cars',
    change: (document) =>
      document
        .replaceAll('TaxInclusive="false"', 'TaxInclusive="0"')
        .replace(/Unlimited="[^"]*"/, 'Unlimited="0"')
        .replace('Amount="35.50"', 'IncludedInEstTotalInd="0" Amount="35.50"'),
    ask: search,
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
    ask: search,
    answer: sold({ total: cost(33_767, 'USD') }),
  },
  {
    rule: 'a distance that is no decimal is unknown, never another distance',
    dialect: 'hertz',
    sample: 'hertz-cars',
    change: (document) => document.replace(/Quantity="600"/, 'Quantity="6e2"'),
    ask: search,
    answer: sold({ mileage: { unlimited: false, includedKm: null, extraKm: null } }),
  },
  {
    rule: 'AirConditionInd="0" is a car without air conditioning',
    dialect: 'sabre',
    sample: 'sabre-cars',
    change: (document) => document.replaceAll(/AirConditionInd="[^"]*"/g, 'AirConditionInd="0"'),
    ask: search,
    answer: sold({ acriss: 'FFAN' }),
  },
  {
    rule: 'AtAirport="1" is a desk at the airport',
    dialect: 'sabre',
    sample: 'sabre-locations',
    change: (document) => document.replaceAll('AtAirport="true"', 'AtAirport="1"'),
    ask: (supplier) => supplier.locations(),
    answer: sold({ iata: 'DFW' }),
  },
  {
    rule: 'Hertz repeats among the charges what is paid at pick-up: it is no fee, and not added',
    dialect: 'hertz',
    sample: 'hertz-cars',
    ask: search,
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
    ask: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('CDMR')),
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
    ask: search,
    answer: sold({ total: cost(33_767, 'USD'), doors: 4, prepaid: true, vehicleName: 'Demo Versa' }),
    request: /Version="5.0".*<RequestorID Type="22"/,
  },
  {
    rule: 'Ace repeats the reservation when it is cancelled',
    dialect: 'ace',
    sample: 'ace-cancelled',
    ask: (supplier) => supplier.cancel(keys('AC4471')),
    answer: { ok: true, value: { supplierReference: 'AC4471', status: 'cancelled', total: null } },
    request: /<VehCancelRQCore CancelType="Cancel">/,
  },
  {
    rule: 'Sabre prefixes every element, knows cars by size and kind, and prices covers by week and day',
    dialect: 'sabre',
    sample: 'sabre-cars',
    ask: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('FFAR')),
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
    rule: 'Sabre has a line of hours for each day, round the clock as midnight to midnight',
    dialect: 'sabre',
    sample: 'sabre-locations',
    ask: (supplier) => supplier.locations(),
    answer: sold({
      iata: 'DFW',
      desk: 'shuttle',
      phone: { countryCode: '+1', phone: '9724530370' },
      openingHours: expect.objectContaining({
        moOpening: 0,
        moClosing: 2400,
        suOpening: 900,
        suClosing: 1700,
      }),
    }),
  },
  {
    rule: 'Autostrad has a root for errors, with codes of its own',
    dialect: 'autostrad',
    sample: 'autostrad-error',
    ask: search,
    answer: { ok: true, value: [] },
  },
  {
    rule: 'Autostrad has codes of its own for a wrong account too',
    dialect: 'autostrad',
    sample: 'autostrad-denied',
    ask: search,
    answer: refused('not_authorized'),
  },
  {
    rule: 'Autostrad writes words where codes belong',
    dialect: 'autostrad',
    sample: 'autostrad-cars',
    ask: (supplier) => supplier.recheck(EXAMPLE_RENTAL, chosen('EDAR')),
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
  {
    rule: 'Autostrad keeps the place of a station under the station itself',
    dialect: 'autostrad',
    sample: 'autostrad-locations',
    ask: (supplier) => supplier.locations(),
    answer: sold({
      code: 'DXBDT',
      iata: null,
      desk: 'downtown',
      latitude: 25.1972,
      openingHours: expect.objectContaining({ frOpening: null, saClosing: 2000 }),
    }),
  },
]

test.for(ROWS)('$rule', async ({ dialect, sample, change, ask, answer, request }) => {
  const document = readFileSync(join(SAMPLES, `${sample}.xml`), 'utf8')
  const system = await answering(Buffer.from(change?.(document) ?? document))
  try {
    const { url } = system
    const patience = { timeoutMs: 4_000, reserveTimeoutMs: 4_000, concurrency: 2 }
    expect(await ask(createOta({ url, ...OTA_ACCOUNT, dialect, ...patience }))).toEqual(answer)
    if (request) expect(system.asked()).toMatch(request)
  } finally {
    await system.close()
  }
})

/** A server that responds to every request with one document. */
async function answering(document: Buffer) {
  let asked = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked = Buffer.concat(chunks).toString('utf8')
      response.writeHead(200, { 'content-type': 'text/xml' }).end(document)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    asked: () => asked,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
