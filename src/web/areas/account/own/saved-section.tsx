import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SavedCars } from '#web/rentals/choice/saved-cars.tsx'

/** The cars that the person has saved. */
export function SavedSection() {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="saved" className="flex flex-col gap-5">
      <div>
        <h2 id="saved" className="text-lg">
          {t('sections.saved')}
        </h2>
        <p className="text-sm text-ink-soft">{t('choice:saved_there')}</p>
      </div>
      <SavedCars />
    </section>
  )
}
