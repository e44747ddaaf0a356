import { z } from 'zod'
import type { Money } from '#kernel/money.ts'
import { FEE_KINDS, FUEL_POLICIES, INCLUSIONS, type Rate } from '../supplier-connector.ts'

const Amount: z.ZodType<Money> = z.object({ amount: z.int(), currency: z.string() })

/** Schema of a rate packed by another of our processes. A change here needs a new `RATES_VERSION`. */
const RateShape: z.ZodType<Rate> = z.object({
  key: z.string(),
  acriss: z.string(),
  vehicleName: z.string(),
  seats: z.number().nullable(),
  doors: z.number().nullable(),
  bags: z.number().nullable(),
  image: z.string().nullable(),
  vendorCode: z.string().nullable(),
  vendorName: z.string().exactOptional(),
  productName: z.string().exactOptional(),
  total: Amount,
  prepaid: z.boolean(),
  mileage: z.object({
    unlimited: z.boolean(),
    includedKm: z.number().nullable(),
    extraKm: Amount.nullable(),
  }),
  fuelPolicy: z.enum(FUEL_POLICIES),
  deposit: Amount.nullable(),
  excess: Amount.nullable(),
  fees: z.array(z.object({ kind: z.enum(FEE_KINDS), amount: Amount, included: z.boolean() })),
  inclusions: z.array(z.enum(INCLUSIONS)),
  cancellation: z.object({ nonRefundable: z.boolean(), freeUntil: z.string().nullable() }).nullable(),
  creditCardRequired: z.boolean(),
  licenceYears: z.number().exactOptional(),
  carry: z.record(z.string(), z.string()),
})

/** The packed part of a plan's response. */
export const PackedRates = z.object({ tookMs: z.int().min(0), rates: z.array(RateShape) })
export type PackedRates = z.infer<typeof PackedRates>

/** Format version; prevents processes of two releases from sharing rates in incompatible formats. */
export const RATES_VERSION = 2
