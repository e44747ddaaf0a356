import { z } from 'zod'
import { luhnValid } from '#kernel/luhn.ts'
import { CardContract } from '#domains/rentals/orders/order.contract.ts'
import { groupExpiry, hasExpired, readExpiry, type Expiry } from './card-text.ts'

/** A card's fields, in the order of the page. */
export const CARD_FIELDS = ['card_number', 'card_expiry', 'card_cvc', 'card_holder'] as const

export type CardField = (typeof CARD_FIELDS)[number]

/** A card as entered. */
export type CardValues = Record<CardField, string>

/** Null if no card is required. */
type CardShape = {
  card_number: z.ZodType<string | null, string>
  card_expiry: z.ZodType<Expiry | null, string>
  card_cvc: z.ZodType<string | null, string>
  card_holder: z.ZodType<string | null, string>
}

const required = (message: string) => z.string({ error: message }).trim().min(1, { error: message })

/** Returns the rules of a card on a day `YYYY-MM-DD`; messages are codes, as `fieldMessage` takes them. */
export function cardShape(today: string): CardShape {
  return {
    card_number: required('card_number_required')
      .pipe(CardContract.shape.number)
      .pipe(z.string().refine(luhnValid, { error: 'card_number_invalid' })),
    card_expiry: required('card_expiry_required')
      .transform((text, issues): Expiry => {
        const expiry = readExpiry(groupExpiry(text))
        if (expiry) return expiry
        issues.addIssue({ code: 'custom', message: 'card_expiry_invalid' })
        return z.NEVER
      })
      .refine((expiry) => !hasExpired(expiry, today), { error: 'card_expired' }),
    card_cvc: required('card_cvc_required').pipe(CardContract.shape.cvc),
    card_holder: CardContract.shape.holder,
  }
}

const unasked = z
  .string()
  .catch('')
  .transform(() => null)

/** Empty card fields. */
export const NO_CARD: CardShape = {
  card_number: unasked,
  card_expiry: unasked,
  card_cvc: unasked,
  card_holder: unasked,
}

export type CheckedCard = { [Field in keyof CardShape]: z.output<CardShape[Field]> }

/** Converts the card to the API's format; null if none was required. */
export function toCardPayment(values: CheckedCard) {
  const { card_number: number, card_expiry: expiry, card_cvc: cvc, card_holder: holder } = values
  if (number === null || expiry === null || cvc === null || holder === null) return null
  const { month: expiry_month, year: expiry_year } = expiry
  return { method: 'card' as const, number, expiry_month, expiry_year, cvc, holder }
}

const FIELDS_OF_PATHS: Readonly<Record<string, CardField>> = {
  'payment.number': 'card_number',
  'payment.expiry_month': 'card_expiry',
  'payment.expiry_year': 'card_expiry',
  'payment.cvc': 'card_cvc',
  'payment.holder': 'card_holder',
}

/** Returns the card's field for an error path of a problem document. */
export function cardFieldAt(path: string): CardField | null {
  return FIELDS_OF_PATHS[path] ?? null
}
