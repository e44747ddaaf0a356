import { z } from 'zod'
import { listOf } from '../list-of.ts'
import { Optional, Text, attributes } from './replies.ts'

const Calculation = z.object({
  '@UnitCharge': Optional,
  '@UnitName': Optional,
  '@Quantity': Optional,
  '@MaxQuantity': Optional,
  '@Percentage': Optional,
  '@Applicability': Optional,
  '@Total': Optional,
})

/**
 * A charge of any kind, with every attribute that changes its sum. An unreadable one makes the whole car invalid, so
 * that no charge is lost. `GuaranteedInd` and `RateConvertInd` only state how certain an amount is.
 */
const Charge = attributes({
  '@Purpose': Optional,
  '@Amount': Optional,
  '@CurrencyCode': Optional,
  '@DecimalPlaces': Optional,
  '@TaxInclusive': Optional,
  '@Description': Optional,
  '@IncludedInRate': Optional,
  '@IncludedInEstTotalInd': Optional,
  TaxAmounts: z
    .object({ TaxAmount: z.array(z.object({ '@Total': Optional, '@CurrencyCode': Optional })) })
    .optional(),
  MinMax: attributes({
    '@MaxCharge': Optional,
    '@MinCharge': Optional,
    '@MaxChargeDays': Optional,
  }).optional(),
  Calculation: z.array(Calculation).default([]),
})
export type OtaCharge = z.infer<typeof Charge>

function charges(name: string) {
  return z
    .preprocess((list) => (list === '' ? undefined : list), z.record(z.string(), z.unknown()).optional())
    .transform((list) => list?.[name] ?? [])
    .pipe(z.array(Charge))
}

export const Total = z
  .array(
    attributes({
      '@EstimatedTotalAmount': Optional,
      '@RateTotalAmount': Optional,
      '@CurrencyCode': Optional,
      '@DecimalPlaces': Optional,
    }),
  )
  .default([])

const Vehicle = attributes({
  '@Code': Optional,
  '@CodeContext': Optional,
  '@VendorCarType': Optional,
  '@TransmissionType': Optional,
  '@AirConditionInd': Optional,
  '@PassengerQuantity': Optional,
  '@BaggageQuantity': Optional,
  VehType: attributes({ '@VehicleCategory': Optional, '@DoorCount': Optional }).optional(),
  VehClass: attributes({ '@Size': Optional }).optional(),
  VehMakeModel: attributes({ '@Name': Optional, '@Code': Optional, '@ModelYear': Optional }).optional(),
  PictureURL: Text,
  VehIdentity: attributes({ '@VehicleAssetNumber': Optional, '@VehicleID_Number': Optional }).optional(),
})
export type OtaVehicle = z.infer<typeof Vehicle>

const RentalRate = attributes({
  RateDistance: z
    .array(
      z.object({
        '@Unlimited': Optional,
        '@Quantity': Optional,
        '@DistUnitName': Optional,
        '@VehiclePeriodUnitName': Optional,
      }),
    )
    .default([]),
  VehicleCharges: charges('VehicleCharge'),
  RateQualifier: attributes({ '@RateQualifier': Optional, '@VendorRateID': Optional }).optional(),
  RateRestrictions: attributes({ '@CancellationPenaltyInd': Optional }).optional(),
})

const Equipment = z.object({
  '@Required': Optional,
  Equipment: attributes({ '@EquipType': Optional, '@Quantity': Optional, Description: Text }),
  Charge,
})
export type OtaEquipment = z.infer<typeof Equipment>

const Detail = z.union([
  z.string().transform((text) => ({ text, isLimits: false })),
  z
    .object({ '#text': Optional, '@CoverageTextType': Optional })
    .transform((node) => ({ text: node['#text'], isLimits: node['@CoverageTextType'] === 'Limits' })),
])

const Coverage = z.object({
  '@Required': Optional,
  Coverage: attributes({
    '@CoverageType': Optional,
    '@Code': Optional,
    Details: z.array(Detail).default([]),
  }).transform(({ Details, ...coverage }) => ({
    ...coverage,
    texts: Details.map(({ text }) => text),
    /** The profile writes the excess as a limit: in a text of `Limits`, and in `MinMax@MaxCharge`. */
    hasExcess: Details.some(({ isLimits }) => isLimits),
  })),
  Charge: Charge.optional(),
})
export type OtaCoverage = z.infer<typeof Coverage>

const PaymentRule = attributes({
  '@RuleType': Optional,
  '@PaymentType': Optional,
  '@Amount': Optional,
  '@Percent': Optional,
  '@CurrencyCode': Optional,
  '@DateTime': Optional,
})
export type OtaPaymentRule = z.infer<typeof PaymentRule>

const Reference = attributes({ '@Type': Optional, '@ID': Optional, '@ID_Context': Optional })

export const OtaCar = z.object({
  VehAvailCore: z.object({
    '@Status': Optional,
    Vehicle,
    RentalRate: z.array(RentalRate).default([]),
    TotalCharge: Total,
    PricedEquips: listOf('PricedEquip', Equipment),
    Fees: charges('Fee'),
    Reference: Reference.optional(),
  }),
  VehAvailInfo: attributes({
    PricedCoverages: listOf('PricedCoverage', Coverage),
    PaymentRules: listOf('PaymentRule', PaymentRule),
  }).prefault({}),
})
export type OtaCar = z.infer<typeof OtaCar>

const VendorCars = z.object({
  Vendor: attributes({ '@Code': Optional }).optional(),
  VehAvails: z
    .object({ VehAvail: z.array(z.unknown()) })
    .or(z.literal('').transform(() => ({ VehAvail: [] }))),
})

const NO_CARS = { VehAvailRSCore: { VehVendorAvails: { VehVendorAvail: [] } } }

/** An empty reply, or one with only `Success`: some systems send it if there are no cars. */
const Nothing = z
  .record(z.string(), z.unknown())
  .refine((message) => Object.keys(message).every((name) => name.startsWith('@') || name === 'Success'))
  .transform(() => NO_CARS)

/** Cars by vendor. */
export const OtaCars = z
  .object({
    VehAvailRSCore: z.object({
      VehVendorAvails: z
        .object({ VehVendorAvail: z.array(VendorCars) })
        .or(z.literal('').transform(() => NO_CARS.VehAvailRSCore.VehVendorAvails)),
    }),
  })
  .or(Nothing)

const PenaltyRule = attributes({
  Deadline: z
    .array(
      z.object({
        '@AbsoluteDeadline': Optional,
        '@OffsetTimeUnit': Optional,
        '@OffsetUnitMultiplier': Optional,
        '@OffsetDropTime': Optional,
      }),
    )
    .default([]),
  PenaltyFee: attributes({ '@Amount': Optional, '@Percent': Optional, '@CurrencyCode': Optional }).optional(),
})
export type OtaPenaltyRule = z.infer<typeof PenaltyRule>

export const OtaRateRules = z.object({
  RateRules: attributes({ CancelPenaltyInfo: z.array(PenaltyRule).default([]) }).optional(),
})
