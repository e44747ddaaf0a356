import { type ComponentProps, useState } from 'react'
import type { StaffBooking, JournalEntry } from '#domains/rentals/staff/staff-booking.contract.ts'
import { Switch } from '#ui/fields/checkbox.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { BookingMail } from './mails/booking-mail.tsx'

/**
 * History of a booking, latest first: events, payments, emails and what staff did. Ledger entries and views of the record
 * are shown on request: they seldom answer a question.
 */
export function BookingJournal({
  found: { booking, journal },
  mayMail,
}: {
  found: StaffBooking
  mayMail: boolean
}) {
  const { t } = useTranslation('staff_bookings')
  const { booking_id: id, driver } = booking
  const mailed = mayMail && driver ? { id, email: driver.email } : null
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? journal : journal.filter((entry) => !isTechnical(entry))
  return (
    <SectionCard title={t('journal')}>
      <Switch
        label={t('whole_journal')}
        checked={isWhole}
        onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
      />
      <ol className="divide-y divide-line text-sm">
        {shown.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- several entries may be of one moment and kind
          <li key={`${entry.at} ${entry.of} ${index}`} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_1fr]">
            <span className="text-xs text-ink-soft">
              <InstantText value={entry.at} className="block tabular" />
              {t(`sources.${entry.of}`)}
            </span>
            <div className="min-w-0">
              <Entry entry={entry} mailed={mailed} />
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

function isTechnical(entry: JournalEntry): boolean {
  return entry.of === 'ledger' || (entry.of === 'staff' && entry.action.startsWith('read_'))
}

type EntryProps = { entry: JournalEntry; mailed: ComponentProps<typeof BookingMail>['booking'] }

function Entry({ entry, mailed }: EntryProps) {
  const { t } = useTranslation('staff_bookings')
  switch (entry.of) {
    case 'event':
      return t(`events.${entry.kind}`)
    case 'payment':
      return (
        <>
          {t(`payments.${entry.state}`)} <Price value={entry.amount} />
          {entry.card !== null && (
            <span className="block text-ink-soft capitalize tabular">
              <bdi dir="ltr">{entry.card}</bdi>
            </span>
          )}
        </>
      )
    case 'refund':
      return (
        <>
          {t(`refunds.${entry.state}`)} <Price value={entry.amount} />
        </>
      )
    case 'ledger':
      return (
        <>
          <p>{t(`entries.${entry.kind}`)}</p>
          <ul className="mt-1 text-xs text-ink-soft">
            {(entry.postings ?? []).map(({ account, amount }) => (
              <li key={account} className="flex justify-between gap-4 sm:max-w-80">
                {t(`accounts.${account}`)} <Price value={amount} />
              </li>
            ))}
          </ul>
        </>
      )
    case 'task':
      return (
        <>
          <Parts>
            {t(`staff:tasks.kinds.${entry.kind}`)}
            {entry.done_at === null ? t('task_open') : <InstantText value={entry.done_at} />}
          </Parts>
          {entry.note !== null && (
            <span className="block break-words text-ink-soft">
              <bdi>{entry.note}</bdi>
            </span>
          )}
        </>
      )
    case 'mail':
      return <BookingMail mail={entry} booking={mailed} />
    case 'staff':
      return (
        <Parts>
          {t(`actions.${entry.action}`)}
          <bdi>{entry.by}</bdi>
        </Parts>
      )
  }
}
