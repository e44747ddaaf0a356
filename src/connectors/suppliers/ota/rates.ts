import { readAcriss } from '#kernel/acriss.ts'
import type { Money } from '#kernel/money.ts'
import type { Inclusion, Rate, RecheckedRate } from '#domains/suppliers/supplier-connector.ts'
import { onePerId } from '../one-per-key.ts'
import { amountOf, chargeTotal, estimatedTotal, isInTotal } from './charges.ts'
import { PURPOSE, feeKind, includedCover } from './codes.ts'
import { isAdditionalDriver, isIncluded, mandatoryEquipment, otaExtras, otaProtections } from './extras.ts'
import type { OtaCar } from './reply-cars.ts'
import type { OtaCarry } from './requests.ts'
import { paymentTerms, termsOfPayment } from './terms.ts'
import { acrissOf, mostOf, vehicleCode, vehicleName } from './vehicle.ts'

/** How a supplier's replies are read: the currency requested, the dialect's unit prices, the car's vendor code. */
export type OtaReading = { currency: string; unitPrices: boolean; vendor: string }

/** Brands whose codes the back office knows. */
const VENDORS: ReadonlySet<string> = new Set(['AL', 'ZL', 'DS', 'OK', 'CE', 'GM', 'GC'])
const SOLD: ReadonlySet<string> = new Set(['', 'Available', 'Confirmed'])
const KM_PER_MILE = 1.609344

/** A car as we sell it; null when it is not available, or its price or class is invalid. */
export function otaRate(car: OtaCar, reading: OtaReading): Rate | null {
  const { VehAvailCore: core, VehAvailInfo: info } = car
  const acriss = acrissOf(core.Vehicle)
  const total = estimatedTotal(car, reading.currency)
  if (!SOLD.has(core['@Status']) || !acriss || !readAcriss(acriss) || !total) return null
  const { code, context } = vehicleCode(core.Vehicle)
  const [rentalRate] = core.RentalRate
  const qualifier = rentalRate?.RateQualifier
  const carry: OtaCarry = {
    offer: core.Reference?.['@ID'] ?? '',
    offerType: core.Reference?.['@Type'] || '16',
    offerContext: core.Reference?.['@ID_Context'] ?? '',
    vehicleCode: code || acriss,
    codeContext: context,
    rateQualifier: qualifier?.['@RateQualifier'] ?? '',
    rateId: qualifier?.['@VendorRateID'] ?? '',
  }
  const cancellation = termsOfPayment(info.PaymentRules, total)
  const fees = feesOf(car, total, reading)
  const mileage = mileageOf(car, total.currency)
  return {
    key: [reading.vendor, carry.vehicleCode, carry.rateQualifier].filter(Boolean).join('-'),
    acriss,
    vehicleName: vehicleName(core.Vehicle) || carry.vehicleCode,
    seats: mostOf(core.Vehicle['@PassengerQuantity']),
    doors: mostOf(core.Vehicle.VehType?.['@DoorCount']),
    bags: mostOf(core.Vehicle['@BaggageQuantity']),
    image: core.Vehicle.PictureURL || null,
    vendorCode: VENDORS.has(reading.vendor) ? reading.vendor : null,
    total,
    ...paymentTerms(info.PaymentRules, total),
    mileage,
    // The profile has no field for it; this is the trade's usual policy.
    fuelPolicy: 'full_to_full',
    excess: excessOf(car, total.currency),
    fees,
    inclusions: inclusionsOf(car, mileage.unlimited, fees, cancellation?.freeUntil ?? null),
    cancellation,
    carry,
  }
}

/** The rate with its extras and covers. */
export function otaRecheckedRate(car: OtaCar, reading: OtaReading): RecheckedRate | null {
  const rate = otaRate(car, reading)
  if (!rate) return null
  const { currency } = rate.total
  return {
    ...rate,
    extras: onePerId(otaExtras(car, currency, reading.unitPrices)),
    protections: onePerId(otaProtections(car.VehAvailInfo.PricedCoverages, currency, reading.unitPrices)),
  }
}

