import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

/** Heading of a car's rates and the link back to all cars; `car` is unknown until they load. */
export function CarRates({ car, to }: { car: string | undefined; to: string }) {
  const { t } = useTranslation('search')
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-lg">{car === undefined ? t('rates.title') : t('rates.of', { car })}</h2>
      <TextLink to={to} className="inline-flex min-h-11 items-center font-medium">
        {t('rates.all_cars')}
      </TextLink>
    </div>
  )
}
