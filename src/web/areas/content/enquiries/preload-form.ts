import type { EnquiryKind } from '#domains/enquiries/enquiry.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { sentNumber } from './sent-number.ts'

/**
 * Requests a form's signed time and its page's other data. The time is that of this visit: none is requested for a link
 * that is only near, and one of an earlier visit is not used again.
 */
export async function preloadForm(
  { dispatch, url, reason }: PreloadArgs,
  kind: EnquiryKind,
  more: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  if (sentNumber(url.searchParams) !== null) return
  const form =
    reason === 'near'
      ? undefined
      : dispatch(
          enquiriesApi.endpoints.enquiryForm.initiate(kind, { subscribe: false, forceRefetch: true }),
        )
  await Promise.all([form, more()])
}
