import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { amount, card, SANDBOX_CLOCK, sandboxBench } from '#testing/stand-ins/sandbox.ts'
import { startSandboxGateway } from './gateway.ts'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'

const bench = sandboxBench()

test('without the key every call is rejected', async () => {
  const guardedDir = join(bench.dataDir, 'guarded')
  const guarded = await startSandboxGateway({
    port: 0,
    dataDir: guardedDir,
    clock: SANDBOX_CLOCK,
    apiKey: 'sandbox-key',
  })
  const unauthorised = createSandboxPayments({ url: guarded.url, timeoutMs: 1_000 })
  const ours = createSandboxPayments({ url: guarded.url, apiKey: 'sandbox-key', timeoutMs: 1_000 })
  const request = { paymentId: newId(), amount, card: card() }
  expect(await unauthorised.authorise(request)).toMatchObject({
    failure: { code: 'refused', reason: 'not_authorized' },
  })
  expect((await ours.authorise(request)).ok).toBe(true)
  await guarded.close()
})

test('a restart retains the records, and no file of them has a card number, code or holder', async () => {
  const paymentId = await bench.paid()
  const before = await bench.book()
  const files = await readdir(bench.dataDir)
  const stored = (await Promise.all(files.map((file) => readFile(join(bench.dataDir, file), 'latin1')))).join(
    '',
  )
  expect(stored).toContain(paymentId)
  for (const secret of ['4242424242', 'Layla', '"123"']) expect(stored).not.toContain(secret)
  await bench.sandbox.close()
  await bench.start()
  expect(await bench.book()).toEqual(before)
})

test('what was answered before a kill -9 is still in the book after it', async () => {
  const killedDir = join(bench.dataDir, 'killed')
  const script = `
    import { startSandboxGateway } from '#src/simulators/sandbox/gateway.ts'
    const clock = { now: () => Temporal.Instant.from('2026-11-20T10:00:00Z') }
    const { url } = await startSandboxGateway({ port: 0, dataDir: ${JSON.stringify(killedDir)}, clock })
    process.stdout.write(url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  const doomed = createSandboxPayments({ url: String(url), timeoutMs: 5_000 })
  const ids = Array.from({ length: 20 }, newId)
  const holds = ids.map((paymentId) => doomed.authorise({ paymentId, amount, card: card() }))
  await holds[10]
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  const answers = await Promise.all(holds)
  await exited

  const survivor = await startSandboxGateway({ port: 0, dataDir: killedDir, clock: SANDBOX_CLOCK })
  const inBook = new Set((await gatewayAt(survivor.url).book()).map(({ paymentId }) => paymentId))
  const answered = answers.flatMap((answer) => (answer.ok ? [answer.value.paymentId] : []))
  expect(answered.length).toBeGreaterThan(0)
  for (const paymentId of answered) expect(inBook).toContain(paymentId)
  await survivor.close()
})
