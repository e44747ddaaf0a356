import type { Result } from '#kernel/result.ts'

/** A payment event pushed by a gateway. It is only a hint: the payment's actual state is queried. */
export type GatewayEvent = {
  id: string
  type: string
  /** The gateway's own id of the payment. Null if there is none. */
  gatewayReference: string | null
  /** It concerns a refund or a dispute: the payment may have been reversed in part. */
  maybeReversal: boolean
}

/** Parses a webhook body; refuses one without the gateway's valid, recent signature. */
export type ReadGatewayEvent = (
  body: string,
  signature: string,
) => Result<GatewayEvent, { code: 'signature_invalid'; detail: string }>
