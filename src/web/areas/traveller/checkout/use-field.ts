import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CheckoutField, CheckoutValues } from './checkout-values.ts'
import { fieldMessage } from '#web/forms/field-message.ts'

export function fieldId(field: CheckoutField): string {
  return `checkout-${field}`
}

/** What a field of the form needs: its id, its registration and its fault in the page's language. */
export function useField() {
  const { t } = useTranslation(['checkout', 'terms'])
  const { register, formState } = useFormContext<CheckoutValues>()
  return (field: CheckoutField) => {
    const message = formState.errors[field]?.message
    return { ...register(field), id: fieldId(field), error: message && fieldMessage(message, t) }
  }
}
