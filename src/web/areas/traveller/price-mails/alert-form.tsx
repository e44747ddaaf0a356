import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { EmailField } from '#kernel/contract.ts'
import type { Money } from '#kernel/money.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from '../search/search-address.ts'
import { useRequestAlertMutation } from './price-mails.api.ts'

const LONGEST_PAGE = 300

type AlertFormProps = { criteria: SearchCriteria; choice: Choice; lowest: Money }

/** The form of an alert, loaded when it is opened: it brings the code of forms, which the results need for nothing else. */
export default function AlertForm({ criteria, choice, lowest }: AlertFormProps) {
  const { driverAge: _, ...filters } = choice.filters
  const { t } = useTranslation('price_mails')
  const { basename } = useSite()
  const { lang_id } = useHeader()
  const { pathname } = useLocation()
  const [requestAlert] = useRequestAlertMutation()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    id: 'alert',
    contract: ALERT_FORM,
    // A little less than the lowest there is.
    values: { email: '', most: String(Math.floor((lowest.amount * 95) / 10_000)), fax: '' },
    send: ({ email, most, fax }) => {
      const { pickup_id, dropoff_id, pickup_date, pickup_time, dropoff_date, dropoff_time } = criteria
      return requestAlert({
        email,
        fax,
        most: { amount: most * 100, currency: lowest.currency },
        pickup_id,
        dropoff_id,
        pickup_date,
        pickup_time,
        dropoff_date,
        dropoff_time,
        driver_age: criteria.driver_age,
        residence: criteria.residence,
        with_credit_card: criteria.with_credit_card === 'true',
        filters,
        page: (basename + pathname).slice(0, LONGEST_PAGE),
        lang_id,
      })
    },
    done: () => setSent(true),
  })
  if (isSent)
    return (
      <Notice tone="good" title={t('alert.title')} className="my-3">
        <p>{t('alert.sent')}</p>
      </Notice>
    )
  return (
    <Form form={form} label={t('alert.send')} className="flex flex-col gap-3 py-3">
      <p className="text-sm text-ink-soft">{t('alert.text')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...form.field('most')}
          label={t('alert.most', { currency: lowest.currency })}
          dir="ltr"
          inputMode="numeric"
          required
        />
        <CheckedEmailInput {...form.field('email')} label={t('alert.email')} required />
      </div>
      <label aria-hidden="true" className="sr-only">
        {t('alert.robot')}
        <input {...form.register('fax')} type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <p className="text-xs text-ink-soft">{t('alert.consent')}</p>
    </Form>
  )
}

const ALERT_FORM = z.object({
  email: EmailField,
  most: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error: 'whole_number_expected' })
    .transform(Number),
  fax: z.string(),
})
