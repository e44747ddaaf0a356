import { parseAmount, share, type Money } from '#kernel/money.ts'
import type { SupplierTerms } from '#domains/suppliers/supplier-connector.ts'
import { readDecimal } from '../xml-values.ts'
import { amountOf } from './charges.ts'
import type { OtaPaymentRule, OtaPenaltyRule } from './reply-cars.ts'

/** Rule types (RUL) and payment types (PMT) that we read. */
const RULE = { cancel: '1', prepay: '2', deposit: '3', guarantee: '4' } as const
const PAYMENT = { cash: '1', voucher: '3', prepay: '4', debitCard: '6' } as const

const WITHOUT_CREDIT: ReadonlySet<string> = new Set([PAYMENT.cash, PAYMENT.debitCard, PAYMENT.voucher])

const HOURS: Readonly<Record<string, number>> = { Hour: 1, Day: 24, Week: 168 }

/** Returns terms from the payment rules: prepaid or not, the deposit, and whether a credit card is required. */
export function paymentTerms(rules: readonly OtaPaymentRule[], total: Money) {
  const isDeposit = (rule: OtaPaymentRule) =>
    rule['@RuleType'] === RULE.deposit && rule['@PaymentType'] !== PAYMENT.prepay
  const deposit = rules.find(isDeposit)
  const needs = rules.filter(
    (rule) => rule['@RuleType'] === RULE.deposit || rule['@RuleType'] === RULE.guarantee,
  )
  return {
    prepaid: rules.some(
      (rule) => rule['@RuleType'] === RULE.prepay || rule['@PaymentType'] === PAYMENT.prepay,
    ),
    deposit: deposit ? depositOf(deposit, total) : null,
    // Every desk requires a credit card unless its rules name another method.
    creditCardRequired: !needs.some((rule) => WITHOUT_CREDIT.has(rule['@PaymentType'])),
  }
}

function depositOf(rule: OtaPaymentRule, total: Money): Money | null {
  const percent = rule['@Amount'] === '' ? parseAmount(rule['@Percent']) : null
  return percent === null
    ? amountOf(rule['@Amount'], rule['@CurrencyCode'] || total.currency)
    : share(total, percent)
}

/** Returns cancellation terms from the payment rules. Null if there are none. */
export function termsOfPayment(rules: readonly OtaPaymentRule[], total: Money): SupplierTerms | null {
  const fees = rules.filter((rule) => rule['@RuleType'] === RULE.cancel)
  if (fees.length === 0) return null
  const dated = fees
    .map((rule) => wallMinute(rule['@DateTime']))
    .filter((at) => at !== null)
    .toSorted()
  if (dated[0]) return { nonRefundable: false, freeUntil: dated[0] }
  return { nonRefundable: fees.some((rule) => takesAll(rule, total)), freeUntil: null }
}

/**
 * Returns cancellation terms from the rules of a rate: free until the first deadline before arrival. A deadline counted
 * from booking gives no free period; if its fee is the whole price, the rate is non-refundable. Null without rules.
 */
export function termsOfRules(
  rules: readonly OtaPenaltyRule[],
  total: Money,
  pickUpAt: string,
): SupplierTerms | null {
  if (rules.length === 0) return null
  const deadlines = rules.flatMap((rule) => rule.Deadline.map((deadline) => freeUntil(deadline, pickUpAt)))
  const fromBooking = rules.filter((rule) =>
    rule.Deadline.some((deadline) => deadline['@OffsetDropTime'].startsWith('After')),
  )
  if (fromBooking.length > 0)
    return {
      nonRefundable: fromBooking.some(({ PenaltyFee }) => PenaltyFee && takesAll(PenaltyFee, total)),
      freeUntil: null,
    }
  const [first = null] = deadlines.filter((at) => at !== null).toSorted()
  return { nonRefundable: false, freeUntil: first }
}

function freeUntil(deadline: OtaPenaltyRule['Deadline'][number], pickUpAt: string): string | null {
  const absolute = wallMinute(deadline['@AbsoluteDeadline'])
  const hours = HOURS[deadline['@OffsetTimeUnit']]
  const count = deadline['@OffsetUnitMultiplier']
  if (absolute !== null || hours === undefined || !/^\d{1,3}$/.test(count)) return absolute
  return Temporal.PlainDateTime.from(pickUpAt)
    .subtract({ hours: hours * Number(count) })
    .toString({ smallestUnit: 'minute' })
}

function takesAll(
  fee: { '@Amount': string; '@Percent': string; '@CurrencyCode': string },
  total: Money,
): boolean {
  const amount = amountOf(fee['@Amount'], fee['@CurrencyCode'] || total.currency)
  const same = amount?.currency === total.currency
  return (readDecimal(fee['@Percent']) ?? 0) >= 100 || (same && amount.amount >= total.amount)
}

/** Parses `2026-06-06T10:00:00`, with or without a zone, as the minute of local time at the desk. */
function wallMinute(text: string): string | null {
  return /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(text)?.[1] ?? null
}
