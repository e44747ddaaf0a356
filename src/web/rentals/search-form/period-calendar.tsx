import { parseDate, type CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { useTranslation } from 'react-i18next'
import { useSite } from '#web/site.tsx'
import { ariaLocale } from '#web/ui/dates.ts'
import { addDays } from './days.ts'
import { MOST_DAYS_AHEAD } from './search-url.ts'

type PeriodCalendarProps = {
  anchor: RefObject<HTMLElement | null>
  start: string
  end: string
  onChange: (start: string, end: string) => void
  onClose: () => void
}

const arrow =
  'flex size-11 items-center justify-center rounded-field text-ink hover:bg-sand-deep disabled:text-line-strong'

/** Two months (one on small screens) to choose the days of a rental from, today to a year ahead. */
export default function PeriodCalendar({ anchor, start, end, onChange, onClose }: PeriodCalendarProps) {
  const { t } = useTranslation('home')
  const { language, today } = useSite()
  const wide = useMemo(() => window.matchMedia('(min-width: 48rem)').matches, [])
  const value = readRange(start, end)
  return (
    <I18nProvider locale={ariaLocale(language)}>
      <Popover
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={anchor}
        placement="bottom start"
        offset={8}
        className="z-30 rounded-card border border-line bg-paper p-3 text-ink shadow-floating outline-none md:p-4"
      >
        <Dialog aria-label={t('form.choose_days')} className="outline-none">
          <RangeCalendar
            aria-label={t('form.choose_days')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that opens takes the focus to the chosen day
            autoFocus
            // Weeks begin as the readers' calendars do: on Saturday in the Gulf.
            firstDayOfWeek={language === 'ar' ? 'sat' : 'mon'}
            visibleDuration={{ months: wide ? 2 : 1 }}
            minValue={parseDate(today)}
            maxValue={parseDate(addDays(today, MOST_DAYS_AHEAD))}
            {...(value && { defaultValue: value, defaultFocusedValue: value.start })}
            onChange={(range) => {
              onChange(range.start.toString(), range.end.toString())
              onClose()
            }}
          >
            <div className="mb-2 flex items-center justify-between">
              <Button slot="previous" className={arrow}>
                <ChevronLeft aria-hidden="true" className="size-5 mirrored" />
              </Button>
              <p className="text-xs text-ink-soft">{t('form.choose_days_hint')}</p>
              <Button slot="next" className={arrow}>
                <ChevronRight aria-hidden="true" className="size-5 mirrored" />
              </Button>
            </div>
            <div className="flex gap-8">
              <Month offset={0} />
              {wide && <Month offset={1} />}
            </div>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

function Month({ offset }: { offset: number }) {
  return (
    <div>
      <CalendarHeading offset={{ months: offset }} className="mb-2 text-center text-sm font-semibold" />
      <CalendarGrid offset={{ months: offset }} className="border-collapse tabular">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayClasses} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

const dayClasses =
  'flex size-10 cursor-pointer items-center justify-center text-sm outline-offset-[-2px] hover:bg-sand-deep ' +
  'data-disabled:cursor-default data-disabled:text-line-strong data-disabled:hover:bg-transparent ' +
  'data-outside-month:hidden data-selected:bg-coral-wash ' +
  'data-selection-start:rounded-s-field data-selection-start:bg-coral-deep data-selection-start:text-paper ' +
  'data-selection-end:rounded-e-field data-selection-end:bg-coral-deep data-selection-end:text-paper'

function readRange(start: string, end: string): { start: CalendarDate; end: CalendarDate } | null {
  try {
    return { start: parseDate(start), end: parseDate(end) }
  } catch {
    return null
  }
}
