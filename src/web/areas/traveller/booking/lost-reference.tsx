import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BookingReferenceBody } from '#domains/rentals/bookings/booking.contract.ts'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useBookingReferenceNumberMutation } from '#web/rentals/rentals.api.ts'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { fieldMessage } from '#web/forms/field-message.ts'
import { LookupRefused } from './lookup-refused.tsx'

type Values = { email: string }

/** Mails the references of an address's upcoming bookings; the reply never reveals whether there are any. */
export function LostReference() {
  const { t } = useTranslation(['booking', 'terms'])
  const { lang_id } = useHeader()
  const sent = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(0)
  const [mail, { data, error, isLoading }] = useBookingReferenceNumberMutation()
  const { register, handleSubmit, formState, getValues } = useForm<Values>({
    resolver: zodResolver(BookingReferenceBody.pick({ email: true }), FIELD_ERRORS),
    mode: 'onSubmit',
  })
  useEffect(() => {
    if (data) sent.current?.focus()
  }, [data])
  const message = formState.errors.email?.message
  const send = async ({ email }: Values) => {
    const answer = await mail({ email, lang_id })
    if (answer.error) setRefused(Date.now())
  }
  return (
    <Card aria-labelledby="lost">
      <h2 id="lost" className="text-lg">
        {t('lost.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('lost.text')}</p>
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        {data && (
          <Notice tone="good" ref={sent} tabIndex={-1} title={t('lost.sent_title')}>
            {t('lost.sent_text', { email: isolate(getValues('email'), 'ltr') })}
          </Notice>
        )}
        {!data && <LookupRefused error={error} at={refused} />}
        <TextField
          {...register('email')}
          id="lost-email"
          type="email"
          dir="ltr"
          label={t('email')}
          error={message && fieldMessage(message, t)}
          autoComplete="email"
          required
        />
        <Button type="submit" look="second" busy={isLoading}>
          {t('lost.send')}
        </Button>
      </form>
    </Card>
  )
}
