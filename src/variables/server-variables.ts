import { z } from 'zod'
import { proxiesOf, type IsProxy } from '#platform/http/caller-address.ts'
import { httpUrl } from '#platform/http/http-url.ts'

/** Variables of the HTTP server and its operation. */
export const serverVariables = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').meta({
    description: 'production starts only with real services (README, Production)',
  }),
  HOST: z.string().default('127.0.0.1').meta({ description: 'the address it listens at' }),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .meta({ description: 'the port it listens at; 0: a free one' }),
  ROLE: z.enum(['all', 'web', 'jobs']).default('all').meta({
    description:
      'all; web: answers requests, and leaves scheduled jobs to others; jobs: works on those, and answers /healthz, /readyz and /metrics alone',
  }),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1).meta({
    description: 'how many processes answer requests at the one port; from 2 on a further one leads them',
  }),
  PUBLIC_URL: httpUrl.optional().meta({
    description:
      'the address people use: links, secure cookies on https; outside production only an address of this machine',
    unset: 'http://localhost:PORT',
  }),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must begin with mailto: or https://' })
    .optional()
    .meta({
      description: 'where problems of security are reported, in /.well-known/security.txt',
      unset: 'the contact form',
    }),
  SECURITY_TXT_DAYS: z.coerce.number().int().min(1).max(365).default(180).meta({
    description: 'for how many days from its reading on what security.txt says holds',
  }),
  TRUSTED_PROXIES: z.string().transform(readProxies).optional().meta({
    description:
      'addresses and networks of your own proxies, whose X-Forwarded-For names the caller, or none',
    unset: 'none; production has to say',
  }),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(600).optional().meta({
    description: 'how long a process that received SIGTERM goes on answering, while /readyz fails',
    unset: '0, in production 10',
  }),
  MAX_CLOCK_SKEW_SECONDS: z.coerce.number().int().min(0).max(3600).default(60).meta({
    description:
      'a process whose clock differs by more from the database’s is not ready, and no ledger entry is dated further ahead; 0: unchecked',
  }),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'at least 16 characters' })
    .optional()
    .meta({ description: 'bearer token of /metrics', unset: 'only this machine, outside production' }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn').meta({
    description: 'debug, info (with one JSON line for each request), warn, error or silent',
  }),
  SHED_ABOVE_MS: z.coerce.number().int().min(0).max(60_000).default(200).meta({
    description:
      'how many milliseconds late the event loop may be before requests other than orders and payments are refused; 0: never',
  }),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .min(0.01)
    .max(1_000_000)
    .default(1)
    .meta({ description: 'multiplies every rate limit, for load tests' }),
}

function readProxies(text: string, context: z.RefinementCtx): IsProxy {
  if (text === 'none') return () => false
  const proxies = proxiesOf(text)
  if (proxies) return proxies
  context.addIssue({ code: 'custom', message: 'is a list such as 127.0.0.1, 10.0.0.0/8, ::1, or none' })
  return z.NEVER
}
