import { LogOut, Route } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useAccount } from '../account/use-account.ts'
import { useSteps } from '../steps/use-steps.ts'
import { useWidget } from '../widget-context.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-xs font-medium text-ink-soft hover:text-coral-deep'

/** The bar below all steps: the traveller's trips, sign-out, and the provider's name. */
export function FootBar() {
  const { t } = useTranslation()
  const { boot } = useWidget()
  const { step, go } = useSteps()
  const { isSignedIn, signOut } = useAccount()
  const isThere = step.name === 'trips'
  return (
    <footer className="flex shrink-0 items-center justify-between gap-2 border-t border-line px-2">
      <div className="flex min-w-0 items-center">
        <button
          type="button"
          className={LINK}
          aria-current={isThere ? 'page' : undefined}
          onClick={() => !isThere && go({ name: 'trips' })}
        >
          <Route className="size-4" />
          {t('my_trips')}
        </button>
        {isSignedIn && (
          <button type="button" className={LINK} onClick={() => void signOut()}>
            <LogOut className="size-4 mirrored" />
            {t('sign_out')}
          </button>
        )}
      </div>
      <p className="truncate pe-2 text-2xs text-ink-soft">{t('by', { product: boot.productName })}</p>
    </footer>
  )
}
