import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FaultList } from '#ui/fault-list.tsx'
import { CHECKOUT_FIELDS, type CheckoutValues } from './checkout-values.ts'
import { fieldMessage } from '#web/forms/field-message.ts'
import { fieldId } from './use-field.ts'

/** All validation errors at once, each a link to its field; takes the focus whenever the form is refused. */
export function ErrorSummary({ shown }: { shown: number }) {
  const { t } = useTranslation(['checkout', 'terms'])
  const { formState } = useFormContext<CheckoutValues>()
  const box = useRef<HTMLDivElement>(null)
  const focusedFor = useRef(0)
  // The errors may arrive a moment after the refusal they belong to.
  useEffect(() => {
    if (shown === focusedFor.current || !box.current) return
    focusedFor.current = shown
    box.current.focus()
  })
  const faults = CHECKOUT_FIELDS.flatMap((field) => {
    const message = formState.errors[field]?.message
    return message ? [{ id: fieldId(field), message: fieldMessage(message, t) }] : []
  })
  if (shown === 0 || faults.length === 0) return null
  return <FaultList ref={box} title={t('faults', { count: faults.length })} faults={faults} />
}
