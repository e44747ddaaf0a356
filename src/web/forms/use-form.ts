import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type SubmitEvent } from 'react'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
} from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { fieldMessage } from './field-message.ts'
import type { FieldFault } from './form-state.ts'

type ReadBy<Input, Sent> = z.ZodType<Sent, Input>

export type FormOf<Input extends FieldValues, Sent, Data> = {
  /** Id of the form on the page, and prefix of its fields' ids. */
  id: string
  /** Parses it; a function creates the contract from the input, where one field depends on another. */
  contract: ReadBy<Input, Sent> | ((input: Input) => ReadBy<Input, Sent> | Promise<ReadBy<Input, Sent>>)
  /** Initial values; for an omitted text, input made before hydration stays. */
  values: DefaultValues<Input>
  /** When fields are validated; by default on submit, then invalid ones on change. */
  validation?: Pick<UseFormProps<Input>, 'mode' | 'reValidateMode'>
  /** Requests confirmation at fields; an unchanged second submit confirms. */
  confirm?: (sent: Sent) => { question: string; faults: readonly FieldFault[] } | null
  /** Sends the form. Undefined if it was not sent, or its failure is shown elsewhere. */
  send: (sent: Sent) => Promise<{ data?: Data | undefined; error?: unknown } | void>
  /** Toast after success. */
  success?: string | ((data: NonNullable<Data>, sent: Sent) => string)
  /** Called after success. */
  done?: (data: NonNullable<Data>, sent: Sent) => unknown
  /** Replaces the API's message of a rejected field. */
  reword?: (fault: FieldFault, input: Input) => string
  /** The message above the form of a field that the form does not name itself. */
  nameFault?: (id: string, message: string) => string
}

/**
 * Returns a form that the script sends: parsed by a contract, then validated by the API, whose errors appear
 * at their fields. Repeated clicks send it once.
 */
export function useForm<Input extends FieldValues, Sent, Data>(options: FormOf<Input, Sent, Data>) {
  const { id, contract, values, validation, confirm, send, success, done, reword, nameFault } = options
  const { t } = useTranslation('forms')
  const [error, setError] = useState<unknown>(null)
  const [question, setQuestion] = useState<string>()
  const confirmed = useRef('')
  const sending = useRef(false)
  const [fieldTexts, setFieldTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const resolver: Resolver<Input, unknown, Sent> = async (input, context, rest) => {
    const readBy = typeof contract === 'function' ? await contract(input) : contract
    return zodResolver(readBy, FIELD_ERRORS)(input, context, rest)
  }
  const form = useHookForm<Input, unknown, Sent>({
    resolver,
    shouldFocusError: false,
    ...validation,
    defaultValues: values,
  })
  const { register, handleSubmit, formState, reset } = form
  const messages = new Map(faultsIn(formState.errors).map(([name, text]) => [name, fieldMessage(text, t)]))

  function show(faults: readonly FieldFault[]) {
    const first = new Map<string, string>()
    for (const fault of faults) {
      const name = fieldFor(id, fault.name)
      if (!first.has(name)) first.set(name, reword?.({ ...fault, name }, form.getValues()) ?? fault.message)
    }
    for (const [name, message] of first) form.setError(name as FieldPath<Input>, { type: 'server', message })
    if (nameFault)
      setFieldTexts(new Map([...first].map(([name, message]) => [name, nameFault(`${id}-${name}`, message)])))
  }
  async function submit(sent: Sent) {
    const confirmation = confirm?.(sent) ?? null
    const key = JSON.stringify(confirmation?.faults)
    const isNew = confirmation !== null && key !== confirmed.current
    confirmed.current = key
    setError(null)
    setQuestion(isNew ? confirmation.question : undefined)
    if (isNew) return show(confirmation.faults)
    const answer = await send(sent)
    if (!answer) return
    if (answer.error) return refuse(answer.error)
    const data = answer.data as NonNullable<Data>
    if (success !== undefined) toast.success(typeof success === 'string' ? success : success(data, sent))
    await done?.(data, sent)
  }
  function refuse(failed: unknown) {
    const fields = problemOf(failed)?.fields ?? []
    show(fields.map(({ path, message }) => ({ name: path, message })))
    setError(fields.length === 0 ? failed : null)
  }
  function refuseFields() {
    setError(null)
    setQuestion(undefined)
  }
  return {
    ...form,
    id,
    field: (name: FieldPath<Input>) => ({
      ...register(name),
      id: `${id}-${name}`,
      // Also rendered before hydration.
      defaultValue: textIn(values, name),
      error: messages.get(name),
    }),
    faultAt: (name: string) => messages.get(name),
    faults: [...messages].map(([name, message]) => ({
      id: `${id}-${name}`,
      message: fieldTexts.get(name) ?? message,
    })),
    question,
    error,
    /** Number of submissions, updated in the same render as its errors. */
    refused: formState.submitCount,
    busy: formState.isSubmitting,
    /** Resets it, or sets new values. */
    begin: (next = values) => {
      refuseFields()
      confirmed.current = ''
      reset(next)
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      if (sending.current) return
      sending.current = true
      void handleSubmit(submit, refuseFields)(event).finally(() => (sending.current = false))
    },
  }
}

function textIn(values: object, name: string): string | undefined {
  const text: unknown = name in values ? values[name as keyof typeof values] : undefined
  return typeof text === 'string' ? text : undefined
}

/** Returns each invalid field with its message, by path. */
function faultsIn(errors: object, within = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, fault]: [string, unknown]): [string, string][] => {
    if (name === 'ref' || typeof fault !== 'object' || fault === null) return []
    const own: [string, string][] =
      'message' in fault && typeof fault.message === 'string' ? [[`${within}${name}`, fault.message]] : []
    return [...own, ...faultsIn(fault, `${within}${name}.`)]
  })
}

/**
 * Returns the innermost field of the page that holds this part of the body, such as the phone of
 * `traveller.phone.countryCode`.
 */
function fieldFor(id: string, path: string): string {
  const parts = path.split('.')
  for (let from = 0; from < parts.length; from++)
    for (let to = parts.length; to > from; to--) {
      const name = parts.slice(from, to).join('.')
      if (document.getElementById(`${id}-${name}`)) return name
    }
  return path
}
