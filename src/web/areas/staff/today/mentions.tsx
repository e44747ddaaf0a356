import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { useListMentionsQuery, useSeeMentionMutation } from '../bookings/notes/booking-notes.api.ts'
import { RowButton } from '../frame/row-button.tsx'

/** Unread mentions of the member in colleagues' notes. Renders nothing if there are none. */
export function Mentions() {
  const { t } = useTranslation('staff')
  const toasted = useToasted()
  const { data } = useListMentionsQuery()
  const [see, { isLoading, originalArgs }] = useSeeMentionMutation()
  if (!data || data.items.length === 0) return null
  return (
    <SectionCard title={t('today.mentions')}>
      <ul className="divide-y divide-line text-sm">
        {data.items.map(({ note_id, booking_id, reference, by, text, created_at }) => (
          <li key={note_id} className="py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <TextLink to={`/staff/bookings/${booking_id}`}>
                <Parts>
                  <bdi dir="ltr">{reference}</bdi>
                  <bdi>{by}</bdi>
                </Parts>
              </TextLink>
              <InstantText value={created_at} className="text-xs text-ink-soft" />
            </span>
            {text !== null && (
              <p dir="auto" className="line-clamp-3 break-words">
                {text}
              </p>
            )}
            <span className="block py-3">
              <RowButton
                busy={isLoading && originalArgs?.id === note_id}
                onClick={() => void toasted(see({ id: note_id }), t('today.mention_done'))}
              >
                {t('today.mention_seen')} <span className="sr-only">{reference}</span>
              </RowButton>
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
