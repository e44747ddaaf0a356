import { useState } from 'react'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import type { TripsError } from '../../../trips/trips-client.ts'
import { useSteps } from '../../steps/use-steps.ts'
import { findFieldFaults, type Faults } from './faults.ts'
import type { ReadForm, FormFault } from './form-fault.ts'
import { useQuote, type TripQuoteInput } from './use-quote.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { formatDay, formatTime } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'

type Rejection = { faults: Faults; at: number }

/** Submits a tab's form. Errors appear at its fields (`names`, in their order); input is never lost. */
export function useTripForm(tab: WidgetTab, names: readonly string[], read: () => ReadForm) {
  const words = useFaultWords()
  const { go } = useSteps()
  const quote = useQuote(tab)
  const [rejection, setRejection] = useState<Rejection>({ faults: {}, at: 0 })
  const [failure, setFailure] = useState<TripsError | null>(null)
  const reject = (faults: Faults) => setRejection(({ at }) => ({ faults, at: at + 1 }))

  async function requestQuote(input: TripQuoteInput) {
    const error = await quote.requestQuote(input)
    if (error === null) go({ name: 'options' })
    const faults = error ? findFieldFaults(error, names) : null
    if (faults) reject(faults)
    else setFailure(error ?? null)
  }

  function submit() {
    if (quote.isLoading) return
    setFailure(null)
    const form = read()
    if ('input' in form) {
      setRejection(({ at }) => ({ faults: {}, at }))
      void requestQuote(form.input)
    } else
      reject(Object.fromEntries(Object.entries(form.faults).map(([name, fault]) => [name, words(fault)])))
  }

  return {
    tab,
    quote,
    submit,
    rejectedAt: rejection.at,
    /** Error of the last request, if no field caused it. Its notice takes the focus, so it never shows late. */
    failure,
    idOf: (name: string) => `${tab}-${name}`,
    /** The message at a field. */
    errorOf: (name: string): string | undefined => rejection.faults[name],
    /** All of them, in the order of the fields. */
    faults: names.flatMap((name) => {
      const message = rejection.faults[name]
      return message === undefined ? [] : [{ id: `${tab}-${name}`, message }]
    }),
    /** Forgets the message at a field that is being changed. */
    clear: (...changed: string[]) =>
      setRejection(({ faults, at }) => ({
        faults: Object.fromEntries(Object.entries(faults).filter(([name]) => !changed.includes(name))),
        at,
      })),
  }
}

export type TripForm = ReturnType<typeof useTripForm>

/** Returns a function that gives the message of a form's error. */
function useFaultWords(): (fault: FormFault) => string {
  const { t } = useTranslation('tabs')
  const language = useLanguage()
  return (fault) => {
    switch (fault.code) {
      case 'too_soon':
        return t('fault.too_soon', {
          day: formatDay(fault.earliest.slice(0, 10), language, 'brief'),
          time: formatTime(fault.earliest.slice(11), language),
        })
      case 'too_far':
        return t('fault.too_far', { day: formatDay(fault.last, language) })
      case 'too_long':
        return t('fault.too_long', { count: fault.days })
      default:
        return t(`fault.${fault.code}`)
    }
  }
}
