import { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { mismatch } from '../garbage.ts'
import { listOf } from '../list-of.ts'
import type { OtaMessageName } from './message.ts'
import { refusal } from './refusals.ts'
import type { OtaError } from './refusals.ts'
import { messageIn } from './unwrap.ts'

export const Optional = z.string().default('')
/** Text of an element, with or without attributes. */
export const Text = z
  .union([z.string(), z.object({ '#text': z.string().default('') }).transform((node) => node['#text'])])
  .default('')
/** Parses an element of which only attributes matter: an empty one is parsed as text. */
export function attributes<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((node) => (typeof node === 'string' ? {} : node), z.object(shape))
}

const ErrorEntry = z
  .union([z.string().transform((text) => ({ '#text': text })), z.looseObject({})])
  .pipe(
    z.object({
      '@Type': Optional,
      '@Code': Optional,
      '@ShortText': Optional,
      '@Status': Optional,
      '#text': Optional,
    }),
  )
  .transform((error): OtaError => ({
    type: error['@Type'],
    code: error['@Code'],
    text: [error['@ShortText'], error['#text']].filter(Boolean).join(' '),
    status: error['@Status'],
  }))

export const Warnings = listOf('Warning', ErrorEntry)
const Outcome = z.object({ Errors: z.unknown().optional(), Warnings })
const Errors = listOf('Error', ErrorEntry)

/**
 * Returns a reply checked against its schema. `Errors` are a rejection, and so are warnings without a payload: some
 * systems send their business errors that way.
 */
export function readReply<Reply>(
  text: string,
  name: OtaMessageName,
  schema: z.ZodType<Reply>,
): SupplierResult<Reply> {
  const message = messageIn(text, name)
  if (!message.ok) return message
  const outcome = Outcome.safeParse(message.value)
  if (!outcome.success) return mismatch(outcome.error)
  if (outcome.data.Errors !== undefined) {
    const [first] = Errors.parse(outcome.data.Errors)
    return fail(refusal(first ?? { type: '1', code: '', text: 'an error without a word', status: '' }))
  }
  const reply = schema.safeParse(message.value)
  if (reply.success) return ok(reply.data)
  const [warning] = outcome.data.Warnings
  return warning && !hasPayload(message.value, name) ? fail(refusal(warning)) : mismatch(reply.error)
}

function hasPayload(message: Readonly<Record<string, unknown>>, name: OtaMessageName): boolean {
  const payload = {
    VehAvailRate: 'VehAvailRSCore',
    VehLocSearch: 'VehMatchedLocs',
    VehLocDetail: 'LocationDetail',
  }
  const known: Readonly<Record<string, string>> = payload
  return message[known[name] ?? `${name}RSCore`] !== undefined
}
