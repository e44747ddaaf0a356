import type { PlanAccount } from '#connectors/suppliers/supplier-manifest.ts'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'
import { gatewayNeeds } from './gateway-settings.ts'
import { SUPPLIER_NAMES } from './supplier-settings.ts'

/** The services that a staging machine may list in ALLOW_SIMULATORS. */
export const SIMULATED_SERVICES = ['payments', 'mail', ...SUPPLIER_NAMES] as const

/** Environment variables before parsing; an empty one counts as unset. */
type Variables = Readonly<Record<string, string | undefined>>

/**
 * Returns the settings that production lacks, in one line. Unless ALLOW_SIMULATORS names a service, it must
 * be real: no test cards, no cars that do not exist, no mails that are never sent.
 */
export function productionFaults(set: Variables): string[] {
  const allowed = new Set(listed(set['ALLOW_SIMULATORS']))
  const missing = [
    ...missingBasics(set),
    ...gatewayNeeds(set, { simulated: allowed.has('payments') }),
    ...(allowed.has('mail') || set['SMTP_URL'] ? [] : ['SMTP_URL (a mail server)']),
    ...missingSuppliers(set, allowed),
    ...unsafeMap(set),
    ...examples(set),
  ]
  return missing.length === 0 ? [] : [`NODE_ENV=production needs ${missing.join(', ')}`]
}

/**
 * Returns the variables that still have the placeholder of `deploy/rihla.example.env`, whose secrets are
 * public.
 */
function examples(set: Variables): string[] {
  return Object.entries(set)
    .filter(([, value]) => value?.includes('replace-this'))
    .map(([name]) => `${name} (in place of the example’s)`)
}

/** Outside production the mailbox and the demo accounts are open to anyone who can reach the process. */
export function publicFaults({ PUBLIC_URL }: Variables): string[] {
  const host = URL.parse(PUBLIC_URL ?? '')?.hostname
  if (host === undefined || THIS_MACHINE.test(host)) return []
  return [
    'PUBLIC_URL: is this machine, such as http://localhost:3000, unless NODE_ENV=production ' +
      '(where ALLOW_SIMULATORS names what a staging machine simulates)',
  ]
}

const THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

function missingBasics(set: Variables): string[] {
  const missing: string[] = []
  if (!set['PUBLIC_URL']) missing.push('PUBLIC_URL (the address people use)')
  if (!isOwnSecret(set['APP_SECRET'])) missing.push('APP_SECRET (a secret of its own)')
  if (!set['TRUSTED_PROXIES'])
    missing.push('TRUSTED_PROXIES (the proxies whose X-Forwarded-For is believed; none is an answer)')
  for (const name of ['COMPANY_ADDRESS', 'COMPANY_TAX_ID'])
    if (!set[name]) missing.push(`${name} (for the seller on invoices)`)
  return missing
}

/** Pages of https load nothing of http. */
function unsafeMap({ MAP_STYLE_URL = '', MAP_SOURCES }: Variables): string[] {
  const isUnsafe = (address: string) => /^\s*http:/i.test(address)
  return [
    ...(isUnsafe(MAP_STYLE_URL) ? ['MAP_STYLE_URL (an address of https)'] : []),
    ...(listed(MAP_SOURCES).some(isUnsafe) ? ['MAP_SOURCES (addresses of https)'] : []),
  ]
}

function isOwnSecret(secret: string | undefined): boolean {
  return secret !== undefined && secret !== DEVELOPMENT_SECRET
}

function missingSuppliers(set: Variables, allowed: ReadonlySet<string>): string[] {
  const sold = listed(set['PLANS'])
  if (sold.length === 0) return ['PLANS (the plans that are sold)']
  return SUPPLIERS.filter(({ name }) => !allowed.has(name)).flatMap(({ address, plans: all }) => {
    const plans = all.filter(({ id }) => sold.includes(id))
    if (plans.length === 0) return []
    return [
      ...(set[address] ? [] : [`${address} (the supplier of ${plans.map(({ id }) => id).join(' and ')})`]),
      ...plans.flatMap(({ id, account }) => missingAccount(set, id, account)),
    ]
  })
}

/** Unset variables of a plan's account, or all of them if their values are the simulator's. */
function missingAccount(set: Variables, planId: string, account: PlanAccount): string[] {
  const names = Object.keys(account)
  const simulated = names.every((name) => account[name] === null || set[name] === account[name])
  return names
    .filter((name) => !set[name] || (simulated && account[name] !== null))
    .map((name) =>
      set[name]
        ? `${name} (of an account for ${planId}: this is the simulator's)`
        : `${name} (of the account for ${planId})`,
    )
}

function listed(list: string | undefined): string[] {
  return (list ?? '').split(',').filter(Boolean)
}
