import { Minus, Plus } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { digitsIn } from '#kernel/digits.ts'

type StepperProps = {
  id: string
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A small number, set by two buttons or entered. */
export function Stepper({ id, label, value, min, max, onChange }: StepperProps) {
  const { t } = useTranslation('tabs')
  const set = (next: number) => Number.isInteger(next) && onChange(Math.min(max, Math.max(min, next)))
  const button =
    'flex h-full w-10 shrink-0 items-center justify-center text-coral-deep enabled:hover:bg-coral-wash disabled:opacity-40'
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      <div className="flex h-12 items-center overflow-clip rounded-field border border-line-strong bg-paper has-[input:focus-visible]:focus-ring">
        <button
          type="button"
          aria-label={t('stepper.fewer', { field: label })}
          disabled={value <= min}
          onClick={() => set(value - 1)}
          className={button}
        >
          <Minus className="size-5" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => set(Number(digitsIn(event.currentTarget.value) || min))}
          className="h-full w-full min-w-0 bg-transparent text-center text-base font-semibold tabular outline-none"
        />
        <button
          type="button"
          aria-label={t('stepper.more', { field: label })}
          disabled={value >= max}
          onClick={() => set(value + 1)}
          className={button}
        >
          <Plus className="size-5" />
        </button>
      </div>
    </div>
  )
}
