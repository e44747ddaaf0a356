import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useActionData, useNavigation } from 'react-router'
import { fieldMessage } from './field-message.ts'
import type { Refusal } from './form-action.ts'

/**
 * A form handled by its page's action, which also takes it before the script has come: its refusal, what was typed, and
 * whether it is being submitted. The ids of its fields begin with `id`.
 */
export function useActionForm(id = 'account') {
  const { t } = useTranslation('forms')
  const answer = useActionData<Refusal | { done: string }>()
  const { formMethod } = useNavigation()
  const refusal = answer && 'faults' in answer ? answer : undefined
  const faults =
    refusal?.faults.map(({ name, message }) => ({ name, message: fieldMessage(message, t) })) ?? []
  return {
    faults: faults.map(({ name, message }) => ({ id: `${id}-${name}`, message })),
    error: refusal?.error,
    refused: refusal?.at ?? 0,
    done: answer && 'done' in answer ? answer.done : null,
    busy: formMethod === 'POST',
    kept: refusal?.kept ?? {},
    /** Props of a form field: its id, its name, what was typed, and its error message in the page's language. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: refusal?.kept[name],
      error: faults.find((fault) => fault.name === name)?.message,
    }),
  }
}

export type ActionForm = ReturnType<typeof useActionForm>
