import { useState } from 'react'
import { isolate } from '#kernel/isolate.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useResendBookingMailMutation } from '../bookings.api.ts'

type ResendDialogProps = {
  mail: { id: string; name: string } | null
  booking: { id: string; email: string }
  onClose: () => void
}

/** Sends a mail once more, to the driver’s address or to the right one. */
export function ResendDialog({ mail, ...rest }: ResendDialogProps) {
  return (
    <Dialog open={mail !== null} onClose={rest.onClose} title={mail?.name ?? ''}>
      {mail && <ResendForm mailId={mail.id} {...rest} />}
    </Dialog>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'email', kind: 'code' }]

function ResendForm({ mailId, booking, onClose }: Omit<ResendDialogProps, 'mail'> & { mailId: string }) {
  const { t } = useTranslation('staff_mails')
  const [resend] = useResendBookingMailMutation()
  const [shown] = useState(booking.email)
  const isStale = shown !== booking.email
  const form = useStaffForm({
    id: 'resend',
    fields: FIELDS,
    values: { email: shown },
    send: ({ email }) =>
      resend({
        bookingId: booking.id,
        mailId,
        was_email: booking.email,
        ...(email !== booking.email && { email: String(email) }),
      }),
    success: t('resent'),
    done: onClose,
  })
  return (
    <StaffForm form={form} label={t('resend')} words="staff_mails:fields">
      {isStale && (
        <Notice tone="careful" title={t('address_changed_since', { email: isolate(booking.email, 'ltr') })} />
      )}
      <p className="text-sm text-ink-soft">{t('resend_text')}</p>
    </StaffForm>
  )
}
