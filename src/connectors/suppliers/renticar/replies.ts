import { z } from 'zod'
import { money, parseAmount } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import type { HttpReply } from '#connectors/http/http-exchange.ts'
import { refusal } from './refusals.ts'
import { CURRENCY } from './requests.ts'
import { garbage, mismatch } from '../garbage.ts'
import { readJson } from '../json.ts'

const Id = z.union([z.string().min(1), z.number().transform(String)])
const Text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text ?? '')

/** A price in our currency, as money. Float inaccuracies are rounded away. */
const Price = z.object({ [CURRENCY]: z.number().min(0) }).transform(({ [CURRENCY]: number }, context) => {
  const hundredths = parseAmount(number.toFixed(6))
  if (hundredths !== null) return money(hundredths, CURRENCY)
  context.addIssue({ code: 'custom', message: 'no amount' })
  return z.NEVER
})

/** Kilometres. Missing or zero means no limit. */
const Limit = z
  .number()
  .nullish()
  .transform((kilometres) => (kilometres && kilometres > 0 ? Math.floor(kilometres) : null))

/** Only characters valid in a header: any other token would fail every call made with it. */
export const LoggedIn = z.object({ token: z.string().regex(/^[!-~]+$/) })

/** `locations` and `cars` return bare arrays. */
export const RenticarLocations = z.array(z.unknown())
export const RenticarCars = z.array(z.unknown())

export const RenticarLocation = z.object({ locationSlug: Id, locationName: z.string().min(1), city: Text })
export type RenticarLocation = z.infer<typeof RenticarLocation>

export const RenticarCar = z.object({ carId: Id, sipp: Text })

export const RenticarOffer = z.object({
  offerId: Id,
  companySlug: Text,
  totalDays: z.int().min(1).max(1_000),
  car: z.object({
    carId: Id,
    seat: z.int().min(1).max(60).nullish().catch(null),
    brand: Text,
    model: Text,
    fuelPolicy: Text,
  }),
  rules: z.object({
    dailyRangeLimit: Limit,
    totalRangeLimit: Limit,
    driverAge: z.number().nullish(),
    doubleCreditCard: z.boolean().nullish(),
    licenseYears: z.number().min(0).max(50).nullish(),
  }),
  pricing: z.object({
    totalPrice: Price,
    dailyPrice: Price,
    dropPrice: Price.nullish(),
    provision: Price.nullish(),
  }),
  isFullCreditAvailable: z.boolean().nullish(),
})
export type RenticarOffer = z.infer<typeof RenticarOffer>

export const RenticarOffers = z.object({ offers: z.array(z.unknown()) })

export const RenticarExtra = z.object({
  code: Id,
  name: Text,
  /** 1 if the price is per day. */
  extradaily: z.number().nullish(),
  dailyPrice: Price,
  totalPrice: Price,
})
export type RenticarExtra = z.infer<typeof RenticarExtra>

export const RenticarExtras = z.object({ extras: z.array(z.unknown()) })

export const RenticarReservation = z.object({
  reservationId: Id,
  reservationCode: Text,
  vendorReservationNo: Text,
})
export type RenticarReservation = z.infer<typeof RenticarReservation>

export const RenticarCancelled = z.object({ result: z.literal('success') })

/** An error is flagged in `status`, for a cancellation in `result`, and for `locations` inside an array. */
const Outcome = z
  .union([z.array(z.unknown()).transform(([first]) => first), z.unknown()])
  .pipe(z.object({ status: Text, result: Text, message: Text }))

/**
 * Returns a reply checked against its schema. An error body is a rejection, with 200 or with 4xx. 401 and 403 reject
 * the token whatever their body. After 5xx the supplier may or may not have acted.
 */
export function readReply<Reply>(
  { status, text }: HttpReply,
  schema: z.ZodType<Reply>,
): SupplierResult<Reply> {
  const read = readJson(text ?? '')
  const body = read.ok ? read.value : null
  const outcome = Outcome.safeParse(body).data
  const words = outcome?.message.slice(0, 200) ?? ''
  if (status === 401 || status === 403)
    return fail({ code: 'refused', reason: 'not_authorized', detail: words || `HTTP ${status}` })
  const error = outcome?.status === 'error' || outcome?.result === 'error'
  const isRejected = status < 400 ? error : status < 500 && (error || words !== '')
  if (isRejected) return fail(refusal(words))
  if (status < 200 || status > 299) return garbage(`HTTP ${status}`)
  if (!read.ok) return read
  const reply = schema.safeParse(body)
  return reply.success ? ok(reply.data) : mismatch(reply.error)
}
