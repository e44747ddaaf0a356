import { useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isolate } from '#kernel/isolate.ts'
import { problemOf } from '#ui/error-words.ts'
import { draftOf, valuesOf, type Values } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'
import { unusualIn } from './usual.ts'

type StaffFormOf = {
  /** Identifies the form on the page. */
  id: string
  fields: readonly FieldSpec[]
  /** What it begins with. */
  values?: Values | undefined
  /** Of its amounts, where it is known. */
  currency?: string
  send: (values: Values) => Promise<{ error?: unknown }>
}

/** `message`: at its field; `named`: above the form, with what the page calls the field. */
type Fault = { path: string; message: string; named: string }

export type StaffForm = ReturnType<typeof useStaffForm>

/**
 * A form of the staff, whose fields are named as in the body that it sends. The API alone judges them: its faults, in the
 * page's language, are shown at their fields, and what was typed stays.
 */
export function useStaffForm({ id, fields, values, currency = '', send }: StaffFormOf) {
  const { t } = useTranslation('staff_forms')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  /** The unusual numbers that were asked about: sent again as they are, they are meant. */
  const [asked, setAsked] = useState('[]')
  const [asks, setAsks] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  const defaultValues: FieldValues = draftOf(fields, values)
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues, shouldFocusError: false })

  function faultOf(path: string, message: string): Fault {
    const [name, within] = namesOf(document.getElementById(`${id}-${path}`))
    if (name === undefined) return { path, message, named: message }
    const named =
      within === undefined || name.startsWith(within)
        ? t('fault', isolated({ name, message }))
        : t('fault_within', isolated({ within, name, message }))
    return { path, message, named }
  }
  async function submit(draft: FieldValues) {
    const typed = valuesOf(fields, draft)
    const unusual = unusualIn(fields, typed, currency)
    const question = JSON.stringify(unusual)
    setAsked(question)
    setAsks(question !== '[]' && question !== asked)
    if (question !== '[]' && question !== asked) {
      setFaults(unusual.map(({ path, ...said }) => faultOf(path, t('unusual', isolated(said)))))
      setRefusal(null)
      return
    }
    const { error } = await send(typed)
    const found = (problemOf(error)?.fields ?? []).map(({ path, message }) =>
      faultOf(fieldFor(id, path), message),
    )
    setFaults(found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at))
    setRefusal(error && found.length === 0 ? error : null)
  }
  return {
    id,
    control,
    faultAt: (path: string) => faults.find((fault) => fault.path === path)?.message,
    faults: faults.map(({ path, named }) => ({ id: `${id}-${path}`, message: named })),
    /** In place of what faults are called: unusual numbers are asked about. */
    title: asks ? t('asks') : undefined,
    /** The failed call, if no field is invalid. */
    refusal,
    sent: formState.submitCount,
    busy: formState.isSubmitting,
    /** Empties it, or fills it in anew. */
    begin: (next?: Values) => {
      setFaults([])
      setRefusal(null)
      setAsked('[]')
      setAsks(false)
      reset(draftOf(fields, next))
    },
    onSubmit: handleSubmit(submit),
  }
}

/** Each text keeps its order in a sentence of either direction. */
function isolated<Texts extends Record<string, string>>(texts: Texts): Record<keyof Texts, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isolate(text)])) as Record<
    keyof Texts,
    string
  >
}

/** The innermost field of the page that holds this part of the body. */
function fieldFor(id: string, path: string): string {
  for (let inner = path; inner !== ''; inner = inner.slice(0, Math.max(0, inner.lastIndexOf('.'))))
    if (document.getElementById(`${id}-${inner}`)) return inner
  return path
}

/** What the page calls a field, and the row or part that it is in, such as `Price` and `Slabs 2`. */
function namesOf(field: HTMLElement | null): string[] {
  const within = field?.parentElement?.closest('fieldset') ?? null
  return [field, within].flatMap((part) => {
    const text = part ? labelText(part) : ''
    return text === '' ? [] : [text]
  })
}

/** The text of a label or legend, without the hint that a checkbox has in it. */
function labelText(field: HTMLElement): string {
  const label =
    field instanceof HTMLFieldSetElement
      ? field.querySelector(':scope > legend')
      : field
          .closest('form')
          ?.querySelector(`label[for="${CSS.escape(field.id)}"], label:has(#${CSS.escape(field.id)})`)
  const hint = label?.querySelector(`#${CSS.escape(`${field.id}-hint`)}`)?.textContent ?? ''
  return label?.textContent.replace(hint, '').trim() ?? ''
}
