import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { formatDay, localeOf } from '#ui/formats/dates.ts'
import { languageRow } from '#kernel/locale.ts'
import { useLanguage } from '#ui/use-language.ts'
import { addMonths, dayOfKey, monthOf, weeksOf, within } from './month.ts'

type CalendarProps = {
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

/** A month to choose a day from. It takes the focus. */
export function Calendar({ label, value, first, last, onChoose, onClose, onFocusOut }: CalendarProps) {
  const { t } = useTranslation('tabs')
  const language = useLanguage()
  const [day, setDay] = useState(() => within(value || first, first, last))
  const [isFocused, setFocused] = useState(true)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, isFocused])
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
    const escape = (event: Event) => {
      if (!(event instanceof globalThis.KeyboardEvent) || event.key !== 'Escape') return
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

  const month = monthOf(day)
  const changeMonth = (count: number) => {
    setFocused(false)
    setDay(within(addMonths(day, count), first, last))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayOfKey(event.key, day, language)
    if (to === null) return
    event.preventDefault()
    setFocused(true)
    setDay(within(to, first, last))
  }

  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className="absolute inset-s-0 top-full z-30 mt-1 w-72 rounded-card border border-line bg-paper p-2 text-ink shadow-floating"
    >
      <div className="flex items-center justify-between">
        <MonthButton
          label={t('when.earlier')}
          isOff={month <= monthOf(first)}
          onPress={() => changeMonth(-1)}
        >
          <ChevronLeft className="size-5 mirrored" />
        </MonthButton>
        <p aria-live="polite" className="text-sm font-semibold">
          {monthName(month, localeOf(language))}
        </p>
        <MonthButton label={t('when.later')} isOff={month >= monthOf(last)} onPress={() => changeMonth(1)}>
          <ChevronRight className="size-5 mirrored" />
        </MonthButton>
      </div>
      <table aria-label={monthName(month, localeOf(language))} className="w-full">
        <thead>
          <tr>
            {weeksOf(month, language)[0]?.map((one) => (
              <th
                key={one}
                scope="col"
                abbr={weekday(one, 'long', localeOf(language))}
                className="py-1 text-2xs font-medium text-ink-soft"
              >
                {weekday(one, languageRow(language).weekdayWidth, localeOf(language))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, language).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0 text-center">
                  {monthOf(one) === month && (
                    <button
                      data-day={one}
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      disabled={one < first || one > last}
                      aria-label={formatDay(one, language, 'long')}
                      aria-pressed={one === value}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(one)}
                      className={classes(
                        'size-9.5 rounded-full text-sm tabular disabled:text-ink-soft disabled:opacity-45',
                        one === value
                          ? 'stands-out bg-coral-deep font-semibold text-paper'
                          : 'enabled:hover:bg-coral-wash',
                      )}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MonthButtonProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode }

function MonthButton({ label, isOff, onPress, children }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className={classes(
        'flex size-11 items-center justify-center rounded-full text-ink-soft',
        isOff ? 'opacity-45' : 'hover:bg-coral-wash hover:text-coral-deep',
      )}
    >
      {children}
    </button>
  )
}

function monthName(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return format.format(new Date(`${month}-01T00:00Z`))
}

function weekday(day: string, style: 'long' | 'short' | 'narrow', locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: style }).format(
    new Date(`${day}T00:00Z`),
  )
}
