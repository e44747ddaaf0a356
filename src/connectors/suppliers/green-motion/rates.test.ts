import { expect, test } from 'vitest'
import { cancellationTerms } from './cancellation.ts'
import { soldPackages } from './rates.ts'
import { GmVehicle, GmVehicles, extrasOf, readReply } from './replies.ts'

const rental = {
  pickUpStation: '359',
  dropOffStation: '359',
  pickUpAt: '2026-06-08T10:00',
  dropOffAt: '2026-06-12T10:00',
  driverAge: 35,
  residence: 'GB',
}

function ratesIn(vehicles: string, siblings = '') {
  const reply = readReply(
    `<gm_webservice><header><request type="GetVehicles"/></header><response type="VehicleListing">
      <vehicles>${vehicles}</vehicles>${siblings}</response></gm_webservice>`,
    GmVehicles,
  )
  if (!reply.ok) throw new Error(reply.failure.detail)
  const extras = extrasOf(reply.value)
  if (!extras) return null
  const offering = { rental, currency: 'EUR', quoteId: reply.value.quoteid, oneWayFee: '', extras }
  return reply.value.vehicles.flatMap((each) => soldPackages(GmVehicle.parse(each), offering))
}

const flat = `<vehicle name="Hyundai i10, or similar" id="105758" image="https%3A%2F%2Fcars.example%2Fi10%20red.png">
  <total currency="MAD">1020.00</total><groupName>MR-A</groupName><acriss>MDMR</acriss><adults>4</adults>
  <children/><luggageMed>1</luggageMed><luggageLarge>0</luggageLarge><fuelpolicy>SL</fuelpolicy><mileage/>
  <deposit>17000.00</deposit><excess>17000.00</excess><minage>23</minage></vehicle>`

test('an account without packages sells the vehicle itself, in the currency of the reply', () => {
  expect(ratesIn(flat)).toMatchObject([
    {
      minimumAge: 23,
      rate: {
        key: '105758',
        vehicleName: 'Hyundai i10',
        seats: 4,
        bags: 1,
        image: 'https://cars.example/i10%20red.png',
        total: { amount: 102_000, currency: 'MAD' },
        excess: { amount: 1_700_000, currency: 'MAD' },
        mileage: { unlimited: true },
        cancellation: null,
      },
    },
  ])
})

test('a package is named as its supplier names it, one unknown to us by its own letters, a car without any by none', () => {
  const sold = (type: string) => {
    const inside = flat.slice(flat.indexOf('<total'), flat.indexOf('<groupName'))
    const listed = flat.replace(inside, `<product type="${type}">${inside}</product>`)
    return ratesIn(listed)?.map(({ rate }) => rate.productName)
  }
  expect(sold('PMP')).toEqual(['Premium Plus'])
  expect(sold('ECO')).toEqual(['ECO'])
  expect(ratesIn(flat)?.[0]?.rate).not.toHaveProperty('productName')
})

test.for([
  { reason: 'no price', change: ['1020.00', 'on request'] },
  { reason: 'a price of nothing', change: ['1020.00', '0.00'] },
  { reason: 'a group letter for a class', change: ['MDMR', 'A'] },
])('a car with $reason is not sold', ({ change: [from = '', to = ''] }) => {
  expect(ratesIn(flat.replace(from, to))).toEqual([])
})

const charge = (price: string) =>
  `<optionalextras><extra required="Yes" numberAllowed="1"><optionID>70</optionID><Name>Winter tyres</Name>
    ${price}<code>STR</code></extra></optionalextras>`

test('a charge of a kind unknown to us is a local one, inside the total', () => {
  const total = '<Total_for_this_booking currency="MAD">40.00</Total_for_this_booking>'
  expect(ratesIn(flat, charge(total))).toMatchObject([
    {
      rate: {
        total: { amount: 106_000 },
        fees: [{ kind: 'local_charge', amount: { amount: 4_000 }, included: true }],
      },
    },
  ])
})

test('a charge in another currency leaves no car with a price that could be shown', () => {
  const total = '<Total_for_this_booking currency="EUR">4.00</Total_for_this_booking>'
  expect(ratesIn(flat, charge(total))).toEqual([])
  expect(ratesIn(flat, charge(''))).toBeNull()
})

test.for([
  { type: 'BAS', rules: '', terms: { nonRefundable: true, freeUntil: null } },
  { type: 'PLU', rules: '', terms: null },
  { type: 'PLU', rules: 'Ask at the desk', terms: null },
  { type: 'PRE', rules: 'NON-REFUNDABLE', terms: { nonRefundable: true, freeUntil: null } },
  {
    type: 'BAS',
    rules: 'Free of charge until 2 days before pick-up, then no refund',
    terms: { nonRefundable: false, freeUntil: '2026-06-06T10:00' },
  },
  {
    type: 'PMP',
    rules: 'Free cancellation up to 24 hours before',
    terms: { nonRefundable: false, freeUntil: '2026-06-07T10:00' },
  },
])('$type with the rules "$rules"', ({ type, rules, terms }) => {
  expect(cancellationTerms(type, rules, rental.pickUpAt)).toEqual(terms)
})
