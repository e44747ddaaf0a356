import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'

/** Where one is in a few steps; `current` counts from 0, what is before it is done. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const { t } = useTranslation('shell')
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs font-medium">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? 'step' : undefined}
          className={classes(
            'flex items-center gap-2',
            at === current ? 'text-coral-deep' : at < current ? 'text-good' : 'text-ink-soft',
          )}
        >
          {at > 0 && <span aria-hidden="true" className="h-px w-5 bg-line-strong" />}
          <span
            aria-hidden="true"
            className="flex size-6 items-center justify-center rounded-full border border-current tabular"
          >
            {at < current ? <Check className="size-3.5" /> : at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
