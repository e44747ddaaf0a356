import { expect, test } from 'vitest'
import { withSmallSimulator } from '../suite/capture.ts'
import { SAMPLE_DRIVER, sampleRental } from '../suite/sample-rental.ts'
import { RENTICAR_ACCOUNT } from './accounts.ts'
import { RenticarOffers, RenticarOffer } from './replies.ts'
import { reservationBody, searchBody } from './requests.ts'
import { startRenticarSimulator } from '#src/simulators/renticar/simulator.ts'

const rental = sampleRental('ist-airport', 'ayt-airport')
const search = searchBody(rental)
const order = (offerId: string) =>
  reservationBody(
    {
      reference: 'RHSAMPLE01',
      rental,
      car: { acriss: 'MBMV', carry: { offerId } },
      extras: [{ id: 'CHILD', quantity: 1 }],
      protectionId: 'FULL',
      driver: SAMPLE_DRIVER,
    },
    'payOnArrival',
  )

/** Returns a reply's status, then its JSON with one field per line. */
async function answered(url: string, path: string, token: string, body?: object) {
  const reply = await fetch(`${url}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: (await reply.json()) as unknown }
}

type Send = (path: string, body?: object) => ReturnType<typeof answered>

test.for<{ name: string; capture(send: Send, offerId: string): ReturnType<typeof answered>; token?: string }>(
  [
    { name: 'login', capture: (send) => send('login', RENTICAR_ACCOUNT) },
    { name: 'login-refused', capture: (send) => send('login', { ...RENTICAR_ACCOUNT, password: '' }) },
    { name: 'locations', capture: (send) => send('locations') },
    { name: 'locations-refused', capture: (send) => send('locations'), token: 'none' },
    { name: 'cars', capture: (send) => send('cars') },
    { name: 'search', capture: (send) => send('search', search) },
    {
      name: 'search-refused',
      capture: (send) => send('search', { ...search, pickup_location: 'xxx-airport' }),
    },
    { name: 'extras', capture: (send, offerId) => send('extras', { offerId }) },
    { name: 'reservation', capture: (send, offerId) => send('reservation', order(offerId)) },
    { name: 'reservation-refused', capture: (send) => send('reservation', order('none')) },
    { name: 'cancel-unknown', capture: (send) => send('reservation/cancel', { reservationId: '1' }) },
  ],
)('the simulator answers $name as in its sample', async ({ name, capture, token }) => {
  const reply = await withSmallSimulator(startRenticarSimulator, async ({ url }) => {
    const login = await answered(url, 'login', '', RENTICAR_ACCOUNT)
    const issued = (login.body as { token: string }).token
    const found = RenticarOffers.parse((await answered(url, 'search', issued, search)).body)
    const { offerId } = RenticarOffer.parse(found.offers[0])
    return capture((path, body) => answered(url, path, token ?? issued, body), offerId)
  })
  await expect(`${JSON.stringify(reply, null, 2)}\n`).toMatchFileSnapshot(`samples/${name}.json`)
})
