import { data } from 'react-router'
import type { z } from 'zod'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import type { LangId } from '#kernel/locale.ts'
import { problemOf } from '#ui/error-words.ts'
import type { Action, ActionArgs } from '#web/app/page.ts'
import type { FieldFault } from './form-state.ts'

export type Texts = Readonly<Record<string, string>>

/** Reason for rejecting a page's form, with the entered values except secrets. */
export type Rejection = {
  faults: readonly FieldFault[]
  /** The failed call, if no field is invalid. */
  error: unknown
  entered: Texts
  /** Time of the rejection: each one is announced. */
  at: number
}

type FormActionOf<Sent extends object, Data, Input> = {
  /** Parses the form's texts; a function creates the contract from them, where one field depends on another. */
  contract:
    | z.ZodType<Sent>
    | ((input: Input, visit: ActionArgs) => z.ZodType<Sent> | Promise<z.ZodType<Sent>>)
  /** Returns the input of the contract, if that is more than the form's texts. */
  read?: (texts: Texts, visit: ActionArgs) => Input | Promise<Input>
  send: (
    body: Sent & { lang_id: LangId },
    visit: ActionArgs,
  ) => Promise<{ data?: Data | undefined; error?: unknown }>
  /** Returns the page's action data, or a redirect. */
  done: (data: NonNullable<Data>, sent: Sent, visit: ActionArgs) => unknown
  /** The same after a failed call, instead of its rejection. */
  failed?: (error: unknown, visit: ActionArgs) => unknown
}

/**
 * Creates the action of a page's form: in the browser, or on the server before hydration. Sends valid input
 * in the page's language; a rejection contains all input.
 */
export function formAction<Sent extends object, Data, Input = Texts>(
  options: FormActionOf<Sent, Data, Input>,
): Action {
  const { contract, read, send, done, failed } = options
  return async (visit) => {
    const { form, getState } = visit
    const input = ((await read?.(textsOf(form), visit)) ?? textsOf(form)) as Input
    const readBy = typeof contract === 'function' ? await contract(input, visit) : contract
    const parsed = readForm(readBy, form, input)
    if (!parsed.ok) return parsed.rejection
    const answer = await send({ ...parsed.value, lang_id: getState().header.lang_id }, visit)
    if (answer.error === undefined) return done(answer.data as NonNullable<Data>, parsed.value, visit)
    return (await failed?.(answer.error, visit)) ?? rejectCall(form, answer.error)
  }
}

/** Fields that the server never sends back to be shown again; with script they stay in the page as entered. */
const SECRET: ReadonlySet<string> = new Set([
  'password',
  'new_password',
  'reset_token',
  'secret',
  'card_number',
  'card_cvc',
])

/** Returns the text fields of a form; the contract that parses it omits empty optional ones. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

/** Parses the form by a contract; the rejection has the first error of each field. */
export function readForm<Contract extends z.ZodType>(contract: Contract, form: FormData, texts: unknown) {
  const read = contract.safeParse(texts, FIELD_ERRORS)
  if (read.success) return { ok: true as const, value: read.data }
  const faults = new Map<string, string>()
  for (const { path, message } of read.error.issues)
    if (!faults.has(String(path[0]))) faults.set(String(path[0]), message)
  return {
    ok: false as const,
    rejection: reject(form, { faults: [...faults].map(([name, message]) => ({ name, message })) }),
  }
}

/**
 * Rejects the form after a failed call: by field if the problem names them, parts of a field at that field.
 */
export function rejectCall(form: FormData, error: unknown) {
  const fields = problemOf(error)?.fields ?? []
  const faults = fields.map(({ path, message }) => ({ name: path.replace(/\..*/, ''), message }))
  return reject(form, faults.length > 0 ? { faults } : { error })
}

function reject(form: FormData, { faults = [], error = null }: Partial<Rejection>) {
  const entered = Object.fromEntries(Object.entries(textsOf(form)).filter(([name]) => !SECRET.has(name)))
  const rejection: Rejection = { faults, error, entered, at: Date.now() }
  return data(rejection, { status: 422 })
}
