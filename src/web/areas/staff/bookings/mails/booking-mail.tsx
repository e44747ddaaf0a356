import { useState } from 'react'
import type { JournalEntry } from '#domains/rentals/staff/staff-booking.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { RowButton } from '../../frame/row-button.tsx'
import { MailChip, MailFailure } from '../../mails/mail-state.tsx'
import { MailDialog } from '../../mails/mail-dialog.tsx'
import { isolate } from '#kernel/isolate.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useResendBookingMailMutation } from '../bookings.api.ts'

export type MailEntry = Extract<JournalEntry, { of: 'mail' }>

/** Mails that may only go to the address that they were created for. */
const ONCE: ReadonlySet<MailEntry['template']> = new Set(['confirm_driver', 'former_address'])

type BookingMailProps = {
  mail: MailEntry
  /** Null if the member may not open or resend the mail, or if the booking has no driver. */
  booking: { id: string; email: string } | null
}

/** A mail of a booking: kind, recipient and status; with permission, its text and a form to resend it. */
export function BookingMail({ mail, booking }: BookingMailProps) {
  const { t } = useTranslation('staff_mails')
  const [open, setOpen] = useState<'text' | 'resend' | null>(null)
  const close = () => setOpen(null)
  const name = t(`of_booking.${mail.template}`)
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>{name}</span>
        <MailChip state={mail.state} />
        {mail.sent_at !== null && (
          <InstantText value={mail.sent_at} className="text-xs text-ink-soft tabular" />
        )}
      </p>
      <bdi dir="ltr" className="self-start break-all text-ink-soft">
        {mail.recipient}
      </bdi>
      {mail.failure !== null && mail.state !== 'replaced' && <MailFailure failure={mail.failure} />}
      {booking && (
        <>
          <p className="flex flex-wrap gap-2">
            <RowButton onClick={() => setOpen('text')}>
              {t('open')} <span className="sr-only">{name}</span>
            </RowButton>
            {!ONCE.has(mail.template) && (
              <RowButton onClick={() => setOpen('resend')}>
                {t('resend')} <span className="sr-only">{name}</span>
              </RowButton>
            )}
          </p>
          <MailDialog
            shown={open === 'text' ? { path: `/api/staff/mails/${mail.mail_id}/body`, title: name } : null}
            onClose={close}
          />
          <ResendDialog
            mail={open === 'resend' ? { id: mail.mail_id, name } : null}
            booking={booking}
            onClose={close}
          />
        </>
      )}
    </div>
  )
}

type ResendDialogProps = {
  mail: { id: string; name: string } | null
  booking: { id: string; email: string }
  onClose: () => void
}

/** Resends a mail to the driver’s address or to a corrected one. */
function ResendDialog({ mail, ...rest }: ResendDialogProps) {
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
        id: booking.id,
        mail: mailId,
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
