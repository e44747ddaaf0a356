import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
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

/** Information about a day: `label` is part of its name, `mark` is shown below its number. */
type DayNote = { label: string; mark: ReactNode }
/** Notes by day, `YYYY-MM-DD`. */
export type DayNotes = ReadonlyMap<string, DayNote>

/** Classes of the parts that look different in each place. */
export type CalendarLook = { arrow: string; weekday: string; day: string }

type CalendarProps = DayBounds & {
  /** The chosen days, `YYYY-MM-DD`: the same for a single day, '' for none. */
  start: string
  end: string
  /** The chosen end of a range whose other end is being chosen: the range shown is up to the focused day. */
  anchor?: string | null
  onChoose: (day: string) => void
  /** The day to focus first; `start` by default. */
  focused?: string
  /** Number of months shown. */
  count?: number
  /** Shown between the arrows instead of the month's name, which then is above its days. */
  prompt?: ReactNode
  /** Hook that returns the notes of a month (`YYYY-MM`). */
  useNotes?: (month: string) => DayNotes
  look: CalendarLook
}

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
  useNotes = noNotes,
  look,
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
  const months = Array.from({ length: count }, (_, at) => shiftMonth(shown, at))
  const show = (next: string, from = shown) => {
    const to = within(next, first, last)
    setDay(to)
    setMonth(firstMonth(from, to, count, { first, last }))
  }
  const moveTo = (next: string) => {
    setFocus('moved')
    show(next)
  }
  const turn = (by: number) => {
    setFocus(null)
    show(addMonths(day, by), shiftMonth(shown, by))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayOfKey(event, day, language)
    if (next === null) return
    event.preventDefault()
    moveTo(next)
  }
  const [from = '', to = ''] = (anchor === null ? [start, end] : [anchor, day]).toSorted()
  const dayProps = (one: string): DayProps => ({
    day: one,
    isFocused: one === day,
    isToday: one === today,
    isOff: one < first || one > last,
    isChosen: from !== '' && one >= from && one <= to,
    isStart: one === from,
    isEnd: one === to,
    onPress: () => {
      moveTo(one)
      onChoose(one)
    },
    onHover: () => anchor !== null && show(one),
    className: look.day,
  })
  return (
    <div ref={box}>
      <div className="mb-2 flex items-center justify-between">
        <Arrow
          label={t('calendar.earlier')}
          isOff={shown <= monthOf(first)}
          onPress={() => turn(-count)}
          className={look.arrow}
        >
          <ChevronLeft className="size-5 mirrored" />
        </Arrow>
        {prompt ?? <MonthName month={shown} />}
        <Arrow
          label={t('calendar.later')}
          isOff={shiftMonth(shown, count) > monthOf(last)}
          onPress={() => turn(count)}
          className={look.arrow}
        >
          <ChevronRight className="size-5 mirrored" />
        </Arrow>
      </div>
      <div className="flex gap-8">
        {months.map((one) => (
          <div key={one} className="grow">
            {prompt !== undefined && <MonthName month={one} className="mb-2" />}
            <MonthGrid
              month={one}
              onKeyDown={onKeyDown}
              dayProps={dayProps}
              useNotes={useNotes}
              weekdayClassName={look.weekday}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

type ArrowProps = {
  label: string
  isOff: boolean
  onPress: () => void
  className: string
  children: ReactNode
}

/** Turns months. At the bounds it keeps the focus that it has. */
function Arrow({ label, isOff, onPress, className, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className={classes('flex size-11 items-center justify-center', className)}
    >
      {children}
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

type MonthGridProps = {
  month: string
  onKeyDown: (event: KeyboardEvent) => void
  dayProps: (day: string) => DayProps
  useNotes: (month: string) => DayNotes
  weekdayClassName: string
}

function MonthGrid({ month, onKeyDown, dayProps, useNotes, weekdayClassName }: MonthGridProps) {
  const language = useLanguage()
  const notes = useNotes(month)
  const weeks = weeksOf(month, language)
  return (
    <table
      role="grid"
      aria-label={formatMonth(`${month}-01`, language)}
      onKeyDown={onKeyDown}
      className="mx-auto border-collapse tabular"
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th
              key={one}
              scope="col"
              abbr={weekday(one, 'long', language)}
              className={classes('font-medium text-ink-soft', weekdayClassName)}
            >
              {weekday(one, languageRow(language).weekdayWidth, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) =>
              monthOf(one) === month ? <Day key={one} {...dayProps(one)} note={notes.get(one)} /> : <td key={one} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = {
  day: string
  isFocused: boolean
  isToday: boolean
  isOff: boolean
  isChosen: boolean
  isStart: boolean
  isEnd: boolean
  onPress: () => void
  onHover: () => void
  className: string
  note?: DayNote | undefined
}

function Day({ day, isFocused, isToday, isOff, isChosen, isStart, isEnd, onPress, onHover, ...look }: DayProps) {
  const language = useLanguage()
  const { className, note } = look
  const name = formatDay(day, language, 'long')
  return (
    <td role="gridcell" aria-selected={isChosen} aria-disabled={isOff || undefined}>
      <button
        type="button"
        data-day={day}
        data-selected={isChosen || undefined}
        data-selection-start={isStart || undefined}
        data-selection-end={isEnd || undefined}
        tabIndex={isFocused ? 0 : -1}
        disabled={isOff}
        aria-label={note ? `${name}${languageRow(language).comma}${note.label}` : name}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPress}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !isOff && onHover()}
        className={className}
      >
        {Number(day.slice(8))}
        {note?.mark}
      </button>
    </td>
  )
}

const NO_NOTES: DayNotes = new Map()
const noNotes = () => NO_NOTES

function weekday(day: string, style: 'long' | 'short' | 'narrow', language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', weekday: style })
  return format.format(new Date(`${day}T00:00Z`))
}
