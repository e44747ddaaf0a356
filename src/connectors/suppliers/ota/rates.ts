import { readAcriss } from '#kernel/acriss.ts'
import type { Money } from '#kernel/money.ts'
import { feesFit } from '#domains/suppliers/supplier-connector.ts'
import type { Inclusion, Rate, RecheckedRate } from '#domains/suppliers/supplier-connector.ts'
import { onePerId } from '../one-per-key.ts'
import { readDecimal, readFlag } from '../xml-values.ts'
import { chargedItems, isMandatory, namesFee, words } from './charged.ts'
import { amountOf, chargeTotal, chargesOf, estimatedTotal } from './charges.ts'
import { PURPOSE, feeKind, includedCover } from './codes.ts'
import { isAdditionalDriver, isIncluded, otaExtras, otaProtections } from './extras.ts'
import type { ItemReading } from './extras.ts'
import type { OtaCar, OtaCharge } from './reply-cars.ts'
import type { OtaToken } from './requests.ts'
import { paymentTerms, termsOfPayment } from './terms.ts'
import { acrissOf, mostOf, vehicleCode, vehicleName } from './vehicle.ts'

/** How a supplier's replies are read: the currency requested, the dialect's items, the car's vendor code. */
export type OtaReading = ItemReading & { currency: string; vendor: string }

/** Brands whose codes the back office knows. */
const VENDORS: ReadonlySet<string> = new Set(['AL', 'ZL', 'DS', 'OK', 'CE', 'GM', 'GC'])
const SOLD: ReadonlySet<string> = new Set(['', 'Available', 'Confirmed'])
const KM_PER_MILE = 1.609344

/** A car as we sell it; null when it is not available, or its price, fees or class are invalid. */
export function otaRate(car: OtaCar, reading: OtaReading): Rate | null {
  const { VehAvailCore: core, VehAvailInfo: info } = car
  const acriss = acrissOf(core.Vehicle)
  const total = estimatedTotal(car, reading.currency, reading.unitPrices)
  if (!SOLD.has(core['@Status']) || !acriss || !readAcriss(acriss) || !total) return null
  const { code, context } = vehicleCode(core.Vehicle)
  const [rentalRate] = core.RentalRate
  const qualifier = rentalRate?.RateQualifier
  const carry: OtaToken = {
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
  if (!feesFit(total, fees)) return null
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
    extras: onePerId(otaExtras(car, currency, chargedItems(car, rate.total, reading.unitPrices), reading)),
    protections: onePerId(otaProtections(car.VehAvailInfo.PricedCoverages, currency, reading.unitPrices)),
  }
}

/** Fees, wherever a system sends them: fees, charges besides the rental's own, equipment that is charged or required. */
function feesOf(car: OtaCar, total: Money, { unitPrices }: OtaReading): Rate['fees'] {
  const charged = chargedItems(car, total, unitPrices)
  // Neither in the total nor said to be outside it: optional.
  const isCharged = (charge: OtaCharge) =>
    charged.has(charge) || readFlag(charge['@IncludedInEstTotalInd']) === false
  const asCharges = chargesOf(car)
    .filter((charge) => !isAdditionalDriver(charge) && isCharged(charge))
    // A rental charge without a purpose is the rental itself.
    .filter((charge) => charge['@Purpose'] !== '')
    .flatMap((charge) => {
      const kind = feeKind(charge['@Purpose'], charge['@Description'])
      return feeOf(kind, chargeTotal(charge, total.currency), charged.has(charge))
    })
  const asEquipment = car.VehAvailCore.PricedEquips.filter(
    (item) => isMandatory(item) || (charged.has(item.Charge) && namesFee(item)),
  ).flatMap((item) => {
    const amount = chargeTotal(item.Charge, total.currency, unitPrices)
    return feeOf(feeKind('', words(item)), amount, charged.has(item.Charge))
  })
  return [...asCharges, ...asEquipment]
}

function feeOf(kind: ReturnType<typeof feeKind>, amount: Money | null, included: boolean): Rate['fees'] {
  return kind && amount && amount.amount > 0 ? [{ kind, amount, included }] : []
}

function mileageOf(car: OtaCar, currency: string): Rate['mileage'] {
  const [distance] = car.VehAvailCore.RentalRate.flatMap(({ RateDistance }) => RateDistance)
  const unlimited = readFlag(distance?.['@Unlimited'] ?? '') ?? !distance?.['@Quantity']
  if (!distance || unlimited) return { unlimited: true, includedKm: null, extraKm: null }
  const factor = distance['@DistUnitName'] === 'Mile' ? KM_PER_MILE : 1
  const quantity = readDecimal(distance['@Quantity'])
  const whole = /^(?:RentalPeriod|)$/.test(distance['@VehiclePeriodUnitName'])
  const extra = chargesOf(car).find((charge) => charge['@Purpose'] === PURPOSE.extraDistance)
  return {
    unlimited: false,
    // A distance per day or week is not multiplied: how the supplier counts its periods is not documented.
    includedKm: whole && quantity !== null && quantity >= 0 ? Math.round(quantity * factor) : null,
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
