import { type DateValue, parseDate, parseDateTime } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type RefObject, use, useEffect, useMemo, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DatePickerStateContext, DateSegment } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Calendar, type CalendarClassNames } from '../calendar/calendar.tsx'
import { classes } from '../classes.ts'
import { useLanguage } from '../use-language.ts'
import { type DateFieldProps, segmentLocale } from './date-field-props.ts'
import { FieldError, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'

type SegmentedDateProps = DateFieldProps & {
  id: string
  /** True if the placeholder had the focus. */
  hadFocus: RefObject<boolean>
}

/** A date field with editable segments and a calendar. */
export function SegmentedDate({
  id,
  hadFocus,
  label,
  hint,
  error,
  value,
  withTime = false,
  required = false,
  onChange,
  onBlur,
  onCommit,
  className,
}: SegmentedDateProps) {
  const language = useLanguage()
  const locale = segmentLocale(language)
  const { 'aria-describedby': described } = fieldIds(id, { hint, error })
  // A new object would count as a new value and discard the segments entered so far.
  const date = useMemo(() => read(value, withTime), [value, withTime])
  const isCalendarOpen = useRef(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hadFocus.current) group.current?.focus()
  }, [hadFocus])

  function change(next: DateValue | null) {
    const text = next?.toString().slice(0, withTime ? 16 : 10) ?? ''
    onChange(text)
    if (isCalendarOpen.current) onCommit?.(text)
  }
  function handleBlur() {
    // A date with a missing part is invalid; its earlier value must not be sent.
    if (value !== '' && group.current?.querySelector('[data-placeholder]')) onChange('')
    else onCommit?.(value)
    onBlur?.()
  }
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        id={id}
        value={date}
        onChange={change}
        onOpenChange={(open) => (isCalendarOpen.current = open)}
        granularity={withTime ? 'minute' : 'day'}
        hourCycle={24}
        shouldForceLeadingZeros
        validationBehavior="aria"
        isRequired={required}
        isInvalid={Boolean(error)}
        {...(described !== undefined && { 'aria-describedby': described })}
        onBlur={handleBlur}
        className={classes('flex min-w-0 flex-col gap-1', className)}
      >
        <Label className="text-xs font-medium text-ink-soft">{label}</Label>
        <Group
          ref={group}
          tabIndex={-1}
          onFocus={toFirstPart}
          // The parts keep their keys to themselves.
          onKeyDownCapture={(event) => event.key === 'Enter' && onCommit?.(value)}
          className={classes(
            inputClasses,
            'flex! items-center gap-2 py-0! pe-0! outline-none data-invalid:border-bad data-invalid:ring-1 data-invalid:ring-bad',
          )}
        >
          <DateInput className="grow whitespace-nowrap tabular">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-0.5 outline-offset-0! data-focused:bg-coral-wash data-placeholder:text-ink-soft data-[type=literal]:px-0"
              />
            )}
          </DateInput>
          <Button className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-sand-deep">
            <CalendarDays className="size-5 text-ink-soft" />
          </Button>
        </Group>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {hint}
          </p>
        )}
        {error && <FieldError id={id}>{error}</FieldError>}
        <DayCalendar />
      </DatePicker>
    </I18nProvider>
  )
}

/** Focuses the first part: the error list links to the field as a whole. */
function toFirstPart({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

function read(value: string, withTime: boolean): DateValue | null {
  try {
    return withTime ? parseDateTime(value) : parseDate(value)
  } catch {
    return null
  }
}

/** The calendar of a date field. */
function DayCalendar() {
  const picker = use(DatePickerStateContext)
  const day = picker?.dateValue?.toString().slice(0, 10) ?? ''
  return (
    <Popover className="z-50 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-paper p-3 text-ink shadow-floating">
      <Dialog className="outline-none">
        <Calendar
          start={day}
          end={day}
          first="1000-01-01"
          last="9998-12-31"
          onChoose={(chosen) => picker?.setDateValue(parseDate(chosen))}
          classNames={CLASS_NAMES}
        />
      </Dialog>
    </Popover>
  )
}

const CLASS_NAMES: CalendarClassNames = {
  arrow: 'rounded-field hover:bg-sand-deep',
  weekday: 'pb-1 text-xs',
  day:
    'flex size-10 items-center justify-center rounded-field text-sm outline-offset-[-4px] hover:bg-sand-deep ' +
    'aria-pressed:stands-out aria-pressed:bg-coral-deep aria-pressed:text-paper aria-pressed:outline-paper',
}
