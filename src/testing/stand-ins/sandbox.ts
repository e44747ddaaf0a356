import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { startSandboxGateway, type SandboxGateway } from '#src/simulators/sandbox/gateway.ts'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import type { Card, PaymentGateway } from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { gatewayAt } from './gateway.ts'

export const SANDBOX_CLOCK = { now: () => Temporal.Instant.from('2026-11-20T10:00:00Z') }
export const amount = money(12_345, 'EUR')

export function card(number = '4242424242424242', changes: Partial<Card> = {}): Card {
  return { number, expiryMonth: 11, expiryYear: 2026, cvc: '123', holder: 'Layla Haddad', ...changes }
}

/** A sandbox gateway without payments for each test of a file, and our client of it. */
export function sandboxBench(apiKey?: string) {
  const key = apiKey === undefined ? {} : { apiKey }
  let dataDir: string
  let sandbox: SandboxGateway
  let gateway: PaymentGateway

  async function start(): Promise<void> {
    sandbox = await startSandboxGateway({ port: 0, dataDir, clock: SANDBOX_CLOCK, ...key })
    gateway = createSandboxPayments({ url: sandbox.url, timeoutMs: 5_000, ...key })
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sandbox-gateway-'))
    await start()
  })
  afterEach(async () => {
    await sandbox.close()
    await rm(dataDir, { recursive: true })
  })

  return {
    get dataDir() {
      return dataDir
    },
    get sandbox() {
      return sandbox
    },
    get gateway() {
      return gateway
    },
    /** Restarts with the same book, after `sandbox.close()`. */
    start,
    book: () => gatewayAt(sandbox.url).book(),
    injectFault: (order: Parameters<ReturnType<typeof gatewayAt>['injectFault']>[0]) =>
      gatewayAt(sandbox.url).injectFault(order),
    /** An authorised and captured payment. */
    async paid(): Promise<string> {
      const paymentId = newId()
      expect((await gateway.authorise({ paymentId, amount, card: card() })).ok).toBe(true)
      expect(await gateway.capture(paymentId)).toMatchObject({
        ok: true,
        value: { status: 'captured', captured: amount },
      })
      return paymentId
    },
  }
}
