import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'

const arrow = 'flex size-11 items-center justify-center rounded-field hover:bg-sand-deep'

const day =
  'flex size-10 cursor-pointer items-center justify-center rounded-field text-sm outline-offset-[-2px] ' +
  'hover:bg-sand-deep data-outside-month:hidden data-selected:stands-out data-selected:bg-coral-deep ' +
  'data-selected:text-paper'

/** The calendar of a date field, a month at a time. */
export function DayCalendar() {
  return (
    <Popover className="z-50 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-paper p-3 text-ink shadow-floating">
      <Dialog className="outline-none">
        <Calendar>
          <div className="mb-2 flex items-center justify-between">
            <Button slot="previous" className={arrow}>
              <ChevronLeft className="size-5 mirrored" />
            </Button>
            <CalendarHeading className="text-sm font-semibold" />
            <Button slot="next" className={arrow}>
              <ChevronRight className="size-5 mirrored" />
            </Button>
          </div>
          <CalendarGrid className="border-collapse tabular">
            <CalendarGridHeader>
              {(name) => (
                <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">
                  {name}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
