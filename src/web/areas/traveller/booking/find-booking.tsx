import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ManageBookingBody } from '#domains/rentals/bookings/booking.contract.ts'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { rentalsApi, useManageBookingMutation } from '#web/rentals/rentals.api.ts'
import { preferenceNames, readCookies } from '#web/app/preferences.ts'
import { sessionRead } from '#web/app/session/session.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader, useSiteDispatch } from '#web/app/store.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FaultList } from '#ui/fault-list.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { fieldMessage } from '#web/forms/field-message.ts'
import { LookupRefused } from './lookup-refused.tsx'

type Values = { reference: string; email: string }

type Props = {
  reference?: string
  /** The address to go to with the booking found; its own page by default. */
  addressOf?: (reference: string) => string
}

/** Finds a booking by its reference and the driver's e-mail and opens it for this visitor. What was typed stays. */
export function FindBooking({ reference, addressOf = bookingPage }: Props) {
  const { t } = useTranslation(['booking', 'terms'])
  const navigate = useNavigateFromHere()
  const dispatch = useSiteDispatch()
  const { productName } = useSite()
  const { lang_id } = useHeader()
  const summary = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(0)
  const [find, { error, isLoading }] = useManageBookingMutation()
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(ManageBookingBody, FIELD_ERRORS),
    shouldFocusError: false,
    mode: 'onSubmit',
    defaultValues: reference ? { reference } : {},
  })
  const fieldOf = (name: keyof Values) => {
    const message = formState.errors[name]?.message
    return { ...register(name), id: `find-${name}`, error: message && fieldMessage(message, t) }
  }
  const send = async (values: Values) => {
    const found = await find({ ...values, lang_id })
    if (!found.data) return setRefused(Date.now())
    const { booking } = found.data
    const page = { items: [booking], page: 1, page_size: 20, total: 1 }
    const asked = { reference: booking.reference }
    await dispatch(rentalsApi.util.upsertQueryData('bookings', asked, page))
    dispatch(sessionRead(readCookies(document.cookie)[preferenceNames(productName).user]))
    await navigate(addressOf(booking.reference))
  }
  const focusSummary = () => requestAnimationFrame(() => summary.current?.focus())
  const referenceField = register('reference', { setValueAs: tidyReference })
  const fields = { reference: { ...fieldOf('reference'), ...referenceField }, email: fieldOf('email') }
  const faults = [fields.reference, fields.email].flatMap(({ id, error: message }) =>
    message ? [{ id, message }] : [],
  )
  return (
    <Card aria-labelledby="find">
      <h2 id="find" className="text-lg">
        {t('find.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('find.text')}</p>
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void handleSubmit(send, focusSummary)(event)}
      >
        {faults.length > 0 && formState.isSubmitted && (
          <FaultList ref={summary} title={t('faults', { count: faults.length })} faults={faults} />
        )}
        {faults.length === 0 && <LookupRefused error={error} at={refused} />}
        <TextField
          {...fields.reference}
          label={t('reference')}
          hint={t('find.reference_hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextField
          {...fields.email}
          type="email"
          dir="ltr"
          label={t('email')}
          hint={t('find.email_hint')}
          autoComplete="email"
          required
        />
        <Button type="submit" busy={isLoading}>
          {t('find.open')}
        </Button>
      </form>
    </Card>
  )
}

function bookingPage(reference: string): string {
  return `/booking/${reference}`
}

/** References are often copied with spaces, or typed in lower case. */
function tidyReference(typed: unknown): string {
  return typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '').toUpperCase() : ''
}
