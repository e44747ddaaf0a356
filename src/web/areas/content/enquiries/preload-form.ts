import type { EnquiryKind } from '#domains/enquiries/enquiry.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { preloadOwnTexts } from './own-texts.ts'
import { sentNumber } from '#web/forms/sent-number.ts'

/**
 * Requests a form's signed timestamp, its prefill, and its page's other data. Each visit requests a new
 * timestamp, and a prefetch requests nothing.
 */
export async function preloadForm(
  args: PreloadArgs,
  kind: EnquiryKind,
  more?: () => Promise<unknown>,
): Promise<void> {
  const { dispatch, url, reason } = args
  if (reason === 'near' || sentNumber(url.searchParams) !== null) return
  const { openForm } = enquiriesApi.endpoints
  await Promise.all([
    dispatch(openForm.initiate({ kind }, { subscribe: false, forceRefetch: true })),
    preloadOwnTexts(args),
    more?.(),
  ])
}

/** Requests the same for a company's form, and the industries to choose from. */
export async function preloadCompanyForm(args: PreloadArgs, kind: 'partner' | 'supplier'): Promise<void> {
  const { listIndustries } = enquiriesApi.endpoints
  return preloadForm(args, kind, () => args.dispatch(listIndustries.initiate({}, { subscribe: false })))
}
