import { z } from 'zod'
import { CURRENCIES } from './locale.ts'

/** Shapes that several contracts share. */

export const MoneyContract = z
  .object({
    amount: z.int().meta({ description: 'Hundredths of the currency: 12345 is 123.45', example: 12345 }),
    currency: z.string().length(3).meta({ example: 'EUR' }),
  })
  .meta({ id: 'Money' })

export const LangIdField = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
  .meta({ description: '1 English, 2 Arabic, 3 another language (answered in English)' })

export const CurrencyIdField = z.coerce
  .number()
  .int()
  .refine((id) => CURRENCIES.some((currency) => currency.id === id), { error: 'Unknown currency' })
  .meta({ description: CURRENCIES.map(({ id, code }) => `${id} ${code}`).join(', ') })

export const PageField = z.coerce.number().int().min(1).max(10_000).default(1)
export const PageSizeField = z.coerce.number().int().min(1).max(100).default(20)

/** One line of text a person typed: trimmed, no control characters, at most `max` characters. */
export function textField(required: string, max: number) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(max, { error: `At most ${max} characters (max)` })
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'Control characters are not allowed' })
}

/** `YYYY-MM-DD`, a day of the calendar. */
export const DateField = z.iso.date({ error: 'A date is YYYY-MM-DD' })

/** `HH:mm`, 00:00–23:59. */
export const TimeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time is HH:mm' })

/** An instant, ISO 8601 in UTC. */
export const InstantField = z.iso.datetime()

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    page_size: z.int(),
    total: z.int(),
  })
}
