import { newId } from '#kernel/ids.ts'
import type { AuthoriseRequest, DeclineReason, PaymentGateway } from '#domains/payments/payment-gateway.ts'
import type { Operation, InjectedFault } from '../sandbox/fault-injection.ts'

export type TestCard = AuthoriseRequest['card']

/** A gateway as its manifest connects it, and what the rules see and set behind it. */
export type GatewayUnderTest = {
  name: string
  /** Its simulator, unless another address is told; with a key that it does not know, where that is asked for. */
  connect(over?: { url?: string; wrongKey?: boolean }): Promise<PaymentGateway>
  cards: {
    usual: TestCard
    other: TestCard
    /** The bank wants to ask its owner (3-D Secure). */
    challenged: TestCard
    declined: readonly (readonly [TestCard, DeclineReason])[]
    /** A card as another gateway takes it. */
    foreign: TestCard
  }
  /** The last four digits of the usual card. */
  last4: string
  /** Where the bank's page sends the traveller of a payment back to. */
  returnUrl(paymentId: string): string
  /** The traveller's answer at the bank's page; answers where the browser is sent. */
  answerBank(url: string, yes: boolean): Promise<string | null>
  /** How many payments the gateway's own book has under an id. */
  booked(paymentId: string): Promise<number>
  /** The next call of an operation is met by this, as often as the client asks by itself. */
  injectFault(mode: InjectedFault['mode'], operation: Operation): Promise<void>
}

export type GatewayBench = ReturnType<typeof gatewayBench>

/** A client of the gateway for each test, and payments to begin with. */
export function gatewayBench(subject: GatewayUnderTest) {
  let connected: PaymentGateway | null = null
  const gateway = (): PaymentGateway => {
    if (!connected) throw new Error('the gateway is not connected')
    return connected
  }
  async function held(request: Omit<AuthoriseRequest, 'paymentId'>): Promise<string> {
    const paymentId = newId()
    const answer = await gateway().authorise({ paymentId, ...request })
    if (!answer.ok) throw new Error(`not held: ${JSON.stringify(answer.failure)}`)
    return paymentId
  }
  return {
    subject,
    gateway,
    async connect(): Promise<void> {
      connected = await subject.connect()
    },
    /** An amount that is held on a card; the payment's id. */
    held,
    /** One that was captured, too. */
    async paid(request: Omit<AuthoriseRequest, 'paymentId'>): Promise<string> {
      const paymentId = await held(request)
      const answer = await gateway().capture(paymentId)
      if (!answer.ok) throw new Error(`not captured: ${JSON.stringify(answer.failure)}`)
      return paymentId
    },
  }
}
