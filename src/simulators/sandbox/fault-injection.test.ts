import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { amount, card, sandboxBench } from '#testing/stand-ins/sandbox.ts'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'

const bench = sandboxBench()

test.for(['capture', 'release'] as const)(
  'an authorisation whose answer is lost is found, and %s still works',
  async (end) => {
    const impatient = createSandboxPayments({ url: bench.sandbox.url, timeoutMs: 200 })
    const request = { paymentId: newId(), amount, card: card('4000000000000119') }
    expect(await impatient.authorise(request)).toMatchObject({ failure: { code: 'no_answer' } })
    expect(await bench.gateway.find(request.paymentId)).toMatchObject({
      ok: true,
      value: { status: 'authorised', amount },
    })
    expect(await bench.gateway[end](request.paymentId)).toMatchObject({
      ok: true,
      value: { status: `${end}d` },
    })
    expect(await bench.book()).toHaveLength(1)
  },
)

test('an authorisation that arrives after its release is rejected, and no amount is authorised', async () => {
  const paymentId = newId()
  expect(await bench.gateway.release(paymentId)).toMatchObject({
    ok: true,
    value: { status: 'released', amount: null },
  })
  expect(await bench.gateway.authorise({ paymentId, amount, card: card() })).toEqual({
    ok: false,
    failure: { code: 'refused', reason: 'released' },
  })
  expect(await bench.book()).toMatchObject([{ paymentId, status: 'released', amount: null }])
})

test('a delayed authorisation that is overtaken by its release never authorises the amount', async () => {
  const paymentId = newId()
  await bench.injectFault({ mode: 'held', times: 1, operation: 'authorise' })
  const overtaken = bench.gateway.authorise({ paymentId, amount, card: card() })
  expect(await bench.gateway.release(paymentId)).toMatchObject({
    ok: true,
    value: { status: 'released', amount: null },
  })
  await bench.injectFault({ mode: 'none' })
  expect(await overtaken).toMatchObject({ failure: { code: 'refused', reason: 'released' } })
})

test.for([
  ['garbage', 'garbage', true],
  ['drop_after', 'no_answer', true],
  ['drop', 'no_answer', false],
  ['failing', 'no_answer', false],
] as const)('%s is answered as %s, and find returns whether it acted', async ([mode, code, acted]) => {
  await bench.injectFault({ mode, times: 1, operation: 'authorise' })
  const request = { paymentId: newId(), amount, card: card() }
  expect(await bench.gateway.authorise(request)).toMatchObject({ ok: false, failure: { code } })
  const found = await bench.gateway.find(request.paymentId)
  expect(found.ok && found.value?.status).toBe(acted ? 'authorised' : undefined)
  expect((await bench.gateway.authorise(request)).ok).toBe(true)
})

test('a gateway that is not there is unreachable', async () => {
  const { url } = bench.sandbox
  await bench.sandbox.close()
  const unreachable = createSandboxPayments({ url, timeoutMs: 1_000 })
  expect(await unreachable.find(newId())).toEqual({
    ok: false,
    failure: { code: 'unreachable', detail: 'ECONNREFUSED' },
  })
  await bench.start()
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
