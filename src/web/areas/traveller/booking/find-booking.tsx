import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { ManageBookingBody } from '#domains/rentals/bookings/booking.contract.ts'
import { rentalsApi, useManageBookingMutation } from '#web/rentals/rentals.api.ts'
import { preferenceNames, readCookies } from '#web/app/preferences.ts'
import { sessionRead } from '#web/app/session/session.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader, useSiteDispatch } from '#web/app/store.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { Card } from '#ui/card.tsx'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { explainLookup } from './lookup-refused.ts'

const FindForm = z.object({
  reference: z.string().transform(tidyReference).pipe(ManageBookingBody.shape.reference),
  email: ManageBookingBody.shape.email,
})

type Props = {
  reference?: string
  /** Returns the address to open for the found booking; by default its own page. */
  addressOf?: (reference: string) => string
}

/** Finds a booking by its reference and the driver's e-mail and opens it for this visitor. Input stays. */
export function FindBooking({ reference, addressOf = bookingPage }: Props) {
  const { t } = useTranslation('booking')
  const navigate = useNavigateFromHere()
  const dispatch = useSiteDispatch()
  const { productName } = useSite()
  const { lang_id } = useHeader()
  const [find] = useManageBookingMutation()
  const form = useForm({
    id: 'find',
    contract: FindForm,
    values: reference ? { reference } : {},
    send: (sent) => find({ ...sent, lang_id }),
    done: async ({ booking }) => {
      const page = { items: [booking], page: 1, page_size: 20, total: 1 }
      const params = { reference: booking.reference }
      await dispatch(rentalsApi.util.upsertQueryData('bookings', params, page))
      dispatch(sessionRead(readCookies(document.cookie)[preferenceNames(productName).user]))
      await navigate(addressOf(booking.reference))
    },
  })
  return (
    <Card aria-labelledby="find">
      <h2 id="find" className="text-lg">
        {t('find.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('find.text')}</p>
      <Form form={form} explain={explainLookup(t)} label={t('find.open')} wide>
        <TextField
          {...form.field('reference')}
          label={t('reference')}
          hint={t('find.reference_hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <EmailInput {...form.field('email')} label={t('email')} hint={t('find.email_hint')} required />
      </Form>
    </Card>
  )
}

function bookingPage(reference: string): string {
  return `/booking/${reference}`
}

/** References are often copied with spaces, or entered in lower case. */
function tidyReference(reference: string): string {
  return reference.replaceAll(/[\s-]/g, '').toUpperCase()
}
