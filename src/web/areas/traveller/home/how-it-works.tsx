import { useTranslation } from 'react-i18next'
import type { BodyType } from '#kernel/acriss.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'

const steps: readonly { key: 'one' | 'two' | 'three'; car: BodyType }[] = [
  { key: 'one', car: 'hatchback' },
  { key: 'two', car: 'suv' },
  { key: 'three', car: 'convertible' },
]

/** Three steps on one road. */
export function HowItWorks() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="steps" className="bg-sand-deep">
      <div className="page-width py-14 md:py-20">
        <h2 id="steps" className="text-xl md:text-2xl">
          {t('steps.title')}
        </h2>
        <ol className="mt-8 grid gap-10 md:grid-cols-3 md:gap-6">
          {steps.map(({ key, car }, at) => (
            <li key={key}>
              <CarDrawing bodyType={car} className="block w-44" />
              <div aria-hidden="true" className="mb-5 flex items-center gap-3">
                <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-petrol text-sm font-semibold text-on-petrol tabular">
                  {at + 1}
                </span>
                <span className="h-px grow border-t-2 border-dashed border-line-strong" />
              </div>
              <h3 className="text-lg">{t(`steps.${key}.title`)}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{t(`steps.${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
