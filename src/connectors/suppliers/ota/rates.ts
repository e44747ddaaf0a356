import { readAcriss } from '#kernel/acriss.ts'
import { zero, type Money } from '#kernel/money.ts'
import { feesFit } from '#domains/suppliers/supplier-connector.ts'
import type {
  FeeKind,
  Inclusion,
  Rate,
  RecheckedRate,
  UnclearCharge,
} from '#domains/suppliers/supplier-connector.ts'
import { appliesTo, dependsOnRenter, type Renter } from '../fee-names.ts'
import { onePerId } from '../one-per-key.ts'
import { readDecimal, readFlag } from '../xml-values.ts'
import { chargedItems, isMandatory, namesFee, words } from './charged.ts'
import { amountOf, chargeTotal, chargesOf, estimatedTotal, isSum, uncertainty } from './charges.ts'
import type { ChargeSum } from './charges.ts'
import { PURPOSE, feeKind, includedCover } from './codes.ts'
import { isAdditionalDriver, isIncluded, otaExtras, otaProtections } from './extras.ts'
import type { ItemReading } from './extras.ts'
import type { OtaCar, OtaCharge } from './reply-cars.ts'
import type { OtaToken } from './requests.ts'
import { paymentTerms, termsOfPayment } from './terms.ts'
import { acrissOf, maxOf, vehicleCode, vehicleName } from './vehicle.ts'

/**
 * Inputs for reading a supplier's replies: the requested currency, the renter, the dialect's items, and the car's
 * vendor code.
 */
export type OtaReading = ItemReading & { currency: string; vendor: string; renter: Renter }

/** Brands with codes that the back office knows. */
const VENDORS: ReadonlySet<string> = new Set(['AL', 'ZL', 'DS', 'OK', 'CE', 'GM', 'GC'])
const SOLD: ReadonlySet<string> = new Set(['', 'Available', 'Confirmed'])
const KM_PER_MILE = 1.609344

/**
 * Converts a car. Null if it is not available, or its price, fees or class are invalid. `unclear`: the reason why its
 * price is uncertain.
 */
export function otaRate(car: OtaCar, reading: OtaReading): Rate | null {
  const { VehAvailCore: core, VehAvailInfo: info } = car
  const acriss = acrissOf(core.Vehicle)
  const sum = estimatedTotal(car, reading.currency, reading.unitPrices)
  if (!SOLD.has(core['@Status']) || !acriss || !readAcriss(acriss) || sum === null) return null
  const total = isSum(sum) ? sum : zero(reading.currency)
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
  const { fees, unclear } = isSum(sum) ? feesOf(car, total, reading) : { fees: [], unclear: sum }
  if (!unclear && !feesFit(total, fees)) return null
  const mileage = mileageOf(car, total.currency)
  return {
    key: [reading.vendor, carry.vehicleCode, carry.rateQualifier].filter(Boolean).join('-'),
    acriss,
    vehicleName: vehicleName(core.Vehicle) || carry.vehicleCode,
    seats: maxOf(core.Vehicle['@PassengerQuantity']),
    doors: maxOf(core.Vehicle.VehType?.['@DoorCount']),
    bags: maxOf(core.Vehicle['@BaggageQuantity']),
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
    ...(unclear && { unclear }),
    carry,
  }
}

/** Returns the rate with its extras and covers. */
export function otaRecheckedRate(car: OtaCar, reading: OtaReading): RecheckedRate | null {
  const rate = otaRate(car, reading)
  if (!rate || rate.unclear) return null
  const { currency } = rate.total
  const extras = otaExtras(car, currency, chargedItems(car, rate.total, reading.unitPrices), reading)
  const protections = otaProtections(car.VehAvailInfo.PricedCoverages, currency, reading.unitPrices)
  const unclearItems = [...extras.unclear, ...protections.unclear]
  return {
    ...rate,
    extras: onePerId(extras.items),
    protections: onePerId(protections.items),
    ...(unclearItems.length > 0 && { unclearItems }),
  }
}

type ListedFee = {
  charge: OtaCharge
  kind: FeeKind | null
  name: string
  unitPrices: boolean
  isDue: boolean
  isRequired: boolean
}

/**
 * Returns fees from all places where systems send them: fees, charges in addition to the rental's own, and
 * equipment that is charged, required or a conditional fee for this renter. A fee outside the total is due at
 * the desk, and must have a certain sum.
 */
