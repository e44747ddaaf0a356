import type { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { CardField } from '#domains/payments/card-field.contract.ts'
import type { ReadGatewayEvent } from '#domains/payments/gateway-event.ts'
import type { PaymentGateway } from '#domains/payments/payment-gateway.ts'

/** Which payment of the gateway's is which of ours, in our database. */
export type GatewayReferences = {
  /** `closed`: released before the gateway made any. */
  find(paymentId: string): Promise<{ intentId: string } | 'closed' | null>
  /** False: the payment was closed meanwhile. */
  keep(paymentId: string, intentId: string): Promise<boolean>
  /** From now on none is kept for it; answers the one that is there already. */
  close(paymentId: string): Promise<string | null>
}

export type GatewayNeeds = {
  /** Where the simulator answers, where that is the gateway. */
  url: string
  timeoutMs: number
  /** Where the bank's page sends a traveller back to. */
  returnUrl(paymentId: string): string
  references: GatewayReferences
}

/** Variables as they are set, before they are read; an empty one counts as unset. */
export type GatewayVariables = Readonly<Record<string, string | undefined>>

/**
 * Everything the product has to know of a gateway, but how it is asked. `gateways.ts` lists all of them. One that draws
 * a card field of its own has it in the site (`src/web/areas/traveller/card-fields`), by a line in `hosted-fields.ts`.
 */
export type GatewayManifest<Name extends string = string, Shape extends z.ZodRawShape = z.ZodRawShape> = {
  /** As PAYMENTS names it. */
  name: Name
  variables: Shape
  /** Variables without which it cannot be asked. */
  required: readonly (keyof Shape & string)[]
  /** What keeps it from taking real money with these variables; `others` are the names of the other gateways. */
  unreal(set: GatewayVariables, others: readonly string[]): string[]
  /** Where it is, in words for who starts the product; null where its simulator stands for it. */
  location(settings: z.infer<z.ZodObject<Shape>>): string | null
  /** Its code is loaded with the first call. */
  connect(settings: z.infer<z.ZodObject<Shape>>, needs: GatewayNeeds): Promise<PaymentGateway>
  cardField(settings: z.infer<z.ZodObject<Shape>>): CardField
  /** Whose scripts and frames its card field needs, by directive of the content policy. */
  pageSources?: Partial<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>
  /** What it tells by itself, at a path under `/api`; a gateway without is always asked. */
  events?: {
    path: string
    signatureHeader: string
    reader(settings: z.infer<z.ZodObject<Shape>>, clock: Clock): Promise<ReadGatewayEvent>
  }
}

/** A manifest whose settings are of its own variables. */
export function defineGateway<const Name extends string, const Shape extends z.ZodRawShape>(
  manifest: GatewayManifest<Name, Shape>,
): GatewayManifest<Name, Shape> {
  return manifest
}
