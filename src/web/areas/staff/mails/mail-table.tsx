import type { StaffMail } from '#domains/notifications/staff/staff-mail.contract.ts'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { RowButton } from '../frame/row-button.tsx'
import { MailChip, MailFailure } from './mail-state.tsx'
import { useResendMailMutation } from './mails.api.ts'

type MailTableProps = {
  mails: readonly StaffMail[]
  onOpen: (mail: StaffMail) => void
  choice: RowChoice<StaffMail>
}

/** Mails, newest first: recipient, subject, status and actions. */
export function MailTable({ mails, onOpen, choice }: MailTableProps) {
  const { t } = useTranslation('staff_mails')
  const toasted = useToasted()
  const [resend, { isLoading, originalArgs }] = useResendMailMutation()
  return (
    <DataTable
      caption={t('caption')}
      rows={mails}
      rowKey={({ mail_id }) => mail_id}
      choice={choice}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        recipient: {
          label: t('recipient'),
          heads: true,
          render: ({ recipient, created_at }) => (
            <>
              <bdi dir="ltr" className="break-all">
                {recipient}
              </bdi>
              <InstantText value={created_at} className="block text-xs font-normal text-ink-soft tabular" />
            </>
          ),
        },
        subject: {
          label: t('subject'),
          render: ({ subject, topic, about }) => (
            <>
              {subject === null ? (
                <span className="text-ink-soft">{t('subject_kept')}</span>
              ) : (
                <bdi className="line-clamp-2">{subject}</bdi>
              )}
              <Parts className="text-xs text-ink-soft">
                {topic && t(`topics.${topic}`)}
                {about?.kind === 'booking' && (
                  <TextLink to={`/staff/bookings/${about.id}`}>{t('to_booking')}</TextLink>
                )}
              </Parts>
            </>
          ),
        },
        state: {
          label: t('state'),
          render: ({ state, failure, due_at, sent_at }) => (
            <>
              <MailChip state={state} />
              {sent_at !== null && (
                <InstantText value={sent_at} className="block text-xs text-ink-soft tabular" />
              )}
              {failure !== null && <MailFailure failure={failure} />}
              {due_at !== null && state === 'failed' && (
                <span className="block text-xs text-ink-soft">
                  {t('next_try')} <InstantText value={due_at} className="tabular" />
                </span>
              )}
            </>
          ),
        },
        acts: {
          label: t('acts'),
          atEnd: true,
          render: (mail) => (
            <span className="flex flex-wrap gap-2 md:justify-end">
              {mail.can.open && (
                <RowButton {...MAIN_ACTION} onClick={() => onOpen(mail)}>
                  {t('open')} <span className="sr-only">{mail.recipient}</span>
                </RowButton>
              )}
              {mail.can.resend && (
                <RowButton
                  busy={isLoading && originalArgs?.id === mail.mail_id}
                  onClick={() => void toasted(resend({ id: mail.mail_id }), t('resent'))}
                >
                  {t('resend')} <span className="sr-only">{mail.recipient}</span>
                </RowButton>
              )}
            </span>
          ),
        },
      }}
    />
  )
}
