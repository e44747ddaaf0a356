import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Card, PaymentGateway } from '#domains/payments/payment-gateway.ts'
import { type SandboxGateway, startSandboxGateway } from './sandbox-gateway.ts'
import { createSandboxPayments } from './sandbox-payments.ts'

const clock = { now: () => Temporal.Instant.from('2026-11-20T10:00:00Z') }
const amount = money(12_345, 'EUR')

let dataDir: string
let sandbox: SandboxGateway
let gateway: PaymentGateway

async function start(): Promise<void> {
  sandbox = await startSandboxGateway({ port: 0, dataDir, clock })
  gateway = createSandboxPayments({ url: sandbox.url, timeoutMs: 5_000 })
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-gateway-'))
  await start()
})
afterEach(async () => {
  await sandbox.close()
  await rm(dataDir, { recursive: true })
})

function card(number = '4242424242424242', changes: Partial<Card> = {}): Card {
  return { number, expiryMonth: 11, expiryYear: 2026, cvc: '123', holder: 'Layla Haddad', ...changes }
}

const BookReply = z.array(
  z.object({
    paymentId: z.string(),
    status: z.string(),
    amount: z.int().nullable(),
    currency: z.string().nullable(),
    captured: z.int(),
    refunded: z.int(),
  }),
)
async function bookOf({ url }: SandboxGateway = sandbox) {
  return BookReply.parse(await (await fetch(`${url}/_book`)).json())
}

