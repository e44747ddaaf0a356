import type { EnquiryKind } from '#domains/enquiries/enquiry.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { preloadOwnTexts } from './own-texts.ts'
import { sentNumber } from '#web/forms/sent-number.ts'

/**
 * Requests a form's signed time, what fills it in, and its page's other data. The time is that of this visit: one of an
 * earlier visit is not used again, and a link that is only near requests nothing.
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

/** The same for the form of a company, with the lines of business to choose from. */
export async function preloadCompanyForm(args: PreloadArgs, kind: 'partner' | 'supplier'): Promise<void> {
  const { listIndustries } = enquiriesApi.endpoints
  return preloadForm(args, kind, () => args.dispatch(listIndustries.initiate({}, { subscribe: false })))
}
