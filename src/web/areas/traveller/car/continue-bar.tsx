import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BackToTopInBar } from '#web/shell/back-to-top.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Continue, type PayProps } from './price-summary.tsx'

/** Total and next step at the foot of a small screen, always in view. */
export function ContinueBar(props: PayProps) {
  const { t } = useTranslation('car')
  return (
    <div className="foot-bar z-10 -mx-4 flex items-center gap-4 border-t border-line bg-paper px-4 py-3 shadow-floating md:-mx-6 md:px-6 lg:hidden">
      <BackToTopInBar />
      <div className="min-w-0">
        <p className="text-lg leading-tight font-semibold">
          <Price value={props.breakdown.total} />
        </p>
        <a href="#price" className="text-xs text-coral-deep underline underline-offset-4">
          {t('show_price')}
        </a>
      </div>
      <div className="grow">
        <Continue {...props} />
      </div>
    </div>
  )
}