/** Mandatory fees, wherever a system sends them: fees, charges besides the rental's own, required equipment. */
function feesOf(car: OtaCar, { currency }: Money, { unitPrices }: OtaReading): Rate['fees'] {
  const { RentalRate, Fees } = car.VehAvailCore
  const charges = [...RentalRate.flatMap(({ VehicleCharges }) => VehicleCharges), ...Fees]
  const told = charges
    .filter((charge) => !isAdditionalDriver(charge))
    // A rental charge without a purpose is the rental itself.
    .filter((charge) => charge['@Purpose'] !== '')
    .flatMap((charge) => {
      const kind = feeKind(charge['@Purpose'], charge['@Description'])
      return feeOf(kind, chargeTotal(charge, currency), isInTotal(charge))
    })
  const asEquipment = mandatoryEquipment(car).flatMap(({ Equipment, Charge }) => {
    const kind = feeKind('', `${Equipment.Description} ${Charge['@Description']}`)
    return feeOf(kind, chargeTotal(Charge, currency, unitPrices), isInTotal(Charge))
  })
  return [...told, ...asEquipment]
}

function feeOf(kind: ReturnType<typeof feeKind>, amount: Money | null, included: boolean): Rate['fees'] {
  return kind && amount && amount.amount > 0 ? [{ kind, amount, included }] : []
}

function mileageOf(car: OtaCar, currency: string): Rate['mileage'] {
  const { RentalRate, Fees } = car.VehAvailCore
  const [distance] = RentalRate.flatMap(({ RateDistance }) => RateDistance)
  if (distance?.['@Unlimited'] !== 'false') return { unlimited: true, includedKm: null, extraKm: null }
  const factor = distance['@DistUnitName'] === 'Mile' ? KM_PER_MILE : 1
  const quantity = Number(distance['@Quantity'])
  const whole = /^(?:RentalPeriod|)$/.test(distance['@VehiclePeriodUnitName'])
  const extra = [...RentalRate.flatMap(({ VehicleCharges }) => VehicleCharges), ...Fees].find(
    (charge) => charge['@Purpose'] === PURPOSE.extraDistance,
  )
  return {
    unlimited: false,
    // A distance per day or week is not multiplied: how the supplier counts its periods is not documented.
    includedKm: whole && Number.isFinite(quantity) ? Math.round(quantity * factor) : null,
    extraKm: extra && factor === 1 ? amountOf(extra['@Amount'], currency) : null,
  }
}

/** The profile has the excess at the included waiver, in `MinMax@MaxCharge`. */
function excessOf({ VehAvailInfo }: OtaCar, currency: string): Money | null {
  const waiver = VehAvailInfo.PricedCoverages.find(
    (cover) =>
      isIncluded(cover) &&
      includedCover(cover.Coverage['@CoverageType'], cover.Coverage.Details.join(' ')) ===
        'collision_damage_waiver',
  )
  return amountOf(waiver?.Charge?.MinMax?.['@MaxCharge'] ?? '', currency)
}

function inclusionsOf(
  { VehAvailInfo }: OtaCar,
  unlimited: boolean,
  fees: Rate['fees'],
  freeUntil: string | null,
): Inclusion[] {
  const covers = VehAvailInfo.PricedCoverages.filter(isIncluded).flatMap(
    ({ Coverage }) => includedCover(Coverage['@CoverageType'], Coverage.Details.join(' ')) ?? [],
  )
  const airport = fees.some(({ kind, included }) => kind === 'airport_surcharge' && included)
  return [
    ...new Set<Inclusion>([
      ...covers,
      'local_taxes',
      ...(unlimited ? (['unlimited_mileage'] as const) : []),
      ...(airport ? (['airport_surcharge'] as const) : []),
      ...(freeUntil === null ? [] : (['free_cancellation'] as const)),
    ]),
  ]
}
