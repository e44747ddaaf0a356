import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { z } from 'zod'
import { isDay } from './days.ts'
import { latinDigits, ungrouped } from './digits.ts'
import { emailAddress, pastedAddress } from './email-address.ts'
import type { FieldCode } from './field-messages.ts'
import { flightNumber, readFlight } from './flight-number.ts'
import { isLatinName } from './latin-name.ts'
import { isId, REFERENCE_PATTERN } from './ids.ts'
import { CURRENCIES, LANGUAGES } from './locale.ts'
import { isBlank, isName, isPlain, personNameText, pastedText } from './pasted-text.ts'
import { isMissing, valueFault, type CountedCode, type ValueIssue } from './value-fault.ts'

/** Schemas shared by several contracts. */

export const MoneyContract = z
  .object({
    amount: z.int().meta({ description: 'Hundredths of the currency: 12345 is 123.45', example: 12345 }),
    currency: z.string().length(3).meta({ example: 'EUR' }),
  })
  .meta({ id: 'Money' })

/**
 * Returns a field's error as its code; the message is chosen in the reader's language. A domain has its own codes
 * (`fieldError<FareFieldCode>('place_unknown')`): one without a message does not compile. A code for a required field
 * applies only to a missing value; for an invalid one, the error is `otherwise` or describes the expected value.
 */
export function fieldError<ExtraCode extends string = never>(
  code: CountedCode<ExtraCode>,
  otherwise?: FieldCode<ExtraCode>,
) {
  if (!code.endsWith('_required')) return { error: () => code }
  return {
    error: (issue: ValueIssue): CountedCode<ExtraCode> =>
      isMissing(issue.input) ? code : (otherwise ?? valueFault(issue)),
  }
}

/** Options for parsing contracts whose errors people see: errors without a code get one, instead of zod's text. */
export const FIELD_ERRORS = { error: valueFault }

/** Returns a named shape or null. `.nullable()` would make the API reference show the shape as nullable everywhere. */
export function orNull<Shape extends z.ZodType>(shape: Shape) {
  return z.union([shape, z.null()])
}

const amountError = fieldError('asked_amount_invalid')
const currencyError = fieldError('currency_unknown')

/** An amount in a request: unknown fields are rejected in it, too. */
export const RequestedMoneyContract = z
  .strictObject({
    amount: z
      .int(amountError)
      .min(0, amountError)
      .meta(MoneyContract.shape.amount.meta() ?? {}),
    currency: z.string(currencyError).length(3, currencyError).meta({ example: 'EUR' }),
  })
  .meta({ id: 'AskedMoney' })

/**
 * Returns a schema for one of some values. Without `enum`, the generator of the API reference shows only the first
 * value of a literal.
 */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  error?: Parameters<typeof z.literal>[1],
) {
  return z.literal(values, error).meta({ enum: [...values] })
}

const ID_OF_NOTHING = '00000000-0000-0000-0000-000000000000'

/** An id in a path. An invalid one would cause a database error, so it is replaced by an id that nothing has. */
export const IdInPath = z.string().transform((text) => (isId(text) ? text : ID_OF_NOTHING))

/**
 * Returns a schema for a number in a query string: an integer in plain digits, so that empty text, `1e3` and `0x1F` are
 * invalid.
 */
export function queryNumber<Schema extends z.ZodType>(number: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text),
    number,
  )
}

export const LangIdField = z
  .union(
    LANGUAGES.map(({ id }) => z.literal(id)),
    fieldError('language_invalid'),
  )
  .meta({ description: LANGUAGES.map(({ id, englishName }) => `${id} ${englishName}`).join(', ') })

/** A supported language by its tag, also with a region as clients store it: `ar`, `ar-kw`, `ar_KW`. */
export const LanguageField = z.preprocess(
  (tag) => (typeof tag === 'string' ? tag.replace(/[-_][A-Za-z0-9]{2,8}$/, '').toLowerCase() : tag),
  z.enum(LANGUAGE_CODES, fieldError('trip_language_invalid')),
)

export const CurrencyIdField = z
  .int(fieldError('currency_unknown'))
  .refine((id) => CURRENCIES.some((currency) => currency.id === id), fieldError('currency_unknown'))
  .meta({ description: CURRENCIES.map(({ id, code }) => `${id} ${code}`).join(', ') })

const pageError = fieldError('page_invalid')
const pageSizeError = fieldError('page_size_invalid')
export const PageField = z.int(pageError).min(1, pageError).max(10_000, pageError)
export const PageSizeField = z.int(pageSizeError).min(1, pageSizeError).max(100, pageSizeError)

/**
 * Returns a schema for one line of entered text: trimmed, no control characters or line ends, at most `max` characters.
 * Text without visible characters counts as missing.
 */
export function textField<ExtraCode extends string = never>(required: FieldCode<ExtraCode>, max: number) {
  return lineOf<ExtraCode>(required, max, visibleText)
}

/**
 * Returns a schema for an entered or pasted code, reference or number: like `textField`, normalised by `pastedText`.
 */
export function codeField<ExtraCode extends string = never>(required: FieldCode<ExtraCode>, max: number) {
  return lineOf<ExtraCode>(required, max, pastedText)
}

