import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import type { Attack } from './attack.ts'
import { newCode } from './trip-attacks.ts'

/** Exhausts a page's API key from one network; another visitor of the page comes afterwards. */
export const embeddingKey: Attack = async ({ call }) => {
  const headers = { 'x-api-key': DEMO_KEY }
  const send = (from: string) => call('/trips/api/o/country/grid', from, { headers })
  const replies = []
  for (let round = 0; round < 20; round++)
    replies.push(...(await Promise.all(Array.from({ length: 10 }, () => send('203.0.113.30')))))
  const limited = (await send('203.0.113.31')).status === 429 ? 1 : 0
  return [
    {
      what: 'Requests of a page’s key that one network uses up, of 600 a minute',
      requested: replies.length,
      got: replies.filter(({ status }) => status !== 429).length,
      bound: 120,
    },
    { what: 'Other visitors of the page who are kept waiting by it', requested: 1, got: limited, bound: 0 },
  ]
}

/** Creates guests from thirty /64s of one /48. */
export const widerNetwork: Attack = async ({ call }) => {
  let guests = 0
  for (let network = 0; network < 30; network++)
    for (let round = 0; round < 6; round++) {
      const from = `2001:db8:77:${(network * 256).toString(16)}::1`
      if ((await call('/api/guest-login', from)).status === 200) guests += 1
    }
  return [{ what: 'Guests of thirty /64s of one /48 in a minute', requested: 180, got: guests, bound: 120 }]
}

/**
 * Requests codes for another person's address, from one network and then from thirty. The owner requests one from a new
 * browser after the first network, and from a known browser after the others.
 */
export const ownersCodes: Attack = async ({ call, db }) => {
  const email = 'owner@example.com'
  const owner = '203.0.113.60'
  const send = async (from: string, headers: Record<string, string> = {}) =>
    (await call('/trips/api/o/otp/create', from, { body: { email }, headers })).status === 202
  const { otp_id, code } = await newCode(call, db, '203.0.113.61', email)
  const signedIn = await call('/trips/auth/login', owner, { body: { email, otp_id, code } })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (let round = 0; round < 12; round++) await send('203.0.113.62')
  const onNewBrowser = await send(owner)
  for (let network = 70; network < 100; network++) await send(`203.0.113.${network}`)
  const onKnownBrowser = await send('203.0.113.63', { cookie })
  const sent = await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()
  return [
    {
      what: 'Owners of an address kept waiting for a code by one network',
      requested: 1,
      got: onNewBrowser ? 0 : 1,
      bound: 0,
    },
    {
      what: 'Owners who signed in before kept waiting for a code by thirty networks',
      requested: 1,
      got: onKnownBrowser ? 0 : 1,
      bound: 0,
    },
    {
      what: 'Codes that an address is sent in an hour, of that one besides',
      requested: 44,
      got: sent.length,
      bound: 11,
    },
  ]
}
