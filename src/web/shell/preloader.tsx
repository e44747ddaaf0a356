import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** A slim line at the top while the next page loads. */
export function Preloader() {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {state !== 'idle' && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden="true" className="preloader stands-out block h-0.5 bg-coral" />
        </>
      )}
    </div>
  )
}
