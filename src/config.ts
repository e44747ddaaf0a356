import { z } from 'zod'
import { s3AddressOf, type S3Address } from '#connectors/file-store/s3-address.ts'
import { isGeocoder } from '#connectors/geocoding/geocoder.ts'
import type { Takes } from '#domains/coupons/coupon.ts'
import { takesOf } from '#domains/coupons/takes-text.ts'
import { basisPointsOf, isWithin, type CommissionBounds } from '#domains/partners/commission.ts'
import { TAX_TERMS, type TaxTerm } from '#domains/trips/fares/taxes/tax-terms.ts'
import { taxTermsOf } from '#domains/trips/fares/taxes/tax-terms-text.ts'
import { taxesOf, TRIP_TAXES, type TripTax } from '#domains/trips/fares/taxes/trip-taxes.ts'
import { proxiesOf, type IsProxy } from '#platform/http/caller-address.ts'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'
import { httpUrl } from '#platform/http/http-url.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { productionFaults, publicFaults, SIMULATED_SERVICES } from './production-settings.ts'
import { GATEWAY_NAMES, gatewayFaults, gatewayVariables } from './gateway-settings.ts'
import { smsVariables } from './sms-settings.ts'
import { PLAN_IDS, SupplierVariables } from './supplier-settings.ts'

/** The European Central Bank's reference rates, published about 16:00 in Frankfurt on working days. */
const ECB_ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const percentage = z.coerce
  .number()
  .min(0)
  .max(100)
  .refine((percent) => Number(percent.toFixed(2)) === percent, { error: 'has at most two decimals' })

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' })
    .refine((address) => /^(\/\d*)?$/.test(URL.parse(address)?.pathname ?? ''), {
      error: 'its path must be the number of a database',
    })
    .optional(),
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(5).max(10_000).default(100),
  PUBLIC_URL: httpUrl.optional(),
  TRUSTED_PROXIES: z.string().transform(readProxies).optional(),
  PRODUCT_NAME: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,30}$/, { error: 'letters, digits, - and _, as it names cookies' })
    .default('Rihla'),
  DEFAULT_LANGUAGE: z.enum(['en', 'ar', 'ar-kw']).default('ar-kw'),
  DEFAULT_CURRENCY: z.enum(CURRENCIES.map(({ code }) => code)).default('EUR'),
  COMPANY_NAME: z.string().max(120).optional(),
  COMPANY_ADDRESS: z.string().max(400).optional(),
  COMPANY_TAX_ID: z.string().max(60).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  ...smsVariables,
  ADMIN_EMAIL: z.email().optional(),
  MAIL_FROM: z.email().default('bookings@rihla.example'),
  PLANS: z
    .string()
    .regex(/^[\w-]+(?:,[\w-]+)*$/, { error: 'is a list of plan ids with commas between' })
    .transform(readPlans)
    .optional(),
  ALLOW_SIMULATORS: z
    .string()
    .transform((list) => list.split(','))
    .pipe(
      z.array(
        z.enum(SIMULATED_SERVICES, {
          error: `is a list of ${SIMULATED_SERVICES.join(', ')} with commas between`,
        }),
      ),
    )
    .default([]),
  APP_SECRET: z.string().min(16, { error: 'at least 16 characters' }).default(DEVELOPMENT_SECRET),
  STORAGE_URL: z.string().transform(readStorage).optional(),
  REFERRAL_REWARD: z.string().default('25 EUR').transform(readReward),
  COMMISSION_MIN: percentage.default(0),
  COMMISSION_MAX: percentage.default(15),
  COMMISSION_DEFAULT: percentage.default(5),
  AUTH_GOOGLE_ID: z.string().optional(),
  AUTH_GOOGLE_SECRET: z.string().optional(),
  AUTH_GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  AUTH_FACEBOOK_ID: z.string().optional(),
  AUTH_FACEBOOK_SECRET: z.string().optional(),
  AUTH_FACEBOOK_ISSUER: httpUrl.default('https://limited.facebook.com'),
  AUTH_APPLE_ID: z.string().optional(),
  AUTH_APPLE_SECRET: z.string().optional(),
  AUTH_APPLE_ISSUER: httpUrl.default('https://appleid.apple.com'),
  PAYMENTS: z.enum(GATEWAY_NAMES).default(GATEWAY_NAMES[0]),
  ...gatewayVariables,
  ECB_URL: z
    .string()
    .refine((address) => address === 'off' || httpUrl.safeParse(address).success, {
      error: 'must be an http(s) URL, or off',
    })
    .optional(),
  ROUTING_URL: httpUrl.optional(),
  GEOCODING_URL: httpUrl
    .refine(isGeocoder, { error: 'must end in /api (Photon) or /search (Nominatim)' })
    .optional(),
  GEOIP_URL: httpUrl.optional(),
  TRIP_TAXES: z
    .string()
    .transform(readTaxes)
    .default([...TRIP_TAXES]),
  TRIP_TAX_TERMS: z
    .string()
    .transform(readTaxTerms)
    .default([...TAX_TERMS]),
  SEARCH_DEADLINE_MS: z.coerce.number().int().min(200).max(60_000).default(6000),
  HEDGE_AFTER_MS: z.coerce.number().int().min(50).max(20_000).optional(),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  BREACHED_PASSWORDS_URL: httpUrl.optional(),
  TRANSLATION_URL: httpUrl.optional(),
  TRANSLATION_KEY: z.string().optional(),
  SIMULATORS_PORT: z.coerce.number().int().min(1).max(65_500).default(4100),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(600).optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})

