import { useTranslation } from 'react-i18next'
import { useActionData, useNavigation } from 'react-router'
import { fieldMessage } from './field-message.ts'
import type { Refusal } from './account-form.ts'

/**
 * A form handled by its page's action: its refusal, what was typed, and whether it is being submitted. The ids of its
 * fields begin with `prefix`.
 */
export function useAccountForm(prefix = 'account') {
  const { t } = useTranslation('terms')
  const answer = useActionData<Refusal | { done: string }>()
  const { formMethod } = useNavigation()
  const refusal = answer && 'faults' in answer ? answer : undefined
  const done = answer && 'done' in answer ? answer.done : null
  const faultOf = (name: string) => {
    const message = refusal?.faults.find((fault) => fault.name === name)?.message
    return message === undefined ? undefined : fieldMessage(message, t)
  }
  return {
    refusal,
    done,
    busy: formMethod === 'POST',
    kept: refusal?.kept ?? {},
    /** Props of a form field: its id, its name, what was typed, and its error message in the page's language. */
    field: (name: string) => ({
      id: `${prefix}-${name}`,
      name,
      defaultValue: refusal?.kept[name],
      error: faultOf(name),
    }),
  }
}

export type AccountForm = ReturnType<typeof useAccountForm>
