import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { fieldMessage } from './field-message.ts'
import { fieldOf } from './optional-phone.ts'

/** The typed text of each field. */
type Texts = Record<string, string>

type ReadBy<Values extends Texts, Sent> = z.ZodType<Sent, Values>

type SectionFormOf<Values extends Texts, Sent> = {
  /** Identifies the form on the page. */
  id: string
  /** Parses it; a function creates the contract from the typed values, where one field depends on another. */
  contract: ReadBy<Values, Sent> | ((typed: Values) => Promise<ReadBy<Values, Sent>>)
  values: Values
  send: (sent: Sent) => Promise<{ error?: unknown }>
}

/** A form of the account, parsed by a contract and sent by `send`. What was typed stays on every refusal. */
export function useSectionForm<Values extends Texts, Sent>({
  id,
  contract,
  values,
  send,
}: SectionFormOf<Values, Sent>) {
  const { t } = useTranslation('terms')
  const [refusal, setRefusal] = useState<unknown>(null)
  const resolver: Resolver<Values, unknown, Sent> = async (typed, context, options) => {
    const readBy = typeof contract === 'function' ? await contract(typed) : contract
    return zodResolver(readBy, FIELD_ERRORS)(typed, context, options)
  }
  const form = useForm<Values, unknown, Sent>({
    resolver,
    shouldFocusError: false,
    mode: 'onSubmit',
    defaultValues: values as DefaultValues<Values>,
  })
  const { register, handleSubmit, formState, setError, getValues, setValue, reset } = form
  const messages = new Map(messagesIn(formState.errors).map(([name, text]) => [name, fieldMessage(text, t)]))

  function refuse(error: unknown) {
    const fields = problemOf(error)?.fields ?? []
    for (const { path, message } of fields) setError(fieldOf(path) as FieldPath<Values>, { message })
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
      // Also rendered before hydration.
      defaultValue: values[name],
      error: messages.get(name),
    }),
    faults: [...messages].map(([name, message]) => ({ id: `${id}-${name}`, message })),
    /** The failed call, if no field is invalid. */
    refusal,
    /** How often it was sent or refused, updated in the same render as its errors. */
    sent: formState.submitCount,
    getValues,
    setValue,
    reset,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit, () => setRefusal(null)),
  }
}

/** Each invalid field with its message. */
function messagesIn(errors: object): [string, string][] {
  return Object.entries(errors).flatMap(([name, fault]: [string, unknown]) =>
    typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string'
      ? [[name, fault.message]]
      : [],
  )
}
