import type { Result } from '#kernel/result.ts'

/** News of a payment that a gateway sends by itself. It is a hint to look, never the truth: that is asked for. */
export type GatewayEvent = {
  id: string
  type: string
  /** The gateway's own name of the payment it is about; null when it is about none. */
  gatewayReference: string | null
  /** It is about a refund or a dispute: the payment may have come back in part. */
  maybeReversal: boolean
}

/** Reads a message as it came; one that the gateway did not sign, or not just now, is refused. */
export type ReadGatewayEvent = (
  body: string,
  signature: string,
) => Result<GatewayEvent, { code: 'signature_invalid'; detail: string }>
