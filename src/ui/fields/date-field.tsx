import { Suspense, useEffect, useId, useRef, type RefObject } from 'react'
import { classes } from '../classes.ts'
import { lazyModule, lazyComponent } from '../lazy-module.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useLanguage } from '../use-language.ts'
import { segmentLocale, type DateFieldProps } from './date-field-props.ts'
import { Field, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

const segmented = lazyModule(() => import('./segmented-date.tsx'))
const SegmentedDate = lazyComponent(segmented, (code) => code.SegmentedDate)

/**
 * A date with an optional time, entered part by part or chosen from a calendar: day first and 24 hours,
 * regardless of the machine's language. Read-only until its code has loaded. The server renders no more than
 * that: the parts have styles of their own, which the content policy allows only a script to set.
 */
export function DateField(props: DateFieldProps) {
  const made = useId()
  const { id = made, ...rest } = props
  const hydrated = useHydrated()
  const hadFocus = useRef(false)
  const shown = (
    <ShownDate
      id={id}
      {...rest}
      hadFocus={hadFocus}
      onFocusChange={(has) => {
        hadFocus.current = has
      }}
    />
  )
  return (
    <Suspense fallback={shown}>
      {hydrated ? <SegmentedDate id={id} {...rest} hadFocus={hadFocus} /> : shown}
    </Suspense>
  )
}

type ShownDateProps = DateFieldProps & {
  id: string
  hadFocus: RefObject<boolean>
  onFocusChange: (has: boolean) => void
}

function ShownDate({
  id,
  label,
  hint,
  error,
  value,
  withTime = false,
  className,
  hadFocus,
  onFocusChange,
}: ShownDateProps) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hadFocus.current) input.current?.focus()
  }, [hadFocus])
  const format = new Intl.DateTimeFormat(segmentLocale(language), {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <input
        ref={input}
        id={id}
        readOnly
        value={value === '' ? '' : format.format(new Date(withTime ? `${value}Z` : `${value}T00:00Z`))}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        {...fieldIds(id, { hint, error })}
        className={classes(inputClasses, 'tabular')}
      />
    </Field>
  )
}