/** The error message does not contain the keys. */
function readStorage(text: string, context: z.RefinementCtx): S3Address {
  const address = s3AddressOf(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: 'is like s3://key:secret@storage.example/bucket' })
  return z.NEVER
}

function readPlans(text: string, context: z.RefinementCtx): string[] {
  const named = text.split(',')
  const unknown = named.filter((planId) => !PLAN_IDS.has(planId))
  if (unknown.length === 0) return named
  context.addIssue({ code: 'custom', message: `no plan ${unknown.join(', ')}` })
  return z.NEVER
}

function readProxies(text: string, context: z.RefinementCtx): IsProxy {
  if (text === 'none') return () => false
  const proxies = proxiesOf(text)
  if (proxies) return proxies
  context.addIssue({ code: 'custom', message: 'is a list such as 127.0.0.1, 10.0.0.0/8, ::1, or none' })
  return z.NEVER
}

/** The discount of a referral coupon. */
function readReward(text: string, context: z.RefinementCtx): Takes {
  const takes = takesOf(text)
  if (takes) return takes
  context.addIssue({ code: 'custom', message: 'is an amount such as 25 EUR, or a share such as 10%' })
  return z.NEVER
}

/** The rates of tax on trips, with those of the product's own table. */
function readTaxes(text: string, context: z.RefinementCtx): TripTax[] {
  const taxes = taxesOf(text)
  if (taxes) return taxes
  context.addIssue({ code: 'custom', message: 'is a list such as IN fuel 5% 2027-04-01, AE 5% 2018-01-01' })
  return z.NEVER
}

/** What bills of trips say of tax, with the product's own table. */
function readTaxTerms(text: string, context: z.RefinementCtx): TaxTerm[] {
  const terms = taxTermsOf(text)
  if (terms) return terms
  context.addIssue({
    code: 'custom',
    message: 'is a list such as IN supplier owner 2027-04-01, IN code 2 9966 2017-07-01',
  })
  return z.NEVER
}

export type Environment = z.infer<typeof Environment>

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once; one error message names every fault. */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as unset, as in most shells and compose files.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  const suppliers = SupplierVariables.safeParse(set)
  const faults = [
    ...(parsed.success
      ? [...identityFaults(parsed.data), ...commissionFaults(parsed.data)]
      : faultsIn(parsed.error)),
    ...(suppliers.success ? [] : faultsIn(suppliers.error)),
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
    /** Long enough for a load balancer's next health check; outside production there is none to wait for. */
    shutdownDelaySeconds: parsed.data.SHUTDOWN_DELAY_SECONDS ?? (production ? 10 : 0),
    publicUrl: parsed.data.PUBLIC_URL?.replace(/\/$/, ''),
    identityProviders: identityProvidersOf(parsed.data),
    commissionBounds: commissionBoundsOf(parsed.data),
    ecbUrl: ecbUrlOf(parsed.data),
  }
}

function faultsIn({ issues }: z.ZodError): string[] {
  return issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
}

/** Null if exchange rates are not fetched: if configured as `off`, and in tests, which do not use the network. */
function ecbUrlOf({ ECB_URL, NODE_ENV }: Environment): string | null {
  if (ECB_URL === undefined) return NODE_ENV === 'test' ? null : ECB_ADDRESS
  return ECB_URL === 'off' ? null : ECB_URL
}

function commissionBoundsOf(environment: Environment): CommissionBounds {
  return {
    min: basisPointsOf(environment.COMMISSION_MIN),
    max: basisPointsOf(environment.COMMISSION_MAX),
    usual: basisPointsOf(environment.COMMISSION_DEFAULT),
  }
}

function commissionFaults(environment: Environment): string[] {
  const bounds = commissionBoundsOf(environment)
  return isWithin(bounds.usual, bounds)
    ? []
    : ['COMMISSION_DEFAULT: is from COMMISSION_MIN to COMMISSION_MAX']
}

const IDENTITY_PROVIDERS = ['GOOGLE', 'FACEBOOK', 'APPLE'] as const

function identityFaults(environment: Environment): string[] {
  return IDENTITY_PROVIDERS.filter(
    (name) =>
      (environment[`AUTH_${name}_ID`] === undefined) !== (environment[`AUTH_${name}_SECRET`] === undefined),
  ).map((name) => `AUTH_${name}_ID: goes with AUTH_${name}_SECRET`)
}

/** The available identity providers: those at which we have a registered client. */
function identityProvidersOf(environment: Environment) {
  const client = (name: (typeof IDENTITY_PROVIDERS)[number]) => {
    const clientId = environment[`AUTH_${name}_ID`]
    const clientSecret = environment[`AUTH_${name}_SECRET`]
    if (clientId === undefined || clientSecret === undefined) return undefined
    return { clientId, clientSecret, issuer: environment[`AUTH_${name}_ISSUER`] }
  }
  const [google, facebook, apple] = [client('GOOGLE'), client('FACEBOOK'), client('APPLE')]
  return { ...(google && { google }), ...(facebook && { facebook }), ...(apple && { apple }) }
}
