import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { languageRow, type Language } from '#kernel/locale.ts'
import { classes } from '../classes.ts'
import { formatDay, formatMonth, localeOf } from '../formats/dates.ts'
import { visitorDay } from '../formats/wall-time.ts'
import { useTranslation } from '../messages/messages-provider.tsx'
import { useLanguage } from '../use-language.ts'
import {
  addMonths,
  dayOfKey,
  firstMonth,
  monthOf,
  shiftMonth,
  weeksOf,
  within,
  type DayBounds,
} from './month.ts'

/** Notes by day, `YYYY-MM-DD`: `label` is part of the day's name, `mark` is shown below its number. */
export type DayNotes = ReadonlyMap<string, { label: string; mark: ReactNode }>

/** Classes of the parts that look different in each place. */
export type CalendarClassNames = { arrow: string; weekday: string; day: string }

type CalendarProps = DayBounds & {
  /** The chosen days, `YYYY-MM-DD`: the same for a single day, '' for none. */
  start: string
  end: string
  /** One end of a range while the other is being chosen: the range is shown up to the focused day. */
  anchor?: string | null
  onChoose: (day: string) => void
  /** The day to focus first; `start` by default. */
  focused?: string
  /** Number of months shown. */
  count?: number
  /** Shown between the arrows instead of the month's name, which is then above its days. */
  prompt?: ReactNode
  /** Renders a month (`YYYY-MM`) with its notes; without any by default. */
  renderMonth?: (month: string, render: (notes: DayNotes) => ReactNode) => ReactNode
  classNames: CalendarClassNames
}

const NO_NOTES: DayNotes = new Map()
const withoutNotes: NonNullable<CalendarProps['renderMonth']> = (_month, render) => render(NO_NOTES)

/** A calendar to choose a day or a range from, by pointer or keyboard. It takes the focus. */
export function Calendar({
  start,
  end,
  anchor = null,
  first,
  last,
  onChoose,
  focused = start,
  count = 1,
  prompt,
  renderMonth = withoutNotes,
  classNames,
}: CalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [today] = useState(visitorDay)
  const [day, setDay] = useState(() => within(focused || today, first, last))
  const [month, setMonth] = useState(() => monthOf(day))
  const [focus, setFocus] = useState<'opened' | 'moved' | null>('opened')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A popover that opens may not have its position yet: the page must not scroll to it.
    const preventScroll = focus === 'opened'
    if (focus) box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll })
  }, [day, focus])

  const shown = firstMonth(month, day, count, { first, last })
  const show = (next: string, from = shown) => {
    const to = within(next, first, last)
    setDay(to)
    setMonth(firstMonth(from, to, count, { first, last }))
  }
  const moveTo = (next: string) => {
    setFocus('moved')
    show(next)
  }
  const changeMonth = (by: number) => {
    setFocus(null)
    show(addMonths(day, by), shiftMonth(shown, by))
  }

  const [from = '', to = ''] = (anchor === null ? [start, end] : [anchor, day]).toSorted()
  const buttonOf = (one: string, note: string | undefined): DayButton => {
    const isChosen = from !== '' && one >= from && one <= to
    const isOff = one < first || one > last
    return {
      'data-day': one,
      'data-selection-start': one === from || undefined,
      'data-selection-end': one === to || undefined,
      'aria-pressed': isChosen,
      'aria-label': [formatDay(one, language, 'long'), one === today && todayWord(language), note]
        .filter(Boolean)
        .join(languageRow(language).comma),
      tabIndex: one === day ? 0 : -1,
      disabled: isOff,
      onClick() {
        moveTo(one)
        onChoose(one)
      },
      onKeyDown(event) {
        const next = dayOfKey(event, one, language)
        if (next === null) return
        event.preventDefault()
        moveTo(next)
      },
      onPointerEnter({ pointerType }) {
        if (anchor !== null && !isOff && pointerType !== 'touch') show(one)
      },
      className: classNames.day,
    }
  }
  return (
    <div ref={box}>
      <div className="mb-2 flex items-center justify-between">
        <Arrow
          icon={ChevronLeft}
          aria-label={t('calendar.earlier')}
          aria-disabled={shown <= monthOf(first)}
          onClick={() => changeMonth(-count)}
          className={classNames.arrow}
        />
        {prompt ?? <MonthName month={shown} />}
        <Arrow
          icon={ChevronRight}
          aria-label={t('calendar.later')}
          aria-disabled={shiftMonth(shown, count) > monthOf(last)}
          onClick={() => changeMonth(count)}
          className={classNames.arrow}
        />
      </div>
      <div className="flex gap-8">
        {Array.from({ length: count }, (_, at) => shiftMonth(shown, at)).map((one) => (
          <div key={one} className="grow">
            {prompt !== undefined && <MonthName month={one} className="mb-2" />}
            {renderMonth(one, (notes) => (
              <MonthGrid
                month={one}
                notes={notes}
                buttonOf={buttonOf}
                weekdayClassName={classNames.weekday}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Changes the month. At the bounds it is off, but keeps the focus. */
function Arrow({
  icon: Icon,
  onClick,
  className,
  ...props
}: ComponentProps<'button'> & { icon: LucideIcon }) {
  return (
    <button
      type="button"
      {...props}
      onClick={(event) => props['aria-disabled'] !== true && onClick?.(event)}
      className={classes('flex size-11 items-center justify-center', className)}
    >
      <Icon className="size-5 mirrored" />
    </button>
  )
}

function MonthName({ month, className }: { month: string; className?: string }) {
  return (
    <p aria-live="polite" className={classes('text-center text-sm font-semibold', className)}>
      {formatMonth(`${month}-01`, useLanguage())}
    </p>
  )
}

type DayButton = ComponentProps<'button'> & Record<`data-${string}`, string | boolean | undefined>

type MonthGridProps = {
  month: string
  notes: DayNotes
  buttonOf: (day: string, note: string | undefined) => DayButton
  weekdayClassName: string
}

function MonthGrid({ month, notes, buttonOf, weekdayClassName }: MonthGridProps) {
  const language = useLanguage()
  const { weekdayWidth } = languageRow(language)
  const weeks = weeksOf(month, language)
  const weekday = (day: string, style: 'long' | typeof weekdayWidth) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', weekday: style }).format(
      new Date(`${day}T00:00Z`),
    )
  return (
    <div
      role="grid"
      aria-label={formatMonth(`${month}-01`, language)}
      className="grid grid-cols-[repeat(7,auto)] justify-center tabular"
    >
      <div role="row" className="contents">
        {weeks[0]?.map((one) => (
          <div
            key={one}
            role="columnheader"
            aria-label={weekday(one, 'long')}
            className={classes('text-center font-medium text-ink-soft', weekdayClassName)}
          >
            {weekday(one, weekdayWidth)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="contents">
          {week.map((one) => {
            if (monthOf(one) !== month) return <span key={one} />
            const note = notes.get(one)
            const button = buttonOf(one, note?.label)
            return (
              <div
                key={one}
                role="gridcell"
                aria-selected={button['aria-pressed'] === true}
                aria-disabled={button.disabled}
              >
                <button type="button" {...button}>
                  {Number(one.slice(8))}
                  {note?.mark}
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function todayWord(language: Language): string {
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(0, 'day')
}