function feesOf(
  car: OtaCar,
  total: Money,
  { unitPrices, renter }: OtaReading,
): { fees: Rate['fees']; unclear: UnclearCharge | null } {
  const charged = chargedItems(car, total, unitPrices)
  // A rental charge without a purpose is the rental itself.
  const asCharges = chargesOf(car)
    .filter((charge) => !isAdditionalDriver(charge) && charge['@Purpose'] !== '')
    .map((charge): ListedFee => {
      const name = charge['@Description']
      // Neither in the total nor marked as outside it: optional.
      const isDue = readFlag(charge['@IncludedInEstTotalInd']) === false
      const kind = feeKind(charge['@Purpose'], name)
      return { charge, kind, name, unitPrices: false, isDue, isRequired: false }
    })
  const asEquipment = car.VehAvailCore.PricedEquips.filter((item) => isMandatory(item) || namesFee(item)).map(
    (item): ListedFee => {
      const name = words(item)
      const isDue = isMandatory(item)
      return { charge: item.Charge, kind: feeKind('', name), name, unitPrices, isDue, isRequired: isDue }
    },
  )
  const listed = [...asCharges, ...asEquipment]
  const inTotal = listed.filter(({ charge }) => charged.has(charge))
  const known = new Set(inTotal.map(({ kind }) => kind))
  const atDesk = listed.filter(({ charge, kind, name, isDue, isRequired }) => {
    if (charged.has(charge) || kind === null) return false
    if (isRequired || !dependsOnRenter(kind)) return isDue
    return !known.has(kind) && appliesTo(kind, name, renter)
  })
  const fees = inTotal.flatMap(({ charge, kind, unitPrices: isUnit }) => {
    const sum = chargeTotal(charge, total.currency, { unitPrices: isUnit })
    return feeOf(kind, sum, true)
  })
  for (const { charge, kind, unitPrices: isUnit } of atDesk) {
    const sum = chargeTotal(charge, charge['@CurrencyCode'] || total.currency, { unitPrices: isUnit })
    if (isSum(sum) && sum.amount <= 0) continue
    const due = uncertainty(charge) ?? sum
    if (!isSum(due)) return { fees, unclear: due ?? 'calculation' }
    fees.push(...feeOf(kind, due, false))
  }
  return { fees, unclear: null }
}

function feeOf(kind: FeeKind | null, amount: ChargeSum, included: boolean): Rate['fees'] {
  return kind && isSum(amount) && amount.amount > 0 ? [{ kind, amount, included }] : []
}

function mileageOf(car: OtaCar, currency: string): Rate['mileage'] {
  const [distance] = car.VehAvailCore.RentalRate.flatMap(({ RateDistance }) => RateDistance)
  const unlimited = readFlag(distance?.['@Unlimited'] ?? '') ?? !distance?.['@Quantity']
  if (!distance || unlimited) return { unlimited: true, includedKm: null, extraKm: null }
  const factor = distance['@DistUnitName'] === 'Mile' ? KM_PER_MILE : 1
  const quantity = readDecimal(distance['@Quantity'])
  const whole = /^(?:RentalPeriod|)$/.test(distance['@VehiclePeriodUnitName'])
  const extra = chargesOf(car).find((charge) => charge['@Purpose'] === PURPOSE.extraDistance)
  const perKm = extra?.Calculation.find((line) => line['@UnitName'] === 'Km')?.['@UnitCharge']
  return {
    unlimited: false,
    // A distance per day or week is not multiplied: how the supplier counts its periods is not documented.
    includedKm: whole && quantity !== null && quantity >= 0 ? Math.round(quantity * factor) : null,
    extraKm: extra && factor === 1 ? amountOf(perKm || extra['@Amount'], currency) : null,
  }
}

/** Returns the excess. The profile has it at the included waiver, in `MinMax@MaxCharge`. */
function excessOf({ VehAvailInfo }: OtaCar, currency: string): Money | null {
  const waiver = VehAvailInfo.PricedCoverages.find(
    (cover) =>
      isIncluded(cover) &&
      includedCover(cover.Coverage['@CoverageType'], cover.Coverage.texts.join(' ')) ===
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
    ({ Coverage }) => includedCover(Coverage['@CoverageType'], Coverage.texts.join(' ')) ?? [],
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
