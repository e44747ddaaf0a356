import type { Config } from './config.ts'
import { gatewayLocation } from './gateway-settings.ts'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { configuredSuppliers, simulatedSuppliers } from './supplier-settings.ts'

/** The message printed once the process listens at `url`. */
export function welcome(config: Config, url: string): string {
  if (config.ROLE === 'jobs')
    return `${config.PRODUCT_NAME} is ready: jobs; ${url} answers /healthz, /readyz and /metrics alone\n`
  const lines = [`${config.PRODUCT_NAME} is ready: ${url}`, ...processes(config), ...outsideServices(config)]
  if (!config.production)
    lines.push(
      `  mailbox ${url}/mailbox · text messages ${url}/smsbox · API reference ${url}/docs`,
      '  test cards: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined (any future date, any code)',
      ...DEMO_ACCOUNTS.map(({ email, password }) => `  sign in as ${email}, password: ${password}`),
    )
  return `${lines.join('\n')}\n`
}

function processes({ ROLE, WEB_PROCESSES }: Config): string[] {
  const served = WEB_PROCESSES > 1 ? [`${WEB_PROCESSES} processes answer requests`] : []
  const left = ROLE === 'web' ? ['jobs are left to a process of ROLE=jobs'] : []
  return [...served, ...left].map((line) => `  ${line}`)
}

/** The suppliers and gateway it uses, simulated or real. */
function outsideServices(config: Config): string[] {
  const simulated: string[] = [...simulatedSuppliers(config)]
  const elsewhere = Object.entries(configuredSuppliers(config)).map(
    ([name, url]) => `${name} at ${new URL(url).host}`,
  )
  const gateway = gatewayLocation(config)
  if (gateway === null) simulated.push('payments')
  else elsewhere.push(`payments at ${gateway}`)
  return [
    ...(simulated.length > 0 ? [`  simulated by this process: ${simulated.join(', ')}`] : []),
    ...(elsewhere.length > 0 ? [`  ${elsewhere.join(', ')}`] : []),
  ]
}