async function trouble(order: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_trouble`, { method: 'POST', body: JSON.stringify(order) })
  expect(answer.status).toBe(200)
}

async function paid(): Promise<string> {
  const paymentId = newId()
  expect((await gateway.authorise({ paymentId, amount, card: card() })).ok).toBe(true)
  expect(await gateway.capture(paymentId)).toMatchObject({
    ok: true,
    value: { status: 'captured', captured: amount },
  })
  return paymentId
}

test.for([
  ['4242424242424242', 'visa', '4242'],
  ['5555555555554444', 'mastercard', '4444'],
] as const)(
  '%s holds the amount and shows no more of the card than brand and last four',
  async ([number, brand, last4]) => {
    const paymentId = newId()
    expect(await gateway.authorise({ paymentId, amount, card: card(number) })).toEqual({
      ok: true,
      value: { paymentId, amount, card: { brand, last4 } },
    })
    expect(await bookOf()).toEqual([
      { paymentId, status: 'authorised', amount: 12_345, currency: 'EUR', captured: 0, refunded: 0 },
    ])
  },
)

test.for([
  ['4000000000000002', 'generic'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['378282246310005', 'test_cards_only'],
  ['4242424242424241', 'invalid_number'],
] as const)('%s is declined as %s, and again when asked again', async ([number, reason]) => {
  const request = { paymentId: newId(), amount, card: card(number) }
  const declined = { ok: false, failure: { code: 'declined', reason } }
  expect(await gateway.authorise(request)).toEqual(declined)
  expect(await gateway.authorise(request)).toEqual(declined)
  expect(await gateway.capture(request.paymentId)).toMatchObject({
    failure: { code: 'refused', reason: 'declined' },
  })
  expect(await gateway.release(request.paymentId)).toMatchObject({ ok: true, value: { status: 'declined' } })
})

test('a card is good to the end of its month and expired in the next', async () => {
  const last = card(undefined, { expiryMonth: 10, expiryYear: 2026 })
  expect(await gateway.authorise({ paymentId: newId(), amount, card: last })).toEqual({
    ok: false,
    failure: { code: 'declined', reason: 'expired_card' },
  })
})

test.for(['capture', 'release'] as const)(
  'an authorisation whose answer is lost is found, and %s still works',
  async (end) => {
    const impatient = createSandboxPayments({ url: sandbox.url, timeoutMs: 200 })
    const request = { paymentId: newId(), amount, card: card('4000000000000119') }
    expect(await impatient.authorise(request)).toMatchObject({ failure: { code: 'no_answer' } })
    expect(await gateway.find(request.paymentId)).toMatchObject({
      ok: true,
      value: { status: 'authorised', amount },
    })
    expect(await gateway[end](request.paymentId)).toMatchObject({ ok: true, value: { status: `${end}d` } })
    expect(await bookOf()).toHaveLength(1)
  },
)

test('50 equal authorisations at once hold the amount once and all answer the same', async () => {
  const request = { paymentId: newId(), amount, card: card() }
  const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.authorise(request)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.ok).toBe(true)
  expect(await bookOf()).toHaveLength(1)
})

test('the same id with another amount or another card is refused and changes nothing', async () => {
  const paymentId = newId()
  await gateway.authorise({ paymentId, amount, card: card() })
  const different = { ok: false, failure: { code: 'refused', reason: 'different_request' } }
  expect(await gateway.authorise({ paymentId, amount: money(1, 'EUR'), card: card() })).toEqual(different)
  expect(await gateway.authorise({ paymentId, amount, card: card('5555555555554444') })).toEqual(different)
  expect(await bookOf()).toMatchObject([{ amount: 12_345, status: 'authorised' }])
})

test('an id the gateway has never heard of is found as null and cannot be captured or refunded', async () => {
  expect(await gateway.find(newId())).toEqual({ ok: true, value: null })
  const unknown = { ok: false, failure: { code: 'refused', reason: 'not_found' } }
  expect(await gateway.capture(newId())).toEqual(unknown)
  expect(await gateway.refund({ paymentId: newId(), refundId: newId(), amount })).toEqual(unknown)
})

test('an authorisation that arrives after its release is refused, and nothing is held', async () => {
  const paymentId = newId()
  expect(await gateway.release(paymentId)).toMatchObject({
    ok: true,
    value: { status: 'released', amount: null },
  })
  expect(await gateway.authorise({ paymentId, amount, card: card() })).toEqual({
    ok: false,
    failure: { code: 'refused', reason: 'released' },
  })
  expect(await bookOf()).toMatchObject([{ paymentId, status: 'released', amount: null }])
})

test('a slow authorisation overtaken by its release never holds the amount', async () => {
  const paymentId = newId()
  await trouble({ mode: 'slow', delayMs: 400, times: 1, operation: 'authorise' })
  const overtaken = gateway.authorise({ paymentId, amount, card: card() })
  expect(await gateway.release(paymentId)).toMatchObject({
    ok: true,
    value: { status: 'released', amount: null },
  })
  expect(await overtaken).toMatchObject({ failure: { code: 'refused', reason: 'released' } })
})

test('capture and release each act once, and neither after the other', async () => {
  const captured = await paid()
  expect(await gateway.capture(captured)).toMatchObject({ ok: true, value: { captured: amount } })
  expect(await gateway.release(captured)).toMatchObject({ failure: { code: 'refused', reason: 'captured' } })

  const released = newId()
  await gateway.authorise({ paymentId: released, amount, card: card() })
  expect(await gateway.release(released)).toMatchObject({ ok: true, value: { status: 'released' } })
  expect(await gateway.release(released)).toMatchObject({ ok: true, value: { status: 'released' } })
  expect(await gateway.capture(released)).toMatchObject({ failure: { code: 'refused', reason: 'released' } })
})

test('refunds in parts stop at what was captured, and one refund id pays back once', async () => {
  const paymentId = await paid()
  const first = { paymentId, refundId: newId(), amount: money(10_000, 'EUR') }
  const once = { ok: true, value: { status: 'captured', refunded: money(10_000, 'EUR') } }
  const answers = await Promise.all([gateway.refund(first), gateway.refund(first), gateway.refund(first)])
  for (const answer of answers) expect(answer).toMatchObject(once)

  const rest = money(2_345, 'EUR')
  expect(await gateway.refund({ paymentId, refundId: newId(), amount: money(2_346, 'EUR') })).toMatchObject({
    failure: { reason: 'above_captured' },
  })
  expect(await gateway.refund({ ...first, amount: rest })).toMatchObject({
    failure: { reason: 'different_request' },
  })
  expect(await gateway.refund({ paymentId, refundId: newId(), amount: rest })).toMatchObject({
    ok: true,
    value: { refunded: amount },
  })
  expect(await bookOf()).toMatchObject([{ captured: 12_345, refunded: 12_345 }])
})

test.for([
  ['none captured', money(100, 'EUR'), 'not_captured', false],
  ['another currency', money(100, 'USD'), 'invalid_request', true],
  ['nothing', money(0, 'EUR'), 'invalid_request', true],
  ['less than nothing', money(-100, 'EUR'), 'invalid_request', true],
] as const)('a refund of %s is refused', async ([, back, reason, captured]) => {
  const paymentId = captured ? await paid() : newId()
  if (!captured) await gateway.authorise({ paymentId, amount, card: card() })
  expect(await gateway.refund({ paymentId, refundId: newId(), amount: back })).toMatchObject({
    failure: { code: 'refused', reason },
  })
})

test.for([
  ['garbage', 'garbage', true],
  ['drop_after', 'no_answer', true],
  ['drop', 'no_answer', false],
  ['failing', 'no_answer', false],
] as const)('%s is answered as %s, and find tells whether it acted', async ([mode, code, acted]) => {
  await trouble({ mode, times: 1, operation: 'authorise' })
  const request = { paymentId: newId(), amount, card: card() }
  expect(await gateway.authorise(request)).toMatchObject({ ok: false, failure: { code } })
  const found = await gateway.find(request.paymentId)
  expect(found.ok && found.value?.status).toBe(acted ? 'authorised' : undefined)
  expect((await gateway.authorise(request)).ok).toBe(true)
})

test('a gateway that is not there is unreachable', async () => {
  const { url } = sandbox
  await sandbox.close()
  const nobody = createSandboxPayments({ url, timeoutMs: 1_000 })
  expect(await nobody.find(newId())).toEqual({
    ok: false,
    failure: { code: 'unreachable', detail: 'ECONNREFUSED' },
  })
  await start()
})

test('an endless answer is garbage and is not read to its end', async () => {
  const babbler = createServer((_, response) => {
    response.writeHead(200)
    const more = () => {
      while (response.write('x'.repeat(10_000)));
    }
    response.on('drain', more)
    more()
  }).listen(0, '127.0.0.1')
  await once(babbler, 'listening')
  const { port } = babbler.address() as AddressInfo
  const babbled = createSandboxPayments({ url: `http://127.0.0.1:${port}`, timeoutMs: 5_000 })
  expect(await babbled.find(newId())).toMatchObject({ failure: { code: 'garbage' } })
  babbler.closeAllConnections()
  babbler.close()
})

