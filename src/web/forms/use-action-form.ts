import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useActionData, useNavigation } from 'react-router'
import { fieldMessage } from './field-message.ts'
import type { Rejection } from './form-action.ts'

/**
 * Returns a form handled by its page's action, also before hydration: its rejection, the entered values, and
 * its submitting state. Field ids start with `id`.
 */
export function useActionForm(id = 'account') {
  const { t } = useTranslation('forms')
  const answer = useActionData<Rejection | { done: string }>()
  const { formMethod } = useNavigation()
  const rejection = answer && 'faults' in answer ? answer : undefined
  const faults =
    rejection?.faults.map(({ name, message }) => ({ name, message: fieldMessage(message, t) })) ?? []
  return {
    faults: faults.map(({ name, message }) => ({ id: `${id}-${name}`, message })),
    error: rejection?.error,
    refused: rejection?.at ?? 0,
    done: answer && 'done' in answer ? answer.done : null,
    busy: formMethod === 'POST',
    entered: rejection?.entered ?? {},
    /** Props of a form field: id, name, entered value, and error message in the page's language. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: rejection?.entered[name],
      error: faults.find((fault) => fault.name === name)?.message,
    }),
  }
}

export type ActionForm = ReturnType<typeof useActionForm>
