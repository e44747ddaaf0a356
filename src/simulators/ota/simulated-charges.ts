import { decimal } from '#kernel/money.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { element } from '#connectors/suppliers/xml.ts'
import type { Attributes } from '#connectors/suppliers/xml.ts'
import { PURPOSE } from '#connectors/suppliers/ota/codes.ts'
import {
  NAJM_COVERS,
  NAJM_DESK,
  NAJM_DRIVER,
  NAJM_EQUIPMENT,
  coverDaily,
  rentalPrice,
} from './simulated-cost.ts'
import type { NajmCost } from './simulated-cost.ts'

/** The maximum number of days in a calculation. */
const MAX_DAYS = 99

/** Returns the net rate and its tax, in total and per day. */
export function rentalRateXml({ days, from }: SimulatedRental, priced: PricedCar, cost: NajmCost): string {
  const tax = element('TaxAmount', {
    Total: decimal(cost.tax),
    CurrencyCode: 'EUR',
    Percentage: (from.country.vat / 100).toFixed(2),
    Description: 'VAT',
  })
  const charge = element(
    'VehicleCharge',
    {
      ...euros(cost.net),
      TaxInclusive: 'false',
      GuaranteedInd: 'true',
      IncludedInEstTotalInd: 'true',
      Purpose: PURPOSE.rental,
    },
    element('TaxAmounts', {}, tax),
    days > MAX_DAYS
      ? ''
      : element('Calculation', {
          UnitCharge: decimal(Math.round(cost.net / days)),
          UnitName: 'Day',
          Quantity: days,
        }),
  )
  return element(
    'RentalRate',
    {},
    element('RateDistance', { Unlimited: 'true', DistUnitName: 'Km', VehiclePeriodUnitName: 'RentalPeriod' }),
    element('VehicleCharges', {}, charge),
    element('RateQualifier', { RateCategory: '3', RateQualifier: 'STD' }),
    element('RateRestrictions', { CancellationPenaltyInd: 'true' }),
  )
}

export function totalXml({ net, tax, total }: NajmCost): string {
  return element('TotalCharge', {
    RateTotalAmount: decimal(net + tax),
    EstimatedTotalAmount: decimal(total),
    CurrencyCode: 'EUR',
  })
}

/** Returns mandatory fees and, if equipment is priced, an additional driver, who is not equipment. */
export function feesXml({ days }: SimulatedRental, { fees }: NajmCost, withDriver: boolean): string {
  const rows = fees.map(({ purpose, name, amount }) =>
    element('Fee', {
      ...euros(amount),
      TaxInclusive: 'true',
      Description: name,
      IncludedInEstTotalInd: 'true',
      Purpose: purpose,
    }),
  )
  const driver = element(
    'Fee',
    {
      ...euros(rentalPrice(NAJM_DRIVER, days)),
      TaxInclusive: 'true',
      Description: 'Additional driver',
      IncludedInEstTotalInd: 'false',
      Purpose: PURPOSE.additionalDriver,
    },
    ...perDay(NAJM_DRIVER, days),
  )
  const all = withDriver ? [...rows, driver] : rows
  return all.length === 0 ? '' : element('Fees', {}, ...all)
}

export function equipsXml({ days }: SimulatedRental, requested: ReadonlySet<string>): string {
  const rows = NAJM_EQUIPMENT.filter(({ type }) => requested.has(type)).map((item) =>
    element(
      'PricedEquip',
      {},
      element('Equipment', { EquipType: item.type, Quantity: 1 }, element('Description', {}, item.name)),
      element(
        'Charge',
        {
          ...euros(rentalPrice(item, days)),
          TaxInclusive: 'true',
          IncludedInRate: 'false',
          IncludedInEstTotalInd: 'false',
        },
        ...perDay(item, days),
      ),
    ),
  )
  return rows.length === 0 ? '' : element('PricedEquips', {}, ...rows)
}

function perDay({ daily, max }: { daily: number; max: number }, days: number): string[] {
  return [
    element('MinMax', { MaxCharge: decimal(max) }),
    days > MAX_DAYS
      ? ''
      : element('Calculation', { UnitCharge: decimal(daily), UnitName: 'Day', Quantity: days }),
  ]
}

/** Returns included and optional covers. The remaining excess is in `MaxCharge`. */
export function coversXml({ days }: SimulatedRental, priced: PricedCar): string {
  const { excess } = NAJM_DESK[priced.car.vehicle.category]
  const included = [
    { type: '7', name: 'Collision damage waiver', left: excess },
    { type: '48', name: 'Theft protection', left: excess },
    { type: '49', name: 'Third-party cover', left: 0 },
  ].map(({ type, name, left }) =>
    element(
      'PricedCoverage',
      { Required: 'true' },
      coverXml(type, name, left),
      element(
        'Charge',
        { ...euros(0), TaxInclusive: 'true', IncludedInRate: 'true' },
        element('MinMax', { MaxCharge: decimal(left) }),
      ),
    ),
  )
  const optional = NAJM_COVERS.map(({ type, name, excessPercent }) => {
    const daily = coverDaily(type, priced)
    const left = Math.round((excess * excessPercent) / 100)
    return element(
      'PricedCoverage',
      { Required: 'false' },
      coverXml(type, name, left),
      element(
        'Charge',
        {
          ...euros(daily * days),
          TaxInclusive: 'true',
          IncludedInRate: 'false',
          IncludedInEstTotalInd: 'false',
        },
        element('MinMax', { MaxCharge: decimal(left) }),
        days > MAX_DAYS
          ? ''
          : element('Calculation', { UnitCharge: decimal(daily), UnitName: 'Day', Quantity: days }),
      ),
    )
  })
  return element('PricedCoverages', {}, ...included, ...optional)
}

function coverXml(type: string, name: string, left: number): string {
  return element(
    'Coverage',
    { CoverageType: type },
    element('Details', { CoverageTextType: 'Description' }, name),
    element('Details', { CoverageTextType: 'Limits' }, `Excess EUR ${decimal(left)}`),
  )
}

function euros(amount: number): Attributes {
  return { Amount: decimal(amount), CurrencyCode: 'EUR' }
}
