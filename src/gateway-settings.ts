import type { z } from 'zod'
import { GATEWAYS } from '#connectors/payments/gateways.ts'
import type { GatewayVariables } from '#connectors/payments/gateway-manifest.ts'
import { mergedShapes } from './variables/merged-shapes.ts'

type Listed = (typeof GATEWAYS)[number]
export type GatewayName = Listed['name']

export const GATEWAY_NAMES = GATEWAYS.map(({ name }) => name) as [GatewayName, ...GatewayName[]]

/** Every gateway's environment variables, with their schemas. */
export const gatewayVariables = mergedShapes<Listed['variables']>(GATEWAYS.map(({ variables }) => variables))

type Settings = { PAYMENTS: GatewayName } & z.infer<z.ZodObject<typeof gatewayVariables>>

/** The gateway that PAYMENTS names. */
export function gatewayOf({ PAYMENTS: name }: { PAYMENTS: GatewayName }): Listed {
  return GATEWAYS.find((gateway) => gateway.name === name) ?? GATEWAYS[0]
}

/** The gateway's location, as text for the operator; null if it is simulated. */
export function gatewayLocation(settings: Settings): string | null {
  return gatewayOf(settings).location(settings)
}

/** Missing variables that the selected gateway requires. */
export function gatewayFaults(set: GatewayVariables): string[] {
  return missing(set).map((name) => `${name}: PAYMENTS=${set['PAYMENTS']} needs it`)
}

/** Returns the settings that production lacks to take cards. `simulated`: test cards are allowed. */
export function gatewayNeeds(set: GatewayVariables, { simulated }: { simulated: boolean }): string[] {
  const needs = missing(set).map((name) => `${name} (for PAYMENTS=${set['PAYMENTS']})`)
  if (simulated) return needs
  const gateway = selectedGateway(set)
  const others = GATEWAY_NAMES.filter((name) => name !== gateway.name)
  return [...needs, ...gateway.unreal(set, others)]
}

function missing(set: GatewayVariables): string[] {
  return selectedGateway(set).required.filter((name: string) => !set[name])
}

/** The gateway by a name not yet validated; the first one if unknown. */
function selectedGateway({ PAYMENTS }: GatewayVariables): Listed {
  return GATEWAYS.find(({ name }) => name === PAYMENTS) ?? GATEWAYS[0]
}
