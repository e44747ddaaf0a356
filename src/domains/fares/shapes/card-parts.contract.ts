import { z } from 'zod'
import { fieldError, orNull } from '#kernel/contract.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'

/** In hundredths of the card's currency. */
const rateError = fieldError<FareFieldCode>('rate_invalid')
const Amount = z.int(rateError).min(0, rateError).max(1_000_000_000, rateError)
const kmError = fieldError<FareFieldCode>('rate_km_invalid')
const Km = z.int(kmError).min(0, kmError).max(100_000, kmError)
const minutesOf = (min: number, error: ReturnType<typeof fieldError>) =>
  z.int(error).min(min, error).max(100_000, error)
const minutesError = fieldError<FareFieldCode>('rate_minutes_invalid')
const idError = fieldError('slug_invalid')
const Id = z.string(idError).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, idError)
const listError = fieldError<FareFieldCode>('rate_list_length')
const listOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.array(shape, listError).min(1, listError).max(20, listError)

const Night = z
  .strictObject({
    amount: Amount.meta({ description: 'Of a whole night, 22:00–06:00' }),
    by: z.enum(['minute', 'night']).meta({
      description: '`minute`: the share of the night that is driven; `night`: whole for each night touched',
    }),
  })
  .meta({ id: 'NightRate' })
export type NightRate = z.infer<typeof Night>

const Waiting = z
  .strictObject({
    free_minutes: minutesOf(0, fieldError<FareFieldCode>('waiting_minutes_invalid')),
    per_minute: Amount,
  })
  .meta({ id: 'WaitingRate' })
export type WaitingRate = z.infer<typeof Waiting>

export const ESTIMATE_KINDS = ['toll', 'permit', 'parking'] as const
const estimateKind = z.enum(ESTIMATE_KINDS)

/** Billed at actuals after the trip. */
const FixedEstimate = z.strictObject({ kind: estimateKind, per: z.enum(['trip', 'day']), amount: Amount })
const Estimate = z
  .strictObject({ kind: estimateKind, per: z.enum(['trip', 'day', 'km']), amount: Amount })
  .meta({ id: 'ChargeEstimate' })
export type ChargeEstimate = z.infer<typeof Estimate>

/** Prices by distance: `price` from `from_km` on, plus `per_km` above it. `to_km` is the start of the next slab. */
const Slab = z
  .strictObject({ from_km: Km, to_km: orNull(Km), price: Amount, per_km: Amount })
  .meta({ id: 'DistanceSlab' })
export type DistanceSlab = z.infer<typeof Slab>

const graceError = fieldError<FareFieldCode>('grace_minutes_invalid')
const graceMinutes = z
  .int(graceError)
  .min(0, graceError)
  .max(59, graceError)
  .meta({ description: 'Over time by no more costs nothing' })

const Package = z.strictObject({
  id: Id,
  minutes: minutesOf(1, minutesError),
  km: Km,
  price: Amount,
  garage_to_garage: z.boolean().meta({ description: 'Also counts the way from the garage and back' }),
})
const Plan = z.strictObject({ id: Id, minutes: minutesOf(60, minutesError), km: Km, price: Amount })
const Zone = z.strictObject({ zone_id: z.string().min(1).max(40), price: Amount })

/** Fields of each part of a rate card. Amounts are hundredths of its currency, before tax. */
export const CARD_PARTS = {
  packages: { packages: listOf(Package) },
  plans: { plans: listOf(Plan) },
  slabs: { slabs: listOf(Slab).meta({ description: 'For a place outside these zones' }) },
  zones: { zones: z.array(Zone).max(50) },
  per_km: { per_km: Amount },
  min_km: { min_km: Km.default(130) },
  min_km_per_day: { min_km_per_day: Km.default(250) },
  driver_allowance: { driver_allowance: Amount.meta({ description: 'For each calendar day' }) },
  deposit: { deposit: Amount },
  over_time: { extra_km: Amount, extra_hour: Amount, grace_minutes: graceMinutes },
  fuel: { fuel_included: z.boolean().meta({ description: 'Decides the tax where the country asks' }) },
  waiting: { waiting: Waiting },
  night: { night: orNull(Night) },
  estimates: { estimates: z.array(Estimate).max(10) },
  /** For categories whose distance is not known before the trip. */
  estimates_without_km: { estimates: z.array(FixedEstimate).max(10) },
}

export type CardPart = keyof typeof CARD_PARTS
