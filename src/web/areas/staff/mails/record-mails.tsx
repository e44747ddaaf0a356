import { useState } from 'react'
import type { StaffMail } from '#domains/notifications/staff/staff-mail.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered, type Query } from '#web/shell/own-page/answered.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { RowButton } from '../frame/row-button.tsx'
import { MailChip, MailFailure } from './mail-state.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { useResendMailMutation } from './mails.api.ts'

type RecordMailsProps = {
  query: Query<{ items: readonly StaffMail[] }>
  /** True if the member may open mails and send them again. */
  mayMail: boolean
}

/** Mails about a trip or an enquiry, newest first, with their status. */
export function RecordMails({ query, mayMail }: RecordMailsProps) {
  const { t } = useTranslation('staff_mails')
  return (
    <SectionCard title={t('of_record')}>
      <Answered query={query} height="h-20">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-soft">{t('none_of_record')}</p>
          ) : (
            <ol className="divide-y divide-line text-sm">
              {items.map((mail) => (
                <RecordMail key={mail.mail_id} mail={mail} mayMail={mayMail} />
              ))}
            </ol>
          )
        }
      </Answered>
    </SectionCard>
  )
}

function RecordMail({ mail, mayMail }: { mail: StaffMail; mayMail: boolean }) {
  const { t } = useTranslation('staff_mails')
  const toasted = useToasted()
  const [resend, { isLoading }] = useResendMailMutation()
  const [open, setOpen] = useState(false)
  const { mail_id: id, subject, recipient, state, failure, created_at, sent_at, can } = mail
  const name = subject ?? t('subject_kept')
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi>{name}</bdi>
        <MailChip state={state} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <bdi dir="ltr" className="break-all">
          {recipient}
        </bdi>
        <InstantText value={sent_at ?? created_at} className="text-xs tabular" />
      </p>
      {failure !== null && state !== 'replaced' && <MailFailure failure={failure} />}
      {mayMail && (can.open || can.resend) && (
        <p className="flex flex-wrap gap-2">
          {can.open && (
            <RowButton onClick={() => setOpen(true)}>
              {t('open')} <span className="sr-only">{name}</span>
            </RowButton>
          )}
          {can.resend && (
            <RowButton busy={isLoading} onClick={() => void toasted(resend({ id }), t('resent'))}>
              {t('resend')} <span className="sr-only">{name}</span>
            </RowButton>
          )}
        </p>
      )}
      <MailDialog
        shown={open ? { path: `/api/staff/mails/${id}/body`, title: name } : null}
        onClose={() => setOpen(false)}
      />
    </li>
  )
}
