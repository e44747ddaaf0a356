import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PriceMailsLinkBody } from '#domains/rentals/price-mails/price-mails.contract.ts'
import { formAction } from '#web/forms/form-action.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { MailedLink } from '#web/shell/mailed-link.tsx'
import { priceMailsApi } from './price-mails.api.ts'
import { WatchedPrice } from './watched-price.tsx'

export { preload } from './watched-price.tsx'

export const action = formAction({
  contract: PriceMailsLinkBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(priceMailsApi.endpoints.unsubscribeFromPriceMails.initiate(body)),
  done: () => ({ done: 'left' }),
})

/** Ends mails about a price by their link. */
export function Component() {
  const { t } = useTranslation('price_mails')
  return (
    <MailedLink
      words={(part) => t(`leave.${part}`)}
      about={<WatchedPrice />}
      next={{ done: <LinkButton to="/">{t('home')}</LinkButton> }}
    />
  )
}
