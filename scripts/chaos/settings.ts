import { sharedSettings } from '#testing/deploy/started-processes.ts'
import { TWO_SUPPLIERS } from '#testing/infrastructure/processes/processes.ts'
import type { SimulatorUrls } from '../bench/children/simulators.ts'
import { redisPassword } from './configured.ts'
import type { Ports } from './ports.ts'

export const PAYMENTS_KEY = 'chaos-only-payments-key'

/** One supplier that can look up our references, and one whose protocol has no lookup. */
export const SOLD = { suppliers: ['okMobility', 'europcar'], plans: TWO_SUPPLIERS } as const

type SettingsInput = { ports: Ports; databaseUrl: string; outside: SimulatorUrls }

/** Returns the settings of all processes: those of the deploy kit, with the addresses of this environment and its simulators. */
export function settingsOf({ ports, databaseUrl, outside }: SettingsInput): Record<string, string> {
  const kit = Object.entries(sharedSettings()).filter(
    ([name]) => !/^(?:STRIPE|SUPPLIER)_/.test(name) && name !== 'SMTP_URL',
  )
  return {
    ...Object.fromEntries(kit),
    PUBLIC_URL: `https://localhost:${ports.site}`,
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://:${redisPassword()}@127.0.0.1:${ports.redis}`,
    APP_SECRET: 'chaos-only-application-secret',
    METRICS_TOKEN: 'chaos-only-metrics-token',
    ALLOW_SIMULATORS: ['payments', 'mail', ...SOLD.suppliers].join(),
    PAYMENTS: 'sandbox',
    PAYMENTS_URL: outside.payments,
    PAYMENTS_KEY,
    PLANS: SOLD.plans,
    SUPPLIER_OKMOBILITY_URL: outside.suppliers.okMobility ?? '',
    SUPPLIER_EUROPCAR_URL: outside.suppliers.europcar ?? '',
    ECB_URL: 'off',
    LOG_LEVEL: 'warn',
  }
}
