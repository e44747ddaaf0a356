import { useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { problemOf } from '#ui/error-words.ts'
import { draftOf, valuesOf, type Values } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

type StaffFormOf = {
  /** Identifies the form on the page. */
  id: string
  fields: readonly FieldSpec[]
  /** What it begins with. */
  values?: Values | undefined
  send: (values: Values) => Promise<{ error?: unknown }>
}

type Fault = { path: string; message: string }

export type StaffForm = ReturnType<typeof useStaffForm>

/**
 * A form of the staff, whose fields are named as in the body that it sends. The API alone judges them: its faults, in the
 * page's language, are shown at their fields, and what was typed stays.
 */
export function useStaffForm({ id, fields, values, send }: StaffFormOf) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [refusal, setRefusal] = useState<unknown>(null)
  const defaultValues: FieldValues = draftOf(fields, values)
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues, shouldFocusError: false })

  async function submit(draft: FieldValues) {
    const { error } = await send(valuesOf(fields, draft))
    const found = (problemOf(error)?.fields ?? []).map(({ path, message }) => ({
      path: fieldFor(id, path),
      message,
    }))
    setFaults(found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at))
    setRefusal(error && found.length === 0 ? error : null)
  }
  return {
    id,
    control,
    faultAt: (path: string) => faults.find((fault) => fault.path === path)?.message,
    faults: faults.map(({ path, message }) => ({ id: `${id}-${path}`, message })),
    /** The failed call, if no field is invalid. */
    refusal,
    sent: formState.submitCount,
    busy: formState.isSubmitting,
    /** Empties it, or fills it in anew. */
    begin: (next?: Values) => {
      setFaults([])
      setRefusal(null)
      reset(draftOf(fields, next))
    },
    onSubmit: handleSubmit(submit),
  }
}

/** The innermost field of the page that holds this part of the body. */
function fieldFor(id: string, path: string): string {
  for (let inner = path; inner !== ''; inner = inner.slice(0, Math.max(0, inner.lastIndexOf('.'))))
    if (document.getElementById(`${id}-${inner}`)) return inner
  return path
}
