import { parseDate, parseDateTime, type DateValue } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { useId, useMemo, useRef, type FocusEvent, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import type { Language } from '#kernel/locale.ts'
import { classes } from '../classes.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useLanguage } from '../use-language.ts'
import { DayCalendar } from './day-calendar.tsx'
import { Field, FieldError, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

type DateFieldProps = {
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:mm`; '' while it is not complete. */
  value: string
  withTime?: boolean
  required?: boolean | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** A day of the calendar was chosen, or the field was left, or Enter pressed in it. */
  onCommit?: ((value: string) => void) | undefined
  className?: string | undefined
}

/**
 * A date, and a time where it is asked for, typed part by part or chosen from a calendar: the day first and 24 hours,
 * whatever the machine's language is. Until the script has loaded it is only shown: its parts have styles of their own,
 * which the content policy allows a script alone.
 */
export function DateField(props: DateFieldProps) {
  const made = useId()
  const { id = made, ...rest } = props
  return useHydrated() ? <TypedDate id={id} {...rest} /> : <ShownDate id={id} {...rest} />
}

type WithId = DateFieldProps & { id: string }

function ShownDate({ id, label, hint, error, value, withTime = false, className }: WithId) {
  const shown = useShown(value, withTime)
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <input
        id={id}
        readOnly
        value={shown}
        {...fieldIds(id, { hint, error })}
        className={classes(inputClasses, 'tabular')}
      />
    </Field>
  )
}

function TypedDate({
  id,
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
}: WithId) {
  const language = useLanguage()
  const locale = localeFor(language)
  const { 'aria-describedby': described } = fieldIds(id, { hint, error })
  // Another object would count as another value, and discard the parts typed so far.
  const date = useMemo(() => read(value, withTime), [value, withTime])
  const isCalendarOpen = useRef(false)
  const group = useRef<HTMLDivElement>(null)

  function change(next: DateValue | null) {
    const text = next?.toString().slice(0, withTime ? 16 : 10) ?? ''
    onChange(text)
    if (isCalendarOpen.current) onCommit?.(text)
  }
  function leave() {
    // A date with a part taken away is none, and is not to be sent as it was before.
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
        firstDayOfWeek={language === 'ar' ? 'sat' : 'mon'}
        validationBehavior="aria"
        isRequired={required}
        isInvalid={Boolean(error)}
        {...(described !== undefined && { 'aria-describedby': described })}
        onBlur={leave}
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
            <CalendarDays aria-hidden="true" className="size-5 text-ink-soft" />
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

/** Without a numbering system in its name digits of both languages can be typed; shown are Latin ones. */
function localeFor(language: Language): string {
  return language === 'ar' ? 'ar-AE-u-ca-gregory' : 'en-GB'
}

function useShown(value: string, withTime: boolean): string {
  const language = useLanguage()
  const date = read(value, withTime)
  if (!date) return ''
  const format = new Intl.DateTimeFormat(localeFor(language), {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
  return format.format(date.toDate('UTC'))
}

/** The list of a form's faults leads to the field as a whole. */
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
