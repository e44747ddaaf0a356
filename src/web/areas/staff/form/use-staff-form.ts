import { createElement, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import type { FormState } from '#web/forms/form-state.ts'
import { useForm, type FormOf } from '#web/forms/use-form.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import type { MovedMoney } from '../frame/money-facts.tsx'
import { MoneyQuestion, type AskedMoney } from '../frame/money-question.tsx'
import { draftOf, valuesOf, type Values } from './draft.ts'
import { changedByOthers } from './changed-by-others.ts'
import type { FieldSpec } from './field-spec.ts'
import { isMissing } from './missing.ts'
import { unusualIn } from './usual.ts'
import type { Translate } from '#ui/messages/messages.ts'
import { isolate } from '#kernel/isolate.ts'

type StaffFormOf<Data> = Pick<FormOf<FieldValues, Values, Data>, 'id' | 'send' | 'success' | 'done'> & {
  fields: readonly FieldSpec[]
  /** Initial values. */
  values?: Values | undefined
  /** The same as it is now: where a colleague has changed it, a field that was not touched here follows. */
  now?: Values | undefined
  /** Currency of its amounts, if known. */
  currency?: string
  /** Money that it moves, to be confirmed before it is sent. Null if none. */
  moves?: ((typed: Values) => MovedMoney | null) | undefined
  /** It may be gone once a colleague was quicker (409): that is said apart, too. */
  mayBeGone?: true
}

export type StaffFormState = Pick<
  ReturnType<typeof useForm<FieldValues, Values, unknown>>,
  | 'id'
  | 'control'
  | 'setValue'
  | 'faultAt'
  | 'faults'
  | 'question'
  | 'error'
  | 'refused'
  | 'busy'
  | 'onSubmit'
> &
  Pick<FormState, 'asks'> & { fields: readonly FieldSpec[] }

/**
 * A form of the staff, whose fields are named as in the body that it sends. The API alone judges them; an unusual number
 * is asked about before it is sent.
 */
export function useStaffForm<Data>(options: StaffFormOf<Data>) {
  const { fields, values, now = values, currency = '', mayBeGone, moves, send, ...rest } = options
  const { t } = useTranslation('staff_forms')
  const words = useErrorWords()
  const [asked, setAsked] = useState<AskedMoney | null>(null)
  const isAgreed = (moved: MovedMoney) =>
    new Promise<boolean>((resolve) => {
      const answer = (agreed: boolean) => {
        setAsked(null)
        resolve(agreed)
      }
      setAsked({ ...moved, answer })
    })
  const form = useForm<FieldValues, Values, Data>({
    ...rest,
    contract: z.custom<FieldValues>().transform((draft) => valuesOf(fields, draft)),
    values: draftOf(fields, values),
    send: async (typed) => {
      const moved = moves?.(typed) ?? null
      if (moved && isSum(moved) && !(await isAgreed(moved))) return
      const answer = await send(typed)
      if (mayBeGone && problemOf(answer?.error)?.status === 409) toast.error(words(answer?.error))
      return answer
    },
    // The list of faults above it stays until it is sent: a button is not to move as it is pressed.
    judged: { reValidateMode: 'onSubmit' },
    confirm: (typed) => {
      const unusual = unusualIn(fields, typed, currency)
      if (unusual.length === 0) return null
      const faults = unusual.map(({ path, ...said }) => ({
        name: path,
        message: t('unusual', isolated(said)),
      }))
      return { question: t('asks'), faults }
    },
    // The label says what is missing; the API may say how it is written, or name it in words of its own.
    reword: ({ name, message }, typed) =>
      isMissing(fields, typed, name) ? t('forms:field_message.field_required') : message,
    nameFault: (id, message) => namedFault(t, id, message),
  })
  const followed = useRef(values)
  const { getValues, setValue } = form
  useEffect(() => {
    const changed = changedByOthers(fields, { was: followed.current, now, typed: getValues() })
    followed.current = now
    for (const [name, value] of Object.entries(changed)) setValue(name, value)
  })
  return {
    ...form,
    asks: moves && createElement(MoneyQuestion, { asked }),
    fields,
    begin: (next?: Values) => form.begin(draftOf(fields, next)),
  }
}

/** Returns true if money moves: nothing does where an amount is zero, or is missing, which the API refuses. */
function isSum({ sums }: MovedMoney): boolean {
  return sums.some(({ amount }) => amount !== 0) && sums.every(({ amount }) => Number.isSafeInteger(amount))
}

/** A fault as it is told above the form, with what the page calls its field, such as `Price` in `Slabs 2`. */
function namedFault(t: Translate, id: string, message: string): string {
  const [name, within] = namesOf(document.getElementById(id))
  if (name === undefined) return message
  return within === undefined || name.startsWith(within)
    ? t('fault', isolated({ name, message }))
    : t('fault_within', isolated({ within, name, message }))
}

/** Each text keeps its order in a sentence of either direction. */
function isolated<Texts extends Record<string, string>>(texts: Texts): Record<keyof Texts, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isolate(text)])) as Record<
    keyof Texts,
    string
  >
}

/** Labels of a field and of the row or part that it is in. */
function namesOf(field: HTMLElement | null): string[] {
  const within = field?.parentElement?.closest('fieldset') ?? null
  return [field, within].flatMap((part) => {
    const text = part ? labelText(part) : ''
    return text === '' ? [] : [text]
  })
}

/** A group of parts that are no fields of their own, such as a date, names its label itself. */
function labelOf(field: HTMLElement): Element | null {
  if (field instanceof HTMLFieldSetElement) return field.querySelector(':scope > legend')
  const [named = ''] = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const id = CSS.escape(field.id)
  return (
    document.getElementById(named) ??
    field.closest('form')?.querySelector(`label[for="${id}"], label:has(#${id})`) ??
    null
  )
}

/** The text of a label or legend, without the hint that a checkbox has in it. */
function labelText(field: HTMLElement): string {
  const label = labelOf(field)
  const hint = label?.querySelector(`#${CSS.escape(`${field.id}-hint`)}`)?.textContent ?? ''
  return label?.textContent.replace(hint, '').trim() ?? ''
}
