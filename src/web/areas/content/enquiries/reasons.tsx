import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#ui/card.tsx'

export type Reason = { icon: LucideIcon; title: string; text: string }

/** Benefits of joining. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {reasons.map(({ icon: Icon, title: reason, text }) => (
          <li key={reason} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-card bg-coral-wash text-coral-deep"
            >
              <Icon className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-sm font-semibold">{reason}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type Term = { label: string; value: string }

/** Terms in numbers. */
export function Terms({ title, text, terms }: { title: string; text: string; terms: readonly Term[] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-line text-sm">
        {terms.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-end font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{text}</p>
    </Card>
  )
}

/** Rules for members. */
export function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-sm text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