test('without the key every call is refused', async () => {
  const guardedDir = join(dataDir, 'guarded')
  const guarded = await startSandboxGateway({ port: 0, dataDir: guardedDir, clock, apiKey: 'sandbox-key' })
  const stranger = createSandboxPayments({ url: guarded.url, timeoutMs: 1_000 })
  const ours = createSandboxPayments({ url: guarded.url, apiKey: 'sandbox-key', timeoutMs: 1_000 })
  const request = { paymentId: newId(), amount, card: card() }
  expect(await stranger.authorise(request)).toMatchObject({
    failure: { code: 'refused', reason: 'not_authorized' },
  })
  expect((await ours.authorise(request)).ok).toBe(true)
  await guarded.close()
})

test('a restart keeps the book, and no file of it holds a card number, code or holder', async () => {
  const paymentId = await paid()
  const before = await bookOf()
  const files = await readdir(dataDir)
  const kept = (await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')))).join('')
  expect(kept).toContain(paymentId)
  for (const secret of ['4242424242', 'Layla', '"123"']) expect(kept).not.toContain(secret)
  await sandbox.close()
  await start()
  expect(await bookOf()).toEqual(before)
})

test('what was answered before a kill -9 is still in the book after it', async () => {
  const killedDir = join(dataDir, 'killed')
  const script = `
    import { startSandboxGateway } from '#connectors/payments/sandbox-gateway.ts'
    const clock = { now: () => Temporal.Instant.from('2026-11-20T10:00:00Z') }
    const { url } = await startSandboxGateway({ port: 0, dataDir: ${JSON.stringify(killedDir)}, clock })
    process.stdout.write(url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  const doomed = createSandboxPayments({ url: String(url), timeoutMs: 5_000 })
  const ids = Array.from({ length: 20 }, newId)
  const held = ids.map((paymentId) => doomed.authorise({ paymentId, amount, card: card() }))
  await held[10]
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  const answers = await Promise.all(held)
  await exited

  const survivor = await startSandboxGateway({ port: 0, dataDir: killedDir, clock })
  const inBook = new Set((await bookOf(survivor)).map(({ paymentId }) => paymentId))
  const answered = answers.flatMap((answer) => (answer.ok ? [answer.value.paymentId] : []))
  expect(answered.length).toBeGreaterThan(0)
  for (const paymentId of answered) expect(inBook).toContain(paymentId)
  await survivor.close()
})
