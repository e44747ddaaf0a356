import { data } from 'react-router'
import type { z } from 'zod'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import type { LangId } from '#kernel/locale.ts'
import { problemOf } from '#ui/error-words.ts'
import type { Action, ActionArgs } from '#web/app/page.ts'
import type { FieldFault } from './form-state.ts'

export type Texts = Readonly<Record<string, string>>

/** Why a page's form was refused, and what was typed, without secrets. */
export type Refusal = {
  faults: readonly FieldFault[]
  /** The failed call, if no field is invalid. */
  error: unknown
  kept: Texts
  /** When it was refused: another refusal is announced again. */
  at: number
}

type FormActionOf<Sent extends object, Data, Typed> = {
  /** Parses the form's texts; a function creates the contract from them, where one field depends on another. */
  contract:
    | z.ZodType<Sent>
    | ((typed: Typed, visit: ActionArgs) => z.ZodType<Sent> | Promise<z.ZodType<Sent>>)
  /** What the contract parses, where that is more than the form's texts. */
  read?: (texts: Texts, visit: ActionArgs) => Typed | Promise<Typed>
  send: (
    body: Sent & { lang_id: LangId },
    visit: ActionArgs,
  ) => Promise<{ data?: Data | undefined; error?: unknown }>
  /** What the page shows then, or a redirect. */
  done: (data: NonNullable<Data>, sent: Sent, visit: ActionArgs) => unknown
  /** The same after a failed call, where it is more than its refusal. */
  failed?: (error: unknown, visit: ActionArgs) => unknown
}

/**
 * The action of a page's form: in the browser, or on the server before the script has come. What it accepts it sends in
 * the page's language; what is refused comes back with all that was typed.
 */
export function formAction<Sent extends object, Data, Typed = Texts>(
  options: FormActionOf<Sent, Data, Typed>,
): Action {
  const { contract, read, send, done, failed } = options
  return async (visit) => {
    const { form, getState } = visit
    const typed = ((await read?.(textsOf(form), visit)) ?? textsOf(form)) as Typed
    const readBy = typeof contract === 'function' ? await contract(typed, visit) : contract
    const parsed = readForm(readBy, form, typed)
    if (!parsed.ok) return parsed.refusal
    const answer = await send({ ...parsed.value, lang_id: getState().header.lang_id }, visit)
    if (answer.error === undefined) return done(answer.data as NonNullable<Data>, parsed.value, visit)
    return (await failed?.(answer.error, visit)) ?? refusedCall(form, answer.error)
  }
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
export function readForm<Contract extends z.ZodType>(contract: Contract, form: FormData, texts: unknown) {
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

/** The refusal after a failed call: field by field where the problem says so, parts of a field at that. */
export function refusedCall(form: FormData, error: unknown) {
  const fields = problemOf(error)?.fields ?? []
  const faults = fields.map(({ path, message }) => ({ name: path.replace(/\..*/, ''), message }))
  return refused(form, faults.length > 0 ? { faults } : { error })
}

function refused(form: FormData, { faults = [], error = null }: Partial<Refusal>) {
  const kept = Object.fromEntries(Object.entries(textsOf(form)).filter(([name]) => !SECRET.has(name)))
  const refusal: Refusal = { faults, error, kept, at: Date.now() }
  return data(refusal, { status: 422 })
}
