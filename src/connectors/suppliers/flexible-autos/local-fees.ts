import { money, parseAmount } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { FeeKind } from '#domains/suppliers/supplier-connector.ts'
import { appliesTo, feeKindByName, type Renter } from '../fee-names.ts'
import { currencyOf } from './free-text.ts'
import type { HorizonCar } from './replies.ts'

export type LocalFee = { kind: FeeKind; amount: Money }

type NameAndAmount = { name: string; amount: Money; mandatory: boolean }

const MANDATORY = /^\s*MANDATORY CHARGES\s*-?\s*/i

/**
 * Returns the fees this renter pays at the desk in addition to the price: `DropCharge`, and the fees in the
 * text of `Information`, such as `MANDATORY CHARGES - OneWay:149.99:EUR,YoungDriverFee:150.00:EUR`. Without
 * the words "MANDATORY CHARGES", a fee is only a tariff, due when it applies to this renter. Null if a
 * mandatory fee is unreadable: such a car has no reliable price.
 */
export function localFees(
  car: Pick<HorizonCar, 'DropCharge' | 'DropChargeCurrency' | 'Information' | 'Currency'>,
  renter: Renter,
): LocalFee[] | null {
  const fees: LocalFee[] = []
  if (parseAmount(car.DropCharge || '0') !== 0) {
    const amount = feeAmount(car.DropCharge, car.DropChargeCurrency || car.Currency)
    if (!amount) return null
    fees.push({ kind: 'one_way', amount })
  }
  const listed = new Map<string, NameAndAmount>()
  for (const line of car.Information) {
    const lineFees = feesIn(line)
    if (!lineFees) return null
    // A fee listed twice is due once, and the mandatory line takes precedence.
    for (const fee of lineFees) {
      const key = fee.name.toLowerCase()
      if (fee.mandatory || !listed.has(key)) listed.set(key, fee)
    }
  }
  for (const { name, amount, mandatory } of listed.values()) {
    const kind = feeKindByName(name) ?? 'local_charge'
    const alreadyCharged = kind === 'one_way' && fees.some((fee) => fee.kind === kind)
    if ((mandatory || appliesTo(kind, name, renter)) && !alreadyCharged && amount.amount > 0)
      fees.push({ kind, amount })
  }
  return fees
}

/** Returns the fees of one line. Other text is a note, but on a mandatory line it makes the result null. */
function feesIn(line: string): NameAndAmount[] | null {
  const mandatory = MANDATORY.test(line)
  const fees: NameAndAmount[] = []
  for (const part of line.replace(MANDATORY, '').split(',')) {
    const [, name, digits, currency] = /^\s*([^:]{1,60}):\s*([^:]{1,20}):\s*([^:]{1,10})$/.exec(part) ?? []
    const amount = digits !== undefined && currency !== undefined ? feeAmount(digits, currency) : null
    if (name !== undefined && amount) fees.push({ name: name.trim(), amount, mandatory })
    else if (mandatory && part.trim() !== '') return null
  }
  return fees
}

function feeAmount(digits: string, currency: string): Money | null {
  const hundredths = parseAmount(digits)
  const code = currencyOf(currency)
  return hundredths === null || hundredths < 0 || code === null ? null : money(hundredths, code)
}
