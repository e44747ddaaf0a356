import type { Operation, InjectedFault } from '#src/simulators/sandbox/fault-injection.ts'

/** A payment recorded by the sandbox gateway, in hundredths. */
export type GatewayLine = {
  paymentId: string
  status: 'authorised' | 'declined' | 'captured' | 'released'
  amount: number | null
  currency: string | null
  captured: number
  refunded: number
}

type Order = { mode: InjectedFault['mode']; delayMs?: number; times?: number; operation?: Operation }

/** The sandbox gateway at `url` as tests use it: its records, and fault injection. */
export function gatewayAt(url: string) {
  return {
    async book(): Promise<GatewayLine[]> {
      return (await fetch(`${url}/_book`)).json() as Promise<GatewayLine[]>
    },
    async injectFault(order: Order): Promise<void> {
      const answer = await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(order) })
      if (!answer.ok) throw new Error(`the gateway does not take ${JSON.stringify(order)}`)
    },
  }
}
