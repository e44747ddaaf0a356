import { z } from 'zod'
import { orNull } from '#kernel/contract.ts'

/** Hundredths of the card's currency. */
const Amount = z.int().min(0).max(1_000_000_000)
const Km = z.int().min(0).max(100_000)
const Minutes = z.int().min(0).max(100_000)
const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

const Night = z
  .strictObject({
    amount: Amount.meta({ description: 'Of a whole night, 22:00–06:00' }),
    by: z.enum(['minute', 'night']).meta({
      description: '`minute`: the share of the night that is driven; `night`: whole for each night touched',
    }),
  })
  .meta({ id: 'NightRate' })
export type NightRate = z.infer<typeof Night>

const Waiting = z.strictObject({ free_minutes: Minutes, per_minute: Amount }).meta({ id: 'WaitingRate' })
export type WaitingRate = z.infer<typeof Waiting>

const estimateKind = z.enum(['toll', 'permit', 'parking'])
/** Billed at actuals after the trip. */
const FixedEstimate = z.strictObject({ kind: estimateKind, per: z.enum(['trip', 'day']), amount: Amount })
const Estimate = z
  .strictObject({ kind: estimateKind, per: z.enum(['trip', 'day', 'km']), amount: Amount })
  .meta({ id: 'ChargeEstimate' })
export type ChargeEstimate = z.infer<typeof Estimate>

/** Prices by distance: `price` from `from_km` on, and `per_km` for what is above it; `to_km` is the next one's start. */
const Slab = z
  .strictObject({ from_km: Km, to_km: orNull(Km), price: Amount, per_km: Amount })
  .meta({ id: 'DistanceSlab' })
export type DistanceSlab = z.infer<typeof Slab>

const shared = {
  currency: z.string().regex(/^[A-Z]{3}$/),
  fuel_included: z.boolean().meta({ description: 'Decides the tax where the country asks' }),
}
const estimates = z.array(Estimate).max(10)
const fixedEstimates = z.array(FixedEstimate).max(10)
const graceMinutes = z.int().min(0).max(59).meta({ description: 'Over time by no more costs nothing' })

const Package = z.strictObject({
  id: Id,
  minutes: Minutes.min(1),
  km: Km,
  price: Amount,
  garage_to_garage: z.boolean().meta({ description: 'Also counts the way from the garage and back' }),
})

const Rental = z.strictObject({
  kind: z.literal('rental'),
  ...shared,
  packages: z.array(Package).min(1).max(20),
  extra_km: Amount,
  extra_hour: Amount,
  grace_minutes: graceMinutes,
  night: orNull(Night),
  estimates: fixedEstimates,
})
export type RentalContent = z.infer<typeof Rental>

const Transfer = z.strictObject({
  kind: z.literal('transfer'),
  ...shared,
  zones: z.array(z.strictObject({ zone_id: z.string().min(1).max(40), price: Amount })).max(50),
  slabs: z.array(Slab).min(1).max(20).meta({ description: 'For a place outside these zones' }),
  waiting: Waiting,
  night: orNull(Night),
  estimates,
})
export type TransferContent = z.infer<typeof Transfer>

const OneWay = z.strictObject({
  kind: z.literal('outstation_one_way'),
  ...shared,
  per_km: Amount,
  min_km: Km.default(130),
  driver_allowance: Amount.meta({ description: 'For each calendar day' }),
  waiting: Waiting,
  night: orNull(Night),
  estimates,
})
export type OneWayContent = z.infer<typeof OneWay>

const RoundTrip = z.strictObject({
  kind: z.literal('outstation_round_trip'),
  ...shared,
  per_km: Amount,
  min_km_per_day: Km.default(250),
  driver_allowance: Amount.meta({ description: 'For each calendar day' }),
  night: orNull(Night),
  estimates,
})
export type RoundTripContent = z.infer<typeof RoundTrip>

const Plan = z.strictObject({ id: Id, minutes: Minutes.min(60), km: Km, price: Amount })

const SelfDrive = z.strictObject({
  kind: z.literal('self_drive'),
  ...shared,
  plans: z.array(Plan).min(1).max(20),
  deposit: Amount,
  extra_km: Amount,
  extra_hour: Amount,
  grace_minutes: graceMinutes,
  estimates: fixedEstimates,
})
export type SelfDriveContent = z.infer<typeof SelfDrive>

/** What a version of a rate card says, by kind of trip; amounts are hundredths of its currency, before tax. */
export const RateCardContent = z
  .discriminatedUnion('kind', [Rental, Transfer, OneWay, RoundTrip, SelfDrive])
  .meta({ id: 'RateCardContent' })
export type RateCardContent = z.infer<typeof RateCardContent>
