import type { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { CardField } from '#domains/payments/card-field.contract.ts'
import type { ReadGatewayEvent } from '#domains/payments/gateway-event.ts'
import type { PaymentGateway } from '#domains/payments/payment-gateway.ts'

/** Maps our payments to the gateway's, in our database. */
export type GatewayReferences = {
  /** Finds a reference. `closed`: released before the gateway created a payment. */
  find(paymentId: string): Promise<{ intentId: string } | 'closed' | null>
  /** Stores a reference. False if the payment was closed in the meantime. */
  save(paymentId: string, intentId: string): Promise<boolean>
  /** Prevents references to it from now on. Returns the existing one. */
  close(paymentId: string): Promise<string | null>
}

export type GatewayNeeds = {
  /** Address of the simulator, if the gateway is simulated. */
  url: string
  timeoutMs: number
  /** Returns the address to which the bank's page redirects the traveller. */
  returnUrl(paymentId: string): string
  references: GatewayReferences
}

/** Variables as set, before parsing; an empty one counts as unset. */
export type GatewayVariables = Readonly<Record<string, string | undefined>>

/**
 * Everything the product needs to know about a gateway, except its protocol. `gateways.ts` lists all of them.
 * A gateway with its own card field has it in the site (`src/web/areas/traveller/card-fields`), registered in
 * `payment-card.tsx`.
 */
export type GatewayManifest<Name extends string = string, Shape extends z.ZodRawShape = z.ZodRawShape> = {
  /** Its name in PAYMENTS. */
  name: Name
  variables: Shape
  /** Variables it cannot work without. */
  required: readonly (keyof Shape & string)[]
  /** Returns reasons why it cannot take real money with these variables. `others`: names of the other gateways. */
  unreal(set: GatewayVariables, others: readonly string[]): string[]
  /** Returns its location, as text for the operator who starts the product. Null starts the sandbox. */
  location(settings: z.infer<z.ZodObject<Shape>>): string | null
  /** Its code is loaded on the first call. */
  connect(settings: z.infer<z.ZodObject<Shape>>, needs: GatewayNeeds): Promise<PaymentGateway>
  cardField(settings: z.infer<z.ZodObject<Shape>>): CardField
  /** Origins of the scripts and frames of its card field, by content security policy directive. */
  pageSources?: Partial<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>
  /** Its webhook, at a path under `/api`; a gateway without one is always polled. */
  events?: {
    path: string
    signatureHeader: string
    reader(settings: z.infer<z.ZodObject<Shape>>, clock: Clock): Promise<ReadGatewayEvent>
  }
}

/** Defines a manifest whose settings are parsed from its own variables. */
export function defineGateway<const Name extends string, const Shape extends z.ZodRawShape>(
  manifest: GatewayManifest<Name, Shape>,
): GatewayManifest<Name, Shape> {
  return manifest
}
