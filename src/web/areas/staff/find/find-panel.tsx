import { type ComponentProps, type ComponentType, type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { useCombobox } from '#ui/combobox/use-combobox.ts'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { classes } from '#ui/classes.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { type FindItem, useFindItems } from './use-find-items.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { addNamespaces } from '#web/app/messages.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import type { EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import type { BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import type { SearchHitKind } from '#domains/staff/find/find.contract.ts'
import type { TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { BookingChip } from '../bookings/booking-chip.tsx'
import { EnquiryChip } from '../enquiries/enquiry-chip.tsx'
import { TripChip } from '../trips/trip-chip.tsx'

type FindPanelProps = { roles: readonly StaffRole[]; onClose: () => void }

/** Global search with the messages of the found records. */
export const FindPanel = withWords(['find', 'staff_bookings', 'dispatch'], Panel)

/** Search field and results: arrows select, Enter opens, Escape closes. */
function Panel({ roles, onClose }: FindPanelProps) {
  const { t } = useTranslation('find')
  const navigate = useNavigate()
  const [input, setInput] = useState('')
  const { items, isFirstReady, status } = useFindItems(input, roles)
  /** True if Enter was pressed before the results arrived: the first one opens then. */
  const [opensFirst, setOpensFirst] = useState(false)
  const open = ({ to }: FindItem) => {
    onClose()
    void navigate(to)
  }
  const { active, inputProps, listProps, optionProps } = useCombobox({
    id: 'find-anything',
    items,
    isOpen: items.length > 0,
    setOpen: () => undefined,
    isFirstReady,
    onChoose: open,
  })
  const first = opensFirst && isFirstReady ? items[0] : undefined
  useEffect(() => {
    if (!first) return
    onClose()
    void navigate(first.to)
  }, [first, navigate, onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isFirstReady) setOpensFirst(true)
    // The dialog handles these keys.
    if (event.key !== 'Escape' && event.key !== 'Tab') inputProps.onKeyDown(event)
  }
  return (
    <div className="flex flex-col gap-3">
      <input
        {...inputProps}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was opened to type into
        autoFocus
        type="text"
        aria-label={t('field')}
        aria-describedby="find-hint"
        placeholder={t('placeholder')}
        maxLength={100}
        value={input}
        onChange={(event) => {
          setInput(event.target.value)
          setOpensFirst(false)
        }}
        onKeyDown={onKeyDown}
        className={classes(inputClasses)}
      />
      <p id="find-hint" className="text-xs text-ink-soft">
        {t('hint')}
      </p>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {status}
      </p>
      <ul {...listProps} aria-label={t('found')} className="flex flex-col">
        {items.map((item, index) => (
          <FindOption
            key={item.key}
            item={item}
            heading={items[index - 1]?.group === item.group ? null : t(`groups.${item.group}`)}
            isActive={index === active}
            {...optionProps(index)}
          />
        ))}
      </ul>
    </div>
  )
}

/** Wraps a lazily loaded component that needs more message namespaces than its page; renders once they are loaded. */
function withWords<Props extends object>(namespaces: readonly string[], Part: ComponentType<Props>) {
  function Spoken(props: Props) {
    const { messages } = useTranslation()
    const [isReady, setReady] = useState(() => namespaces.every((name) => messages.has(name)))
    useEffect(() => {
      if (!isReady) void addNamespaces(messages, namespaces).then(() => setReady(true))
    }, [isReady, messages])
    return isReady ? <Part {...props} /> : <Skeleton className="h-60" />
  }
  return Object.assign(Spoken, { namespaces })
}

type FindOptionProps = ComponentProps<'li'> & {
  item: FindItem
  /** Heading of the group, if this is its first item. */
  heading: string | null
  isActive: boolean
}

/** A search result: its name, person, day and state. */
function FindOption({ item, heading, isActive, ...option }: FindOptionProps) {
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
            <SearchHitState kind={item.found.kind} state={item.found.state} />
          </span>
        )}
      </span>
    </li>
  )
}

/** The state of a found record, shown as on its own pages. */
function SearchHitState({ kind, state }: { kind: SearchHitKind; state: string | null }) {
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
