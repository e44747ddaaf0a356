import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { Field, fieldIds } from '#ui/fields/field.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { lazyModule, lazyComponent } from '#ui/lazy-module.ts'
import { useLanguage } from '#ui/use-language.ts'

const calendar = lazyModule(() => import('./day-calendar.tsx'))
const DayCalendar = lazyComponent(calendar, (code) => code.DayCalendar)

type DayFieldProps = {
  id: string
  label: string
  value: string
  first: string
  last: string
  onChange: (day: string) => void
  error: string | undefined
}

/** A day: a button that opens a calendar, whose code loads as the pointer or focus comes near. */
export function DayField({ id, label, value, first, last, onChange, error }: DayFieldProps) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="relative min-w-0">
      <Field id={id} label={label} error={error}>
        <button
          ref={button}
          type="button"
          id={id}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          {...fieldIds(id, { error })}
          onPointerEnter={calendar.ahead}
          onFocus={calendar.ahead}
          onMouseDown={(event) => isOpen && event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
          className={classes(inputClasses, 'flex items-center gap-3 text-start max-[399px]:text-sm')}
        >
          <CalendarDays className="size-5 shrink-0 text-ink-soft max-[399px]:hidden" />
          <span className="min-w-0 truncate tabular">{formatDay(value, language, 'brief')}</span>
        </button>
      </Field>
      {isOpen && (
        <Suspense>
          <DayCalendar
            label={label}
            value={value}
            first={first}
            last={last}
            onChoose={(day) => {
              onChange(day)
              close()
            }}
            onClose={close}
            onFocusOut={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
