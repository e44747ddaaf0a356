import { newId } from '#kernel/ids.ts'
import type { AuthoriseRequest, DeclineReason, PaymentGateway } from '#domains/payments/payment-gateway.ts'
import type { Operation, InjectedFault } from '#src/simulators/sandbox/fault-injection.ts'

export type TestCard = AuthoriseRequest['card']

/** A gateway connected by its manifest, and the controls behind it that the rules use. */
export type GatewayUnderTest = {
  name: string
  /** Connects to its simulator, or to another address; with an invalid key if `wrongKey` is set. */
  connect(over?: { url?: string; wrongKey?: boolean }): Promise<PaymentGateway>
  cards: {
    usual: TestCard
    other: TestCard
    /** The bank requires a challenge (3-D Secure). */
    challenged: TestCard
    declined: readonly (readonly [TestCard, DeclineReason])[]
    /** A card in the form of another gateway. */
    foreign: TestCard
  }
  /** The last four digits of the usual card. */
  last4: string
  /** Returns where the bank's page redirects the traveller of a payment. */
  returnUrl(paymentId: string): string
  /** Answers the challenge on the bank's page. Returns where the browser is redirected. */
  answerBank(url: string, yes: boolean): Promise<string | null>
  /** Returns the number of payments in the gateway's own records under an id. */
  booked(paymentId: string): Promise<number>
  /** Applies this fault to the next call of an operation, including the client's own retries. */
  injectFault(mode: InjectedFault['mode'], operation: Operation): Promise<void>
}

export type GatewayBench = ReturnType<typeof gatewayBench>

/** Creates a client of the gateway for each test, and initial payments. */
export function gatewayBench(subject: GatewayUnderTest) {
  let connected: PaymentGateway | null = null
  const gateway = (): PaymentGateway => {
    if (!connected) throw new Error('the gateway is not connected')
    return connected
  }
  async function createHold(request: Omit<AuthoriseRequest, 'paymentId'>): Promise<string> {
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
    /** Holds an amount on a card. Returns the payment's id. */
    createHold,
    /** Creates a captured payment. */
    async paid(request: Omit<AuthoriseRequest, 'paymentId'>): Promise<string> {
      const paymentId = await createHold(request)
      const answer = await gateway().capture(paymentId)
      if (!answer.ok) throw new Error(`not captured: ${JSON.stringify(answer.failure)}`)
      return paymentId
    },
  }
}
