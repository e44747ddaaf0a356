import type { StaffEnquiry } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { mayOpen } from '../sections.ts'
import { enquiriesApi, useReadEnquiryQuery } from './enquiries.api.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useListEnquiryMailsQuery } from '../mails/mails.api.ts'
import { RecordMails } from '../mails/record-mails.tsx'
import { mayCall } from '../may-call.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Card } from '#ui/card.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { Fact } from '../frame/fact.tsx'
import { factsOf } from './facts-of.ts'
import { EnquiryChip } from './enquiry-chip.tsx'

/** One enquiry: messages, answers and actions. */
export const { preload, Component } = staffPage({
  section: 'enquiries',
  title: 'staff:enquiries.one',
  load: ({ readRecord, params }) =>
    readRecord(enquiriesApi.endpoints.readEnquiry, { id: params['id'] ?? '' }),
  Content: Enquiry,
})

function Enquiry({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/enquiries">{t('enquiries.back')}</BackLink>
      <Answered query={useReadEnquiryQuery({ id })} height="h-100">
        {(enquiry) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-4">
              {mayApprove(enquiry, me) && (
                <LinkButton
                  to={`/staff/partners/new?application=${enquiry.enquiry_id}`}
                  className="self-start"
                >
                  {t('enquiries.approve_partner')}
                </LinkButton>
              )}
              <EnquiryReplies enquiry={enquiry} />
              <EnquiryActions key={enquiry.version} enquiry={enquiry} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <EnquiryFacts enquiry={enquiry} />
              <EnquiryMails key={enquiry.version} id={id} me={me} />
            </div>
          </div>
        )}
      </Answered>
    </>
  )
}

/** Returns true if the enquiry is a partner application and the member may decide it. */
function mayApprove({ kind, state }: StaffEnquiry, { roles }: StaffMe): boolean {
  return kind === 'partner' && state !== 'spam' && state !== 'closed' && mayOpen(roles, 'partners')
}

/** Mails about an enquiry, to open and resend with permission. */
function EnquiryMails({ id, me }: { id: string; me: StaffMe }) {
  const query = useListEnquiryMailsQuery({ id }, { refetchOnMountOrArgChange: true })
  const mayMail = mayCall(me.roles, 'readMail') && mayCall(me.roles, 'resendMail')
  return <RecordMails query={query} mayMail={mayMail} />
}

/** The enquiry's messages and our replies, oldest first. */
function EnquiryReplies({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const { name, message, created_at, replies } = enquiry
  return (
    <ol className="flex flex-col gap-3">
      <Message who={name} at={created_at} text={message} />
      {replies.map(({ reply_id, author, message: text, created_at: at }) => (
        <Message
          key={reply_id}
          who={author === 'staff' ? t('enquiries.our_answer') : name}
          at={at}
          text={text}
          ours={author === 'staff'}
        />
      ))}
    </ol>
  )
}

type MessageProps = { who: string; at: string; text: string; ours?: boolean }

function Message({ who, at, text, ours = false }: MessageProps) {
  return (
    <Card as="li" className={ours ? 'ms-6 bg-sand-deep' : undefined}>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <bdi className="font-semibold text-ink">{who}</bdi>
        <InstantText value={at} />
      </p>
      <p dir="auto" className="mt-2 break-words whitespace-pre-wrap">
        {text}
      </p>
    </Card>
  )
}

/** The enquiry's sender, subject and other fields. */
function EnquiryFacts({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const { number, state, kind, name, email, owner, booking, page, signs } = enquiry
  return (
    <Card as="aside" aria-label={t('enquiries.facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('enquiries.number')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
        <Fact label={t('enquiries.state')}>
          <EnquiryChip state={state} />
        </Fact>
        <Fact label={t('enquiries.kind')}>{t(`enquiries.kinds.${kind}`)}</Fact>
        <Fact label={t('enquiries.from')}>
          <bdi>{name}</bdi>
          {email !== null && (
            <span className="block break-all">
              <bdi dir="ltr">{email}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={t('enquiries.owner')}>{owner ? <bdi>{owner.name}</bdi> : t('enquiries.nobody')}</Fact>
        {booking && (
          <Fact label={t('enquiries.booking')}>
            <BookingLink id={booking.booking_id} reference={booking.reference} />
          </Fact>
        )}
        {factsOf(enquiry.content).map(([field, text]) => (
          <Fact key={field} label={t(`enquiries.fields.${field}`)}>
            <bdi dir={text.startsWith('+') ? 'ltr' : 'auto'} className="break-words">
              {field === 'topic' ? t(`enquiries.topics.${text}`) : text}
            </bdi>
          </Fact>
        ))}
        {page !== null && (
          <Fact label={t('enquiries.page')}>
            <bdi dir="ltr" className="break-all">
              {page}
            </bdi>
          </Fact>
        )}
        {signs.length > 0 && (
          <Fact label={t('enquiries.signs')}>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>{t(`enquiries.robot_signs.${sign}`)}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
