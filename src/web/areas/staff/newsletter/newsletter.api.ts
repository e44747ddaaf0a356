import { api } from '#web/app/api.ts'

/** A page of addresses as CSV, and what the page after it is asked by; null: it was the last. */
export type AddressPage = { csv: string; next: string | null }

/** The staff's call for who subscribed to the newsletter; each page that is read is in the audit. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsletterAddresses: build.mutation<AddressPage, string | null>({
      query: (after) => ({
        url: 'staff/newsletter',
        params: { format: 'csv', page_size: 100, ...(after !== null && { after }) },
        responseHandler: async (response) =>
          response.ok
            ? { csv: await response.text(), next: nextIn(response.headers.get('link')) }
            : response.json(),
      }),
    }),
  }),
})

function nextIn(link: string | null): string | null {
  return /[?&]after=([\da-f-]{36})/.exec(link ?? '')?.[1] ?? null
}

export const { useNewsletterAddressesMutation } = newsletterApi
