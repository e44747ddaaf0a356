import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '../page-link.tsx'

/** Max length of the path stored as part of the evidence. */
const LONGEST_PAGE = 300

/** The page, for the proof of consent, and a field that people do not see: a robot fills it in. */
export function NewsletterHiddenFields() {
  const { t } = useTranslation('shell')
  const { basename } = useSite()
  const { pathname } = useLocation()
  return (
    <>
      <input type="hidden" name="page" value={(basename + pathname).slice(0, LONGEST_PAGE)} />
      <label aria-hidden="true" className="sr-only">
        {t('newsletter.robot')}
        <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}

/** Consent text; the server stores the same sentence as evidence. */
export function NewsletterConsent() {
  const { t } = useTranslation('shell')
  return (
    <>
      {t('newsletter.consent')}{' '}
      <PageLink to="/privacy-policy" className="underline underline-offset-4">
        {t('newsletter.privacy')}
      </PageLink>
    </>
  )
}
