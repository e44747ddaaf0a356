import { z } from 'zod'
import { CURRENCIES } from './locale.ts'

/** Shapes that several contracts share. */

export const MoneyContract = z
  .object({
    amount: z.int().meta({ description: 'Hundredths of the currency: 12345 is 123.45', example: 12345 }),
    currency: z.string().length(3).meta({ example: 'EUR' }),
  })
  .meta({ id: 'Money' })

/** A named shape, or null: `.nullable()` would have the API reference call the shape nullable wherever it is used. */
export function orNull<Shape extends z.ZodType>(shape: Shape) {
  return z.union([shape, z.null()])
}

/** An amount in a request: a field it does not have is refused there too. */
export const AskedMoneyContract = z
  .strictObject({ ...MoneyContract.shape, amount: MoneyContract.shape.amount.min(0) })
  .meta({ id: 'AskedMoney' })

/** A number of a query, which is text: whole and in plain digits, so that nothing, `1e3` and `0x1F` are none. */
export function queryNumber<Schema extends z.ZodType>(number: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text),
    number,
  )
}

export const LangIdField = z
  .union([z.literal(1), z.literal(2), z.literal(3)], { error: 'A language is 1, 2 or 3' })
  .meta({ description: '1 English, 2 Arabic, 3 another language (answered in English)' })

export const CurrencyIdField = z
  .int({ error: 'Unknown currency' })
  .refine((id) => CURRENCIES.some((currency) => currency.id === id), { error: 'Unknown currency' })
  .meta({ description: CURRENCIES.map(({ id, code }) => `${id} ${code}`).join(', ') })

const pageError = { error: 'A page is a whole number from 1' }
const pageSizeError = { error: 'A page holds 1 to 100' }
export const PageField = z.int(pageError).min(1, pageError).max(10_000, pageError)
export const PageSizeField = z.int(pageSizeError).min(1, pageSizeError).max(100, pageSizeError)

/** One line of text a person typed: trimmed, no control characters, at most `max` characters. */
export function textField(required: string, max: number) {
  return (
    z
      .string({ error: required })
      .trim()
      .min(1, { error: required })
      .max(max, { error: `At most ${max} characters (max)` })
      // Half of a surrogate pair is no character either, and the database would refuse it.
      .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { error: 'Control characters are not allowed' })
  )
}

/** A person, as an account and a driver are named. */
export const FirstNameField = textField('First Name is Required', 60)
export const LastNameField = textField('Last Name is Required', 60)
export const EmailField = textField('Email is Required', 254).pipe(z.email({ error: 'Email is not valid' }))

export const PhoneField = z.strictObject(
  {
    countryCode: z
      .string({ error: 'A country code is + and up to four digits' })
      .regex(/^\+[1-9]\d{0,3}$/, { error: 'A country code is + and up to four digits' }),
    phone: textField('Phone is Required', 20),
  },
  { error: 'Phone is Required' },
)

/** Text of several lines that a person typed; otherwise as `textField`. */
export function longTextField(required: string, max: number) {
  return z
    .string({ error: required })
    .trim()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .min(1, { error: required })
    .max(max, { error: `At most ${max} characters (max)` })
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\n\t]/g, '')), {
      error: 'Control characters are not allowed',
    })
}

const scoreError = { error: 'A score is 1 to 5' }
/** Stars. */
export const ScoreField = z.int(scoreError).min(1, scoreError).max(5, scoreError)

/** `YYYY-MM-DD`, a day of the calendar. */
export const DateField = z.iso.date({ error: 'A date is YYYY-MM-DD' })

/** `HH:mm`, 00:00–23:59. */
export const TimeField = z
  .string({ error: 'A time is HH:mm' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time is HH:mm' })

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    page_size: z.int(),
    total: z.int(),
  })
}
