import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useNavigation } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'

/** A slim line at the top while the next page loads, and on a first load until the page's script has taken it over. */
export function Preloader() {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  const taken = useHydrated()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {!taken && <span aria-hidden="true" className="first-preloader stands-out block h-0.5 bg-coral" />}
      {taken && state !== 'idle' && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden="true" className="preloader stands-out block h-0.5 bg-coral" />
        </>
      )}
    </div>
  )
}
