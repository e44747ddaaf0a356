import { useEffect, useRef } from 'react'
import { Calendar, type CalendarClassNames } from '#ui/calendar/calendar.tsx'

type DayCalendarProps = {
  label: string
  value: string
  first: string
  last: string
  onChoose: (day: string) => void
  /** Called on Escape. */
  onClose: () => void
  /** Called when the focus leaves the calendar. */
  onFocusOut: () => void
}

/** A calendar below its field. */
export function DayCalendar({ label, value, onClose, onFocusOut, ...calendar }: DayCalendarProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const shown = box.current
    // Deferred until another month has the focus: by then the day that had it is gone.
    const follow = () =>
      setTimeout(() => {
        if (shown?.isConnected && !shown.contains(document.activeElement)) onFocusOut()
      })
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    shown?.addEventListener('focusout', follow)
    shown?.addEventListener('keydown', escape)
    return () => {
      shown?.removeEventListener('focusout', follow)
      shown?.removeEventListener('keydown', escape)
    }
  }, [onClose, onFocusOut])
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className="absolute inset-s-0 top-full z-30 mt-1 w-72 rounded-card border border-line bg-paper p-2 text-ink shadow-floating"
    >
      <Calendar start={value} end={value} classNames={CLASS_NAMES} {...calendar} />
    </div>
  )
}

const CLASS_NAMES: CalendarClassNames = {
  arrow:
    'rounded-full text-ink-soft aria-disabled:opacity-45 not-aria-disabled:hover:bg-coral-wash not-aria-disabled:hover:text-coral-deep',
  weekday: 'pb-1 text-2xs',
  day:
    'size-9.5 rounded-full text-sm tabular not-aria-pressed:enabled:hover:bg-coral-wash disabled:text-ink-soft disabled:opacity-45 ' +
    'aria-pressed:stands-out aria-pressed:bg-coral-deep aria-pressed:font-semibold aria-pressed:text-paper',
}
