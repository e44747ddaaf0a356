import { zero } from '#kernel/money.ts'
import type { Extra, Protection, ProtectionKind } from '#domains/suppliers/supplier-connector.ts'
import { extraKind } from '../extra-kind.ts'
import { statedCover } from '../stated-cover.ts'
import type { RenticarExtra } from './replies.ts'

const COVER = /güvence|sigorta|muafiyet|insurance|cover|waiver|protection/iu
/** Personal covers, which do not lower the excess for damage to the car. */
const OF_PERSONS = /ferdi|bireysel|şahıs|personal|third|liability/iu
const OF_ALL_DAMAGE = /tam kapsaml|muafiyetsiz|full|premium|zero/iu
const OF_TYRES_AND_GLASS = /lastik|\bcam\b|tyre|glass/iu
const WITHOUT_EXCESS = /muafiyetsiz|\b(?:without|no|zero) excess/iu

/**
 * Converts an extra that is not a cover, at most one per code. Codes are specific to each rental company, and covers
 * are in the same list, so only the name, Turkish or English, identifies an extra. Null for a cover or a free extra.
 */
export function renticarExtra(extra: RenticarExtra): Extra | null {
  const { code, name } = extra
  const price = priceOf(extra)
  if (!price || COVER.test(name)) return null
  return { id: code, kind: extraKind(name), name, ...price, max: 1 }
}

/** Converts a cover for damage to the car. The remaining excess is only known if its name states that there is none. */
export function renticarProtection(extra: RenticarExtra): Protection | null {
  const { code, name } = extra
  const price = priceOf(extra)
  if (!price || !COVER.test(name) || OF_PERSONS.test(name)) return null
  const excessAfter = WITHOUT_EXCESS.test(name) ? zero(price.price.currency) : null
  const stated = statedCover(name)
  return { id: code, kind: protectionKind(name), name, ...price, excessAfter, ...(stated && { stated }) }
}

function protectionKind(name: string): ProtectionKind {
  if (OF_ALL_DAMAGE.test(name)) return 'full'
  return OF_TYRES_AND_GLASS.test(name) ? 'basic' : 'medium'
}

function priceOf({
  extradaily,
  dailyPrice,
  totalPrice,
}: RenticarExtra): Pick<Extra, 'price' | 'per' | 'priceForRental'> | null {
  if (totalPrice.amount === 0) return null
  const perDay = extradaily === 1 && dailyPrice.amount > 0
  return {
    price: perDay ? dailyPrice : totalPrice,
    per: perDay ? 'day' : 'rental',
    priceForRental: totalPrice,
  }
}
