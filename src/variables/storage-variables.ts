import { z } from 'zod'
import { s3AddressOf, type S3Address } from '#connectors/file-store/s3-address.ts'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'

/** Variables of data storage, and the secret that protects it. */
export const storageVariables = {
  DATA_DIR: z.string().min(1).default('.data').meta({
    description:
      'folder of the embedded database, of the simulators, and of suppliers’ answers not yet in the database',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .meta({
      description: 'PostgreSQL from 15 on; the embedded one comes with the development dependencies',
      unset: 'the embedded PostgreSQL',
    }),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .meta({
      description:
        'a replica of the database for what may be some seconds old: calendars of prices, deals, ratings, reports; the primary answers while it is away or far behind',
      unset: 'all is read from the database itself',
    }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' })
    .refine((address) => /^(\/\d*)?$/.test(URL.parse(address)?.pathname ?? ''), {
      error: 'its path must be the number of a database',
    })
    .optional()
    .meta({
      description: 'Redis from 6 on, or Valkey: processes share one rate cache and count requests together',
    }),
  REDIS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(5)
    .max(10_000)
    .default(100)
    .meta({ description: 'how long Redis is waited for' }),
  STORAGE_URL: z.string().transform(readStorage).optional().meta({
    description: 'where pictures of people and cars are kept: s3://key:secret@host/bucket?region=…',
    unset: 'the database',
  }),
  APP_SECRET: z.string().min(16, { error: 'at least 16 characters' }).default(DEVELOPMENT_SECRET).meta({
    description: 'encryption and signing keys are derived from it; production needs its own',
    unset: 'a secret for development, which everybody knows',
  }),
}

/** Parses the storage URL. The error message omits its keys. */
function readStorage(text: string, context: z.RefinementCtx): S3Address {
  const address = s3AddressOf(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: 'is like s3://key:secret@storage.example/bucket' })
  return z.NEVER
}
