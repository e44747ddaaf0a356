import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FindItem } from './use-find-items.ts'
import type { EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import type { BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import type { FoundKind } from '#domains/staff/find/find.contract.ts'
import type { TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { BookingChip } from '../bookings/booking-chip.tsx'
import { EnquiryChip } from '../enquiries/enquiry-chip.tsx'
import { TripChip } from '../trips/trip-chip.tsx'

type FindOptionProps = ComponentProps<'li'> & {
  item: FindItem
  /** Heading of the group, if this is its first item. */
  heading: string | null
  isActive: boolean
}

/** A search result: its name, person, day and state. */
export function FindOption({ item, heading, isActive, ...option }: FindOptionProps) {
  const { t } = useTranslation('find')
  return (
    <li
      {...option}
      className={classes('cursor-pointer rounded-field aria-selected:stands-out', heading !== null && 'pt-2')}
    >
      {heading !== null && (
        <span aria-hidden="true" className="block px-2 pb-1 text-xs text-ink-soft">
          {heading}
        </span>
      )}
      <span className="sr-only">{t(`groups.${item.group}`)} </span>
      <span
        className={classes(
          'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-field px-2 py-1 text-sm',
          isActive && 'bg-coral-wash text-coral-deep',
        )}
      >
        <bdi className="font-medium">{item.name}</bdi>
        {item.found?.text != null && <bdi className="min-w-0 truncate text-ink-soft">{item.found.text}</bdi>}
        {item.found && (
          <span className="ms-auto flex items-center gap-2">
            {item.found.at !== null && (
              <DayText value={item.found.at.slice(0, 10)} className="text-xs text-ink-soft" />
            )}
            <FoundState kind={item.found.kind} state={item.found.state} />
          </span>
        )}
      </span>
    </li>
  )
}

/** The state of a found record, shown as on its own pages. */
function FoundState({ kind, state }: { kind: FoundKind; state: string | null }) {
  const { t } = useTranslation('staff')
  if (state === null) return null
  switch (kind) {
    case 'bookings':
      return <BookingChip status={state as BookingStatus} />
    case 'trips':
      return <TripChip status={state as TripStatus} />
    case 'enquiries':
      return <EnquiryChip state={state as EnquiryState} />
    case 'tasks':
      return <Chip tone="careful">{t(`tasks.kinds.${state}`)}</Chip>
    default:
      return null
  }
}
