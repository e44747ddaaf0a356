import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import type { BodyType } from '#kernel/acriss.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'

const CARS: readonly BodyType[] = ['hatchback', 'suv', 'convertible']

/** The steps of a rental, on one road. */
export function HowItWorks({ steps }: Pick<Home, 'steps'>) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="steps" className="bg-sand-deep">
      <div className="page-width py-14 md:py-20">
        <h2 id="steps" className="text-xl md:text-2xl">
          {t('steps.title')}
        </h2>
        <ol className="mt-8 grid gap-10 md:grid-cols-3 md:gap-6">
          {steps.map(({ title, text }, at) => (
            <li key={title}>
              <CarDrawing bodyType={CARS[at % CARS.length] ?? 'hatchback'} className="block w-44" />
              <div aria-hidden="true" className="mb-5 flex items-center gap-3">
                <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-petrol text-sm font-semibold text-on-petrol tabular">
                  {at + 1}
                </span>
                <span className="h-px grow border-t-2 border-dashed border-line-strong" />
              </div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
