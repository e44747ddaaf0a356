import { z } from 'zod'
import { readAmount, readDiscount } from '#domains/coupons/parse-discount.ts'
import { basisPointsOf, isWithin, type CommissionBounds } from '#domains/partners/record/commission.ts'
import { readBic, readIban } from '#kernel/iban.ts'
import { httpUrl } from '#platform/http/http-url.ts'
import { GATEWAY_NAMES, gatewayVariables } from '../gateway-settings.ts'

/** The European Central Bank's reference rates, published about 16:00 in Frankfurt on working days. */
const ECB_ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const percentage = z.coerce
  .number()
  .min(0)
  .max(100)
  .refine((percent) => Number(percent.toFixed(2)) === percent, { error: 'has at most two decimals' })

/** Variables of card payments, coupons and partner commissions. */
export const moneyVariables = {
  PAYMENTS: z
    .enum(GATEWAY_NAMES)
    .default(GATEWAY_NAMES[0])
    .meta({ description: `the payment gateway: ${GATEWAY_NAMES.join(' or ')}` }),
  ...gatewayVariables,
  ECB_URL: z
    .string()
    .refine((address) => address === 'off' || httpUrl.safeParse(address).success, {
      error: 'must be an http(s) URL, or off',
    })
    .optional()
    .meta({
      description: 'asked for exchange rates once a day; off: a dated table stays',
      unset: 'the European Central Bank’s daily file',
    }),
  REFERRAL_REWARD: z.string().default('25 EUR').transform(readDiscount).meta({
    description: 'what the coupon for bringing a friend takes off: an amount, or a share such as 10%',
  }),
  COMMISSION_MIN: percentage.default(0).meta({ description: 'percent that a partner may ask at least' }),
  COMMISSION_MAX: percentage.default(15).meta({ description: 'percent that a partner may ask at most' }),
  COMMISSION_DEFAULT: percentage
    .default(5)
    .meta({ description: 'percent that a partner asks until they choose another' }),
  TRIP_COMMISSION: percentage.default(5).meta({
    description: 'percent of a trip’s fare that a partner earns unless another is agreed with them',
  }),
  COMMISSION_DECIDE_ABOVE: z.string().default('100 EUR').transform(readAmount).meta({
    description: 'the commission of a suspicious booking above which a person decides whether it is paid',
  }),
  REFUND_APPROVAL: z.string().default('500 EUR').transform(readAmount).meta({
    description:
      'what one person of finance gives back of a booking in a day; beyond it a second person has to agree',
  }),
  PAYOUT_IBAN: z
    .string()
    .refine((text) => readIban(text) !== null, { error: 'is no IBAN' })
    .optional()
    .meta({
      description: 'our bank account, from which partners are paid in euros by a SEPA file',
      unset: 'an example outside production; in production partners are listed as CSV alone',
    }),
  PAYOUT_BIC: z
    .string()
    .refine((text) => readBic(text) !== null, { error: 'is no BIC' })
    .optional()
    .meta({ description: 'its bank’s BIC, where that asks for it' }),
  PAYOUT_ADDRESS: z
    .string()
    .refine((text) => readAddress(text) !== null, {
      error: 'is street; building number; postcode; town; country code',
    })
    .optional()
    .meta({
      description:
        'where we are, for SEPA files that pay accounts outside the European Economic Area: street; building number; postcode; town; country code',
      unset: 'such files are refused',
    }),
  PAYOUT_MINIMUM: z.coerce.number().int().min(0).max(10_000).default(50).meta({
    description:
      'euros, or their like in another currency, that a partner is paid at least; less is carried over',
  }),
}

type Commissions = Record<'COMMISSION_MIN' | 'COMMISSION_MAX' | 'COMMISSION_DEFAULT', number>

function commissionBoundsOf(settings: Commissions): CommissionBounds {
  return {
    min: basisPointsOf(settings.COMMISSION_MIN),
    max: basisPointsOf(settings.COMMISSION_MAX),
    usual: basisPointsOf(settings.COMMISSION_DEFAULT),
  }
}

export function commissionFaults(settings: Commissions): string[] {
  const bounds = commissionBoundsOf(settings)
  return isWithin(bounds.usual, bounds)
    ? []
    : ['COMMISSION_DEFAULT: is from COMMISSION_MIN to COMMISSION_MAX']
}

/** Null if exchange rates are not fetched: if configured as `off`, and in tests, which do not use the network. */
export function ecbUrlOf({ ECB_URL, NODE_ENV }: { ECB_URL?: string | undefined; NODE_ENV: string }) {
  if (ECB_URL === undefined) return NODE_ENV === 'test' ? null : ECB_ADDRESS
  return ECB_URL === 'off' ? null : ECB_URL
}

/** An account that there is not, of the registry of IBANs. */
const EXAMPLE_IBAN = 'ES9121000418450200051332'

type PayoutAccount = {
  iban: string
  bic: string | null
  address: NonNullable<ReturnType<typeof readAddress>> | null
}

/** `Paseo de Gracia; 12; 08007; Barcelona; ES`; the street, its number and the postcode may be empty. */
function readAddress(text: string) {
  const [street = '', building = '', postcode = '', town = '', country = '', ...more] = text
    .split(';')
    .map((part) => part.trim())
  if (town === '' || !/^[A-Z]{2}$/.test(country) || more.length > 0) return null
  return { street, building, postcode, town, country }
}

/** Returns the account that partners are paid from by SEPA; null if not configured. */
export function payoutAccountOf(settings: {
  PAYOUT_IBAN?: string | undefined
  PAYOUT_BIC?: string | undefined
  PAYOUT_ADDRESS?: string | undefined
  NODE_ENV: string
}): PayoutAccount | null {
  const { PAYOUT_IBAN, PAYOUT_BIC, PAYOUT_ADDRESS, NODE_ENV } = settings
  const iban = PAYOUT_IBAN ?? (NODE_ENV === 'production' ? undefined : EXAMPLE_IBAN)
  return iban === undefined
    ? null
    : {
        iban: readIban(iban) ?? iban,
        bic: PAYOUT_BIC === undefined ? null : readBic(PAYOUT_BIC),
        address: PAYOUT_ADDRESS === undefined ? null : readAddress(PAYOUT_ADDRESS),
      }
}
