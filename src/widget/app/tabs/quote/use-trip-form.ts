import { useState } from 'react'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import type { TripsError } from '../../../trips/trips-client.ts'
import { useSteps } from '../../steps/use-steps.ts'
import { refusedFields, type Faults } from './faults.ts'
import type { ReadForm, FormFault } from './form-fault.ts'
import { useQuote, type Asked } from './use-quote.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { formatDay, formatTime } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'

type Refusal = { faults: Faults; at: number }

/** The one way in which a tab's form is sent: faults stand at its fields (`names`, in their order), nothing typed is lost. */
export function useTripForm(tab: WidgetTab, names: readonly string[], read: () => ReadForm) {
  const words = useFaultWords()
  const { go } = useSteps()
  const quote = useQuote(tab)
  const [refusal, setRefusal] = useState<Refusal>({ faults: {}, at: 0 })
  const [failure, setFailure] = useState<TripsError | null>(null)
  const refuse = (faults: Faults) => setRefusal(({ at }) => ({ faults, at: at + 1 }))

  async function ask(asked: Asked) {
    const error = await quote.ask(asked)
    if (error === null) go({ name: 'options' })
    const faults = error ? refusedFields(error, names) : null
    if (faults) refuse(faults)
    else setFailure(error ?? null)
  }

  function submit() {
    if (quote.isAsking) return
    setFailure(null)
    const form = read()
    if ('asked' in form) {
      setRefusal(({ at }) => ({ faults: {}, at }))
      void ask(form.asked)
    } else
      refuse(Object.fromEntries(Object.entries(form.faults).map(([name, fault]) => [name, words(fault)])))
  }

  return {
    tab,
    quote,
    submit,
    refusedAt: refusal.at,
    /** Error of the last request, if no field caused it. Its notice takes the focus, so it never shows late. */
    failure,
    idOf: (name: string) => `${tab}-${name}`,
    /** The message at a field. */
    errorOf: (name: string): string | undefined => refusal.faults[name],
    /** All of them, in the order of the fields. */
    faults: names.flatMap((name) => {
      const message = refusal.faults[name]
      return message === undefined ? [] : [{ id: `${tab}-${name}`, message }]
    }),
    /** Forgets the message at a field that is being changed. */
    clear: (...changed: string[]) =>
      setRefusal(({ faults, at }) => ({
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
