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

type ReadBy<Typed, Sent> = z.ZodType<Sent, Typed>

export type FormOf<Typed extends FieldValues, Sent, Data> = {
  /** Identifies the form on the page; the ids of its fields begin with it. */
  id: string
  /** Parses it; a function creates the contract from what was typed, where one field depends on another. */
  contract: ReadBy<Typed, Sent> | ((typed: Typed) => ReadBy<Typed, Sent> | Promise<ReadBy<Typed, Sent>>)
  /** What it begins with; a text that is left out begins as it was typed before the script had come. */
  values: DefaultValues<Typed>
  /** When its fields are judged; by default as it is sent, and those at fault as they are typed then. */
  judged?: Pick<UseFormProps<Typed>, 'mode' | 'reValidateMode'>
  /** Asks before it is sent, at fields; sent again as it is, it is meant. */
  confirm?: (sent: Sent) => { question: string; faults: readonly FieldFault[] } | null
  /** Nothing: it was not sent after all, or its failure is shown elsewhere. */
  send: (sent: Sent) => Promise<{ data?: Data | undefined; error?: unknown } | void>
  /** What is told once it was accepted, */
  success?: string | ((data: NonNullable<Data>, sent: Sent) => string)
  /** and done then. */
  done?: (data: NonNullable<Data>, sent: Sent) => unknown
  /** What is said of a refused field, where the form knows better than the API. */
  reword?: (fault: FieldFault, typed: Typed) => string
  /** The message above the form of a field that the form does not name itself. */
  nameFault?: (id: string, message: string) => string
}

/**
 * A form that the script sends: parsed by a contract, and judged by the API, whose faults are shown at their fields. It is
 * sent once, however often its button is pressed.
 */
export function useForm<Typed extends FieldValues, Sent, Data>(options: FormOf<Typed, Sent, Data>) {
  const { id, contract, values, judged, confirm, send, success, done, reword, nameFault } = options
  const { t } = useTranslation('forms')
  const [error, setError] = useState<unknown>(null)
  const [question, setQuestion] = useState<string>()
  const asked = useRef('')
  const sending = useRef(false)
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map())
  const resolver: Resolver<Typed, unknown, Sent> = async (typed, context, rest) => {
    const readBy = typeof contract === 'function' ? await contract(typed) : contract
    return zodResolver(readBy, FIELD_ERRORS)(typed, context, rest)
  }
  const form = useHookForm<Typed, unknown, Sent>({
    resolver,
    shouldFocusError: false,
    ...judged,
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
    for (const [name, message] of first) form.setError(name as FieldPath<Typed>, { type: 'server', message })
    if (nameFault)
      setNamed(new Map([...first].map(([name, message]) => [name, nameFault(`${id}-${name}`, message)])))
  }
  async function submit(sent: Sent) {
    const asks = confirm?.(sent) ?? null
    const key = JSON.stringify(asks?.faults)
    const isNew = asks !== null && key !== asked.current
    asked.current = key
    setError(null)
    setQuestion(isNew ? asks.question : undefined)
    if (isNew) return show(asks.faults)
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
    field: (name: FieldPath<Typed>) => ({
      ...register(name),
      id: `${id}-${name}`,
      // Also rendered before hydration.
      defaultValue: textIn(values, name),
      error: messages.get(name),
    }),
    faultAt: (name: string) => messages.get(name),
    faults: [...messages].map(([name, message]) => ({
      id: `${id}-${name}`,
      message: named.get(name) ?? message,
    })),
    question,
    error,
    /** How often it was sent, updated in the same render as its errors. */
    refused: formState.submitCount,
    busy: formState.isSubmitting,
    /** Empties it, or fills it in anew. */
    begin: (next = values) => {
      refuseFields()
      asked.current = ''
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

/** Each invalid field with its message, by its path. */
function faultsIn(errors: object, within = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, fault]: [string, unknown]): [string, string][] => {
    if (name === 'ref' || typeof fault !== 'object' || fault === null) return []
    const own: [string, string][] =
      'message' in fault && typeof fault.message === 'string' ? [[`${within}${name}`, fault.message]] : []
    return [...own, ...faultsIn(fault, `${within}${name}.`)]
  })
}

/** The innermost field of the page that holds this part of the body, such as the phone of `traveller.phone.countryCode`. */
function fieldFor(id: string, path: string): string {
  const parts = path.split('.')
  for (let from = 0; from < parts.length; from++)
    for (let to = parts.length; to > from; to--) {
      const name = parts.slice(from, to).join('.')
      if (document.getElementById(`${id}-${name}`)) return name
    }
  return path
}
