import { expect, test } from 'vitest'
import { savedCarKeys, offerIdentity, savedUntil } from './offer-identity.contract.ts'
import { encodeOfferId, type OfferKey } from './offer-id.ts'

const KEY: OfferKey = {
  planId: 'ok-flexible',
  placeId: 'DXB',
  pickUpStationId: 'OK-DXB',
  dropOffStationId: 'OK-DXB',
  pickUpAt: '2027-03-01T10:00',
  dropOffAt: '2027-03-05T10:00',
  driverAge: 30,
  residence: 'AE',
  currency: 'EUR',
  rateKey: 'ECMR-é',
  shownTotal: 12_000,
}

const identityOf = (change: Partial<OfferKey>) => offerIdentity(encodeOfferId({ ...KEY, ...change }))

test.for([
  { name: 'another price', change: { shownTotal: 1 }, sameRate: true, sameTrip: true },
  { name: 'another currency', change: { currency: 'KWD' }, sameRate: true, sameTrip: true },
  { name: 'another searched place', change: { placeId: 'OK-DXB' }, sameRate: true, sameTrip: false },
  { name: 'another rate', change: { rateKey: 'ECMR-e' }, sameRate: false, sameTrip: true },
  { name: 'another plan', change: { planId: 'ok-prepaid' }, sameRate: false, sameTrip: true },
  { name: 'another desk', change: { pickUpStationId: 'OK-DWC' }, sameRate: false, sameTrip: true },
  {
    name: 'another pick-up time',
    change: { pickUpAt: '2027-03-01T11:00' },
    sameRate: false,
    sameTrip: false,
  },
  { name: 'another driver', change: { driverAge: 22 }, sameRate: false, sameTrip: false },
])(
  'of two offers with $name: the same rate $sameRate, the same trip $sameTrip',
  ({ change, ...expected }) => {
    const [one, other] = [identityOf({}), identityOf(change)]
    expect(one?.rate === other?.rate).toBe(expected.sameRate)
    expect(one?.trip === other?.trip).toBe(expected.sameTrip)
  },
)

test('a car that was saved by an earlier spelling is the same car, and others keep their id', () => {
  const offer_id = encodeOfferId(KEY)
  const now = savedCarKeys({ offer_id, car_id: 'volkswagen-golf manual petrol DXB-in_terminal' })
  expect(savedCarKeys({ offer_id, car_id: 'vw-golf manual petrol DXB-in_terminal' })).toEqual(now)
  expect(savedCarKeys({ offer_id, car_id: 'vw-polo manual petrol DXB-in_terminal' })).not.toEqual(now)
  const carId = 'mercedes-benz-c-class automatic diesel no-ac OK-DXB OK-AUH'
  expect(savedCarKeys({ offer_id, car_id: carId })[1]).toMatch(`${carId}\n`)
})

test.for(['', 'not an offer', '§§§', 'bm90LWFuLW9mZmVy', Buffer.from('\n'.repeat(10)).toString('base64url')])(
  'what is no offer’s id has no identity: %j',
  (id) => {
    expect(offerIdentity(id)).toBeNull()
  },
)

test('a car is kept until its pick-up day has ended everywhere', () => {
  expect(new Date(savedUntil({ pickUpAt: '2027-03-01T10:00' })).toISOString()).toBe(
    '2027-03-02T12:00:00.000Z',
  )
})
