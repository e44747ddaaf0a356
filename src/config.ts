import { z } from 'zod'
import { gatewayFaults } from './gateway-settings.ts'
import { productionFaults, publicFaults } from './production-settings.ts'
import { roleFaults } from './role-settings.ts'
import { SupplierVariables } from './supplier-settings.ts'
import { identityFaults, identityProvidersOf, accountVariables } from './variables/account-variables.ts'
import { brandVariables, defaultLanguageOf, languageFaults } from './variables/brand-variables.ts'
import { mailVariables } from './variables/mail-variables.ts'
import { mergedShapes } from './variables/merged-shapes.ts'
import { commissionFaults, ecbUrlOf, moneyVariables, payoutAccountOf } from './variables/money-variables.ts'
import { rentalVariables } from './variables/rental-variables.ts'
import { serverVariables } from './variables/server-variables.ts'
import { serviceVariables } from './variables/service-variables.ts'
import { smsVariables } from './variables/sms-variables.ts'
import { storageVariables } from './variables/storage-variables.ts'
import { traceSinkOf, tracingVariables } from './variables/tracing-variables.ts'
import { tripVariables } from './variables/trip-variables.ts'

const GROUPS = {
  'The server': serverVariables,
  'Data and secrets': storageVariables,
  'The brand and its company': brandVariables,
  Mails: mailVariables,
  'Text messages': smsVariables,
  Cars: rentalVariables,
  Accounts: accountVariables,
  Money: moneyVariables,
  Trips: tripVariables,
  'Other services': serviceVariables,
  Traces: tracingVariables,
}

const Environment = z.object(mergedShapes(Object.values(GROUPS)))

/** All variables, in the groups in which `.env.example` lists them. */
export const VARIABLE_GROUPS: Readonly<Record<string, z.ZodRawShape>> = {
  ...GROUPS,
  Suppliers: SupplierVariables.shape,
}

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once; one error message names every fault. */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as unset, as in most shells and compose files.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  const suppliers = SupplierVariables.safeParse(set)
  const faults = [
    ...(parsed.success
      ? [...identityFaults(parsed.data), ...commissionFaults(parsed.data), ...languageFaults(parsed.data)]
      : faultsIn(parsed.error)),
    ...(suppliers.success ? [] : faultsIn(suppliers.error)),
    ...(parsed.success && suppliers.success
      ? roleFaults({ ...parsed.data, supplierSettings: suppliers.data })
      : []),
    ...(set['NODE_ENV'] === 'production'
      ? productionFaults(set)
      : [...publicFaults(set), ...gatewayFaults(set)]),
  ]
  if (!parsed.success || !suppliers.success || faults.length > 0)
    throw new Error(`The configuration has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  const production = parsed.data.NODE_ENV === 'production'
  return {
    ...parsed.data,
    /** The suppliers' variables, by name. */
    supplierSettings: suppliers.data,
    production,
    /** The services simulated in production, because ALLOW_SIMULATORS names them. */
    simulatedInProduction: production ? parsed.data.ALLOW_SIMULATORS : [],
    /** Long enough for a load balancer's next health check; outside production there is no load balancer. */
    shutdownDelaySeconds: parsed.data.SHUTDOWN_DELAY_SECONDS ?? (production ? 10 : 0),
    publicUrl: parsed.data.PUBLIC_URL?.replace(/\/$/, ''),
    identityProviders: identityProvidersOf(parsed.data),
    payoutAccount: payoutAccountOf(parsed.data),
    defaultLanguage: defaultLanguageOf(parsed.data),
    ecbUrl: ecbUrlOf(parsed.data),
    traceSink: traceSinkOf(parsed.data),
  }
}

function faultsIn({ issues }: z.ZodError): string[] {
  return issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
}
