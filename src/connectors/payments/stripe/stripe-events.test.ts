import { expect, test } from 'vitest'
import { createHmac } from 'node:crypto'
import { stripeEvents } from './stripe-events.ts'

const SECRET = 'whsec_events'
const SENT = Temporal.Instant.from('2026-12-01T09:00:00Z')
const BODY = JSON.stringify({
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id: 'pi_1' } },
})

function signed(body: string, { at = SENT, secret = SECRET } = {}): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

function read(body: string, signature: string, now = SENT) {
  return stripeEvents({ webhookSecret: SECRET, clock: { now: () => now } })(body, signature)
}

test('an event names its payment, and a charge’s or a refund’s the payment it belongs to', () => {
  expect(read(BODY, signed(BODY))).toEqual({
    ok: true,
    value: { id: 'evt_1', type: 'payment_intent.succeeded', gatewayReference: 'pi_1', maybeReversal: false },
  })
  const charge = BODY.replace(
    '"object":"payment_intent","id":"pi_1"',
    '"object":"charge","id":"ch_1","payment_intent":"pi_2"',
  )
  expect(read(charge, signed(charge))).toMatchObject({ value: { gatewayReference: 'pi_2' } })
  const other = BODY.replace('"object":"payment_intent","id":"pi_1"', '"object":"payout","id":"po_1"')
  expect(read(other, signed(other))).toMatchObject({ value: { gatewayReference: null } })
})

test.for(['refund', 'dispute'])('a %s may be money that came back', (object) => {
  const event = BODY.replace(
    '"object":"payment_intent","id":"pi_1"',
    `"object":"${object}","id":"x_1","payment_intent":"pi_2"`,
  )
  expect(read(event, signed(event))).toMatchObject({
    value: { gatewayReference: 'pi_2', maybeReversal: true },
  })
})

test.for([
  ['none', BODY, ''],
  ['nonsense', BODY, 'v1=zzz'],
  ['of another secret', BODY, signed(BODY, { secret: 'whsec_other' })],
  ['of another body', BODY.replace('pi_1', 'pi_2'), signed(BODY)],
  ['of another time', BODY, signed(BODY).replace(/^t=\d+/, 't=1796115601')],
] as const)('a signature that is %s is refused', ([, body, signature]) => {
  expect(read(body, signature)).toMatchObject({ ok: false, failure: { code: 'signature_invalid' } })
})

test('an event signed five minutes ago is heard, and one signed before that is a replay', () => {
  expect(read(BODY, signed(BODY), SENT.add({ seconds: 300 })).ok).toBe(true)
  expect(read(BODY, signed(BODY), SENT.add({ seconds: 301 }))).toMatchObject({
    failure: { code: 'signature_invalid' },
  })
})

test('a body that is signed and is no event is refused', () => {
  for (const body of ['{}', '[]', 'no json', '{"id":1}'])
    expect(read(body, signed(body))).toMatchObject({ failure: { code: 'signature_invalid' } })
})