/** Like `codeField`, for a code that is also read aloud and entered in groups: `209 720`, `KMRTW-7XYZ2`. */
export function groupedCodeField<ExtraCode extends string = never>(
  required: FieldCode<ExtraCode>,
  max: number,
) {
  return lineOf<ExtraCode>(required, max, (text) => ungrouped(pastedText(text)))
}

/** The reference of a booking or a trip. */
export const ReferenceField = groupedCodeField('reference_required', 40)
  .toUpperCase()
  .regex(REFERENCE_PATTERN, fieldError('reference_invalid'))

/**
 * Returns a schema for a person's name: like `textField`, with at least one letter and without invisible characters.
 */
export function nameField<ExtraCode extends string = never>(required: FieldCode<ExtraCode>, max: number) {
  // An empty text already counts as missing.
  return lineOf<ExtraCode>(required, max, personNameText).refine(
    (text) => text === '' || isName(text),
    fieldError('name_unreadable'),
  )
}

/** Returns a schema for a staff search: part of a name, number, reference or address, entered or pasted. */
export function searchField(max: number) {
  return lineOf('search_empty', max, (text) => latinDigits(personNameText(text.normalize('NFKC'))))
}

function visibleText(text: string): string {
  return !isPlain(text) && isBlank(text) ? '' : text.trim()
}

function lineOf<ExtraCode extends string = never>(
  required: FieldCode<ExtraCode>,
  max: number,
  read: (text: string) => string,
) {
  return (
    z
      .string(fieldError<ExtraCode>(required))
      .overwrite(read)
      .min(1, fieldError<ExtraCode>(required))
      .max(max, fieldError(`too_long:${max}`))
      // A lone surrogate is not a character either, and the database would reject it.
      .refine(
        (text) => isPlain(text) || !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text),
        fieldError('control_characters'),
      )
  )
}

/** A person's first name, of an account and a driver. */
export const FirstNameField = nameField('first_name_required', 60)
export const LastNameField = nameField('last_name_required', 60)

/** A person's name in Latin letters, as in passports and driving licences. */
export const LatinNameField = nameField('latin_name_required', 60).refine(
  isLatinName,
  fieldError('latin_name_required'),
)

/** An email address in the form of `emailAddress`. */
export const EmailField = emailField((text) => emailAddress(text) !== null)
/** An email address that may have been stored under earlier, looser rules, such as one with a longer local part. */
export const KnownEmailField = emailField((text) => emailAddress(text) !== null || z.regexes.email.test(text))

function emailField(isTaken: (text: string) => boolean) {
  const address = z
    .string()
    .overwrite((text) => emailAddress(text) ?? text)
    .refine(isTaken, fieldError('email_invalid'))
    .meta({ format: 'email', example: 'traveller@rihla.example' })
  return lineOf('email_required', 254, pastedAddress).pipe(address)
}

export const FlightNumberField = z
  .string(fieldError('flight_number_invalid'))
  .overwrite(flightNumber)
  .refine((text) => readFlight(text) !== null, fieldError('flight_number_invalid'))
  .meta({ description: 'By IATA’s or ICAO’s code of the airline', example: 'EK 203' })

export const PhoneField = z.strictObject(
  {
    countryCode: z
      .string(fieldError('country_code_invalid'))
      .overwrite(pastedText)
      .regex(/^\+[1-9]\d{0,3}$/, fieldError('country_code_invalid')),
    phone: codeField('phone_required', 40),
  },
  fieldError('phone_required', 'phone_parts'),
)

/** Returns a schema for entered text of several lines; otherwise like `textField`. */
export function longTextField<ExtraCode extends string = never>(required: FieldCode<ExtraCode>, max: number) {
  return z
    .string(fieldError<ExtraCode>(required))
    .overwrite((text) => visibleText(text).replaceAll('\r\n', '\n'))
    .min(1, fieldError<ExtraCode>(required))
    .max(max, fieldError(`too_long:${max}`))
    .refine(
      (text) => !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\n\t]/g, '')),
      fieldError('control_characters'),
    )
}

const scoreError = fieldError('score_invalid')
/** A score in stars. */
export const ScoreField = z.int(scoreError).min(1, scoreError).max(5, scoreError)

/** A calendar day, `YYYY-MM-DD`, of the years that `isDay` takes. */
export const DateField = z.iso.date(fieldError('date_invalid')).refine(isDay, fieldError('date_invalid'))

/** A time, `HH:mm`, 00:00–23:59. */
export const TimeField = z
  .string(fieldError('time_invalid'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('time_invalid'))

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    page_size: z.int(),
    total: z.int(),
  })
}

/** Returns the query fields of a list paged by its last row; `from` describes the next page. */
export function keyedQuery(from = '', pageSize = 20) {
  const before = '`next` of the page before'
  return {
    after: z
      .uuid(fieldError('id_required'))
      .optional()
      .meta({ description: from === '' ? before : `${before}: ${from}` }),
    page_size: queryNumber(PageSizeField).default(pageSize),
    lang_id: queryNumber(LangIdField).optional(),
  }
}

/** Returns the reply fields of such a page. */
export function keyedPage<Item extends z.ZodType>(item: Item) {
  return {
    items: z.array(item),
    next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: there is none' }),
  }
}
