import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Card } from '#ui/card.tsx'

/** Next steps after an enquiry, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation('enquiries')
  return (
    <Card aria-labelledby="next">
      <h2 id="next" className="text-lg">
        {t('next.title')}
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3 text-sm">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-coral-wash text-xs font-semibold text-coral-deep tabular"
            >
              {at + 1}
            </span>
            <span className="min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
