import { createElement, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import type { FormState } from '#web/forms/form-state.ts'
import { useForm, type FormOf } from '#web/forms/use-form.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import type { MovedMoney } from '../frame/money-facts.tsx'
import { MoneyQuestion, type PendingConfirmation } from '../frame/money-question.tsx'
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
  /** Current values of the record; unedited fields follow changes by colleagues. */
  now?: Values | undefined
  /** Currency of its amounts, if known. */
  currency?: string
  /** Money that it moves, to be confirmed before it is sent. Null if none. */
  moves?: ((input: Values) => MovedMoney | null) | undefined
  /** Also shows a toast if a colleague was faster (409), as the form may disappear. */
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
  Pick<FormState, 'confirmation'> & { fields: readonly FieldSpec[] }

/**
 * Creates a staff form whose fields are named as in the request body. Only the API validates them. The user confirms
 * unusual numbers first.
 */
export function useStaffForm<Data>(options: StaffFormOf<Data>) {
  const { fields, values, now = values, currency = '', mayBeGone, moves, send, ...rest } = options
  const { t } = useTranslation('staff_forms')
  const words = useErrorWords()
  const [pending, setPending] = useState<PendingConfirmation | null>(null)
  const isAgreed = (moved: MovedMoney) =>
    new Promise<boolean>((resolve) => {
      const answer = (agreed: boolean) => {
        setPending(null)
        resolve(agreed)
      }
      setPending({ ...moved, answer })
    })
  const form = useForm<FieldValues, Values, Data>({
    ...rest,
    contract: z.custom<FieldValues>().transform((draft) => valuesOf(fields, draft)),
    values: draftOf(fields, values),
    send: async (input) => {
      const moved = moves?.(input) ?? null
      if (moved && isSum(moved) && !(await isAgreed(moved))) return
      const answer = await send(input)
      if (mayBeGone && problemOf(answer?.error)?.status === 409) toast.error(words(answer?.error))
      return answer
    },
    // The error list above the form stays until it is sent, so that the button does not move while it is pressed.
    validation: { reValidateMode: 'onSubmit' },
    confirm: (input) => {
      const unusual = unusualIn(fields, input, currency)
      if (unusual.length === 0) return null
      const faults = unusual.map(({ path, ...range }) => ({
        name: path,
        message: t('unusual', isolated(range)),
      }))
      return { question: t('asks'), faults }
    },
    // The label names the missing field; the API's message may describe a format instead.
    reword: ({ name, message }, input) =>
      isMissing(fields, input, name) ? t('forms:field_message.field_required') : message,
    nameFault: (id, message) => faultText(t, id, message),
  })
  const followed = useRef(values)
  const { getValues, setValue } = form
  useEffect(() => {
    const changed = changedByOthers(fields, { was: followed.current, now, draft: getValues() })
    followed.current = now
    for (const [name, value] of Object.entries(changed)) setValue(name, value)
  })
  return {
    ...form,
    confirmation: moves && createElement(MoneyQuestion, { pending }),
    fields,
    begin: (next?: Values) => form.begin(draftOf(fields, next)),
  }
}

/** Returns true if money moves. It does not if all amounts are zero or one is missing, which the API rejects. */
function isSum({ sums }: MovedMoney): boolean {
  return sums.some(({ amount }) => amount !== 0) && sums.every(({ amount }) => Number.isSafeInteger(amount))
}

/** Returns the error text above the form, with the label of its field, such as `Price` in `Slabs 2`. */
function faultText(t: Translate, id: string, message: string): string {
  const [name, within] = namesOf(document.getElementById(id))
  if (name === undefined) return message
  return within === undefined || name.startsWith(within)
    ? t('fault', isolated({ name, message }))
    : t('fault_within', isolated({ within, name, message }))
}

/** Isolates the direction of each text. */
function isolated<Texts extends Record<string, string>>(texts: Texts): Record<keyof Texts, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isolate(text)])) as Record<
    keyof Texts,
    string
  >
}

/** Returns the labels of a field and of its row or group. */
function namesOf(field: HTMLElement | null): string[] {
  const within = field?.parentElement?.closest('fieldset') ?? null
  return [field, within].flatMap((part) => {
    const text = part ? labelText(part) : ''
    return text === '' ? [] : [text]
  })
}

/** Returns the label element of a field. A composite field such as a date refers to its label itself. */
function labelOf(field: HTMLElement): Element | null {
  if (field instanceof HTMLFieldSetElement) return field.querySelector(':scope > legend')
  const [labelId = ''] = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const id = CSS.escape(field.id)
  return (
    document.getElementById(labelId) ??
    field.closest('form')?.querySelector(`label[for="${id}"], label:has(#${id})`) ??
    null
  )
}

/** Returns the text of a label or legend without the hint inside a checkbox label. */
function labelText(field: HTMLElement): string {
  const label = labelOf(field)
  const hint = label?.querySelector(`#${CSS.escape(`${field.id}-hint`)}`)?.textContent ?? ''
  return label?.textContent.replace(hint, '').trim() ?? ''
}
