import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { problemOf } from '#web/error-words.ts'
import { fieldMessage } from '../../rentals/checkout/field-message.ts'

type SectionFormOf<Values extends FieldValues, Sent> = {
  /** Names the form on the page. */
  id: string
  contract: z.ZodType<Sent, Values>
  values: DefaultValues<Values>
  send: (sent: Sent) => Promise<{ error?: unknown }>
}

/** A form of the account, read by a contract and sent by `send`. What was typed stays on every refusal. */
export function useSectionForm<Values extends FieldValues, Sent>({
  id,
  contract,
  values,
  send,
}: SectionFormOf<Values, Sent>) {
  const { t } = useTranslation('terms')
  const [refusal, setRefusal] = useState<unknown>(null)
  const { register, handleSubmit, formState, setError, reset } = useForm<Values, unknown, Sent>({
    resolver: zodResolver(contract),
    shouldFocusError: false,
    mode: 'onSubmit',
    defaultValues: values,
  })
  const messages = new Map(messagesIn(formState.errors).map(([name, text]) => [name, fieldMessage(text, t)]))

  function refuse(error: unknown) {
    const fields = problemOf(error)?.fields ?? []
    for (const { path, message } of fields) setError(path as FieldPath<Values>, { message })
    setRefusal(fields.length === 0 ? error : null)
  }
  async function submit(sent: Sent) {
    setRefusal(null)
    const { error } = await send(sent)
    if (error) refuse(error)
  }
  return {
    field: (name: FieldPath<Values>) => ({
      ...register(name),
      id: `${id}-${name}`,
      error: messages.get(name),
    }),
    faults: [...messages].map(([name, message]) => ({ id: `${id}-${name}`, message })),
    /** The failed call, where no field is at fault. */
    refusal,
    /** How often it was sent or refused, told in the same render as its faults. */
    sent: formState.submitCount,
    reset,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit, () => setRefusal(null)),
  }
}

/** Each field at fault by its path, `phone.countryCode`, with its message. */
function messagesIn(errors: object, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, fault]: [string, unknown]) => {
    if (typeof fault !== 'object' || fault === null) return []
    if ('message' in fault && typeof fault.message === 'string') return [[path + name, fault.message]]
    return messagesIn(fault, `${path}${name}.`)
  })
}
