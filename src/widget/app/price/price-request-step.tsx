import { langIdOf } from '#kernel/locale.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { categoryName } from '#domains/fares/categories.contract.ts'
import type { PriceRequestBody } from '#domains/enquiries/prices/price-request.contract.ts'
import type { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { formatDayAndTime } from '#ui/formats/dates.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { PlacesText } from '#ui/places-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { TripsError } from '../../trips/trips-client.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { faultsIn, type Faults } from '../forms/faults.ts'
import { firstCountry } from '../forms/first-country.ts'
import { PhoneInput } from '../forms/phone-input.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import type { TripQuoteInput } from '../tabs/quote/use-quote.ts'
import { Stepper } from '../tabs/stepper.tsx'
import { readWhen } from '../tabs/when/place-clock.ts'
import { useWidget } from '../widget-context.ts'

/** Fields of the form by their paths in the call's body. */
const FIELDS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  'phone.phone': 'phone',
  'phone.countryCode': 'phone',
  party: 'party',
  notes: 'notes',
}

type Sending = { is: 'idle' | 'busy' } | { is: 'sent'; number: string } | { is: 'failed'; error: TripsError }

/** Requests the price of a trip whose address was not found from the dispatch desk. */
export function PriceRequestStep({ input: { request, places } }: { input: TripQuoteInput }) {
  const { t } = useTranslation('price')
  const language = useLanguage()
  const { trips, host, boot } = useWidget()
  const { prefill } = host
  const [input, setInput] = useState({
    name: prefill.name ?? '',
    email: prefill.email ?? '',
    phoneCountry: firstCountry(undefined, navigator.languages),
    phone: prefill.phone ?? '',
    notes: '',
    fax: '',
  })
  const [party, setParty] = useState(1)
  const [faults, setFaults] = useState<Faults>({})
  const [sending, setSending] = useState<Sending>({ is: 'idle' })
  const formToken = useFormToken()
  const times = ['start' in request ? request.start : null, 'return' in request ? request.return : null]
    .flatMap((text) => readWhen(text ?? undefined, '') ?? [])
    .map((at) => formatDayAndTime(at, language))
  const change = (part: Partial<typeof input>) => {
    setInput((before) => ({ ...before, ...part }))
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending.is === 'busy') return
    const { readPhone } = await phoneNumbers.whenNeeded()
    const phone = readPhone(input.phoneCountry, input.phone)
    const email = input.email.trim()
    const wrong = {
      ...(input.name.trim() === '' && { name: t('booking:fault.name_required') }),
      ...(!phone && {
        phone: t(input.phone.trim() === '' ? 'booking:fault.phone_required' : 'booking:fault.phone_invalid'),
      }),
      ...(!/^\S+@\S+\.\S+$/.test(email) && { email: t('booking:fault.email_invalid') }),
    }
    if (!phone || Object.keys(wrong).length > 0) {
      setSending({ is: 'idle' })
      return setFaults(wrong)
    }
    setFaults({})
    setSending({ is: 'busy' })
    const body: z.input<typeof PriceRequestBody> = {
      request,
      party,
      name: input.name.trim(),
      email,
      phone,
      ...(input.notes.trim() !== '' && { notes: input.notes.trim() }),
      ...(input.fax !== '' && { fax: input.fax }),
      ...(formToken.current !== undefined && { form_token: formToken.current }),
      lang_id: langIdOf(boot.language),
    }
    const reply = await trips.call('/api/trip/price-request', { body })
    if (reply.ok) return setSending({ is: 'sent', number: (reply.data as { number: string }).number })
    const fieldFaults = faultsIn(reply.error, FIELDS)
    setFaults(fieldFaults ?? {})
    setSending(fieldFaults ? { is: 'idle' } : { is: 'failed', error: reply.error })
  }

  const field = (name: 'name' | 'email' | 'notes') => ({
    id: `price-${name}`,
    value: input[name],
    error: faults[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => change({ [name]: value }),
  })
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <StepHeading>{t('title')}</StepHeading>
      <section className="rounded-card border border-line p-4">
        <p className="text-xs text-ink-soft">{categoryName(request.category, language)}</p>
        <PlacesText places={places} />
        <p className="text-xs text-ink-soft">{times.join(' – ')}</p>
      </section>
      {sending.is === 'sent' ? (
        <Sent number={sending.number} email={input.email.trim()} />
      ) : (
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
          <p className="text-sm text-ink-soft">{t('text')}</p>
          <FaultSummary faults={faults} prefix="price" />
          {sending.is === 'failed' && <FailureNotice error={sending.error} />}
          <TextField {...field('name')} label={t('booking:name')} autoComplete="name" />
          <EmailInput {...field('email')} className="rtl:[&_input]:text-end" label={t('email')} />
          <PhoneInput
            id="price-phone"
            label={t('booking:phone')}
            country={input.phoneCountry}
            number={input.phone}
            error={faults['phone']}
            onType={change}
          />
          <div className="max-w-40">
            <Stepper id="price-party" label={t('party')} value={party} min={1} max={60} onChange={setParty} />
          </div>
          <TextArea {...field('notes')} label={t('notes')} hint={t('notes_hint')} rows={2} maxLength={1000} />
          {/* Honeypot for bots: hidden from view, screen readers and keyboard. */}
          <div className="sr-only" aria-hidden="true">
            <label htmlFor="price-fax">{t('fax')}</label>
            <input
              id="price-fax"
              tabIndex={-1}
              autoComplete="off"
              value={input.fax}
              onChange={({ target: { value } }) => change({ fax: value })}
            />
          </div>
          <Button type="submit" wide busy={sending.is === 'busy'}>
            {t('send')}
          </Button>
        </form>
      )}
    </div>
  )
}

function Sent({ number, email }: { number: string; email: string }) {
  const { t } = useTranslation('price')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice ref={box} tabIndex={-1} tone="good" title={t('sent', { number: `\u2068${number}\u2069` })}>
      <p>{t('sent_text', { email: `\u2068${email}\u2069` })}</p>
    </Notice>
  )
}

/** Signed time at which the form was opened; optional. */
function useFormToken() {
  const token = useRef<string>(undefined)
  useEffect(() => {
    const open = async () => {
      const reply = await fetch('/api/enquiry-form?kind=trip_price')
      if (!reply.ok) return
      const { form_token }: { form_token?: string } = await reply.json()
      token.current = form_token
    }
    open().catch(() => {})
  }, [])
  return token
}
