import { data } from 'react-router'
import type { z } from 'zod'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { fieldOf } from './optional-phone.ts'

/** A field's error; the message is a contract's code, or a problem's text in the page's language. */
export type FieldFault = { name: string; message: string }

/** Why an account page's form was refused, and what was typed, without secrets. */
export type Refusal = {
  faults: readonly FieldFault[]
  /** The failed call, if no field is invalid. */
  error: unknown
  kept: Readonly<Record<string, string>>
  /** When it was refused: another refusal is announced again. */
  at: number
}

/** Fields that the server never sends back to be shown again; with script they stay in the page as typed. */
const SECRET: ReadonlySet<string> = new Set([
  'password',
  'new_password',
  'reset_token',
  'secret',
  'card_number',
  'card_cvc',
])

/** The text fields of a form; the contract that parses it omits empty optional ones. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

/** The form parsed by a contract, or its refusal with the first error of each field. */
export function readForm<Contract extends z.ZodType>(
  contract: Contract,
  form: FormData,
  texts: unknown = textsOf(form),
) {
  const read = contract.safeParse(texts, FIELD_ERRORS)
  if (read.success) return { ok: true as const, value: read.data }
  const faults = new Map<string, string>()
  for (const { path, message } of read.error.issues)
    if (!faults.has(String(path[0]))) faults.set(String(path[0]), message)
  return {
    ok: false as const,
    refusal: refused(form, { faults: [...faults].map(([name, message]) => ({ name, message })) }),
  }
}

/** The refusal after a failed call: field by field where the problem says so. */
export function refusedCall(form: FormData, error: unknown) {
  const fields = problemOf(error)?.fields ?? []
  const faults = fields.map(({ path, message }) => ({ name: fieldOf(path), message }))
  return refused(form, faults.length > 0 ? { faults } : { error })
}

function refused(form: FormData, { faults = [], error = null }: Partial<Refusal>) {
  const kept = Object.fromEntries(Object.entries(textsOf(form)).filter(([name]) => !SECRET.has(name)))
  const refusal: Refusal = { faults, error, kept, at: Date.now() }
  return data(refusal, { status: 422 })
}
