import { data } from 'react-router'
import type { z } from 'zod'
import { problemOf } from '#web/app/error-words.ts'
import { fieldOf } from './optional-phone.ts'

/** A field's fault; the message is a contract's, in English, or a problem's, in the page's language. */
export type FieldFault = { name: string; message: string }

/** What a form of an account's page was refused for, and what was typed, without secrets. */
export type Refusal = {
  faults: readonly FieldFault[]
  /** The failed call, where no field is at fault. */
  error: unknown
  kept: Readonly<Record<string, string>>
  /** Which press it was: another refusal is told again. */
  at: number
}

/** Fields that the server never sends back to be shown again; where the script runs they stay in the page as they were typed. */
const SECRET: ReadonlySet<string> = new Set(['password', 'new_password', 'reset_token', 'secret'])

/** The texts of a form; what is empty and may be is left out by the contract that reads it. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

/** The form by a contract, or the refusal of it with the first fault of each field. */
export function readForm<Contract extends z.ZodType>(
  contract: Contract,
  form: FormData,
  texts: unknown = textsOf(form),
) {
  const read = contract.safeParse(texts)
  if (read.success) return { ok: true as const, value: read.data }
  const faults = new Map<string, string>()
  for (const { path, message } of read.error.issues)
    if (!faults.has(String(path[0]))) faults.set(String(path[0]), message)
  return {
    ok: false as const,
    refusal: refused(form, { faults: [...faults].map(([name, message]) => ({ name, message })) }),
  }
}

/** The refusal of a call that a form led to: field by field where the problem says so. */
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
