import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffEnquiry } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Card } from '#ui/card.tsx'

/** What was written, and what was answered, in its order. */
export function EnquiryReplies({ enquiry }: { enquiry: StaffEnquiry }) {
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
