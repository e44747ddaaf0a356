import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BookingReferenceBody } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useBookingReferenceNumberMutation } from '#web/rentals/rentals.api.ts'
import { useHeader } from '#web/app/store.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { explainLookup } from './lookup-refused.ts'

/** Mails the references of an address's upcoming bookings; the reply never reveals whether there are any. */
export function LostReference() {
  const { t } = useTranslation('booking')
  const { lang_id } = useHeader()
  const notice = useRef<HTMLDivElement>(null)
  const [mailed, setMailed] = useState<{ email: string } | null>(null)
  const [mail] = useBookingReferenceNumberMutation()
  const form = useForm({
    id: 'lost',
    contract: BookingReferenceBody.pick({ email: true }),
    values: {},
    send: ({ email }) => {
      setMailed(null)
      return mail({ email, lang_id })
    },
    done: (_, sent) => setMailed(sent),
  })
  useEffect(() => {
    if (mailed) notice.current?.focus()
  }, [mailed])
  return (
    <Card aria-labelledby="lost">
      <h2 id="lost" className="text-lg">
        {t('lost.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('lost.text')}</p>
      <Form form={form} explain={explainLookup(t)} label={t('lost.send')} look="second" wide>
        {mailed && (
          <Notice tone="good" ref={notice} tabIndex={-1} title={t('lost.sent_title')}>
            {t('lost.sent_text', { email: isolate(mailed.email, 'ltr') })}
          </Notice>
        )}
        <EmailInput {...form.field('email')} label={t('email')} required />
      </Form>
    </Card>
  )
}
