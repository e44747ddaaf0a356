import { Minus, Plus } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

type QuantityStepperProps = {
  name: string
  value: number
  max: number
  onChange: (value: number) => void
  /** For a form that can be submitted before hydration: a number field until then. */
  field?: { name: string; form: string }
}

/** A quantity from 0 to `max`. */
export function QuantityStepper({ name, value, max, onChange, field }: QuantityStepperProps) {
  const { t } = useTranslation('car')
  const id = useId()
  const hydrated = useHydrated()
  if (field && !hydrated)
    return (
      <input
        {...field}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={value}
        onChange={(event) => onChange(Math.min(max, Math.max(0, Math.trunc(Number(event.target.value)))))}
        aria-label={t('quantity', { name })}
        className={classes(inputClasses, 'w-33 shrink-0 text-center tabular')}
      />
    )
  return (
    <div role="group" aria-label={t('quantity', { name })} className="flex shrink-0 items-center gap-1">
      <Step
        aria-label={t('fewer', { name })}
        aria-controls={id}
        aria-disabled={value <= 0}
        onClick={() => value > 0 && onChange(value - 1)}
      >
        <Minus className="size-4" />
      </Step>
      <output id={id} aria-live="polite" className="min-w-9 text-center font-semibold tabular">
        {value}
      </output>
      <Step
        aria-label={t('more', { name })}
        aria-controls={id}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus className="size-4" />
      </Step>
    </div>
  )
}

/** Stays focusable at its limit, so that keyboard users do not lose the focus. */
function Step(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-full border border-line-strong hover:border-coral-deep hover:text-coral-deep aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-soft"
    />
  )
}
