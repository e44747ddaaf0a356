import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CheckoutField, CheckoutValues } from './checkout-values.ts'
import { fieldMessage } from '#web/forms/field-message.ts'

export function fieldId(field: CheckoutField): string {
  return `checkout-${field}`
}

/** Props of a form field: its id, its registration and its error message in the page's language. */
export function useField() {
  const { t } = useTranslation(['checkout', 'terms'])
  const { register, formState } = useFormContext<CheckoutValues>()
  return (field: CheckoutField) => {
    const message = formState.errors[field]?.message
    return { ...register(field), id: fieldId(field), error: message && fieldMessage(message, t) }
  }
}
